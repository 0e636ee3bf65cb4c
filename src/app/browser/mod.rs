//! The few calls to the browser beside elements: each may be refused, none may panic.

pub mod address;
pub mod clipboard;
pub mod events;
pub mod files;
pub mod focus;
pub mod frame;
pub mod storage;
