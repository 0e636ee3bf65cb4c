//! The few calls to the browser beside its elements: each may be refused, none may panic.

pub(super) mod address;
pub(super) mod blob;
pub(super) mod clipboard;
pub(super) mod storage;
