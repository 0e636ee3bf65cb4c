//! The few calls to the browser beside elements: each may be refused, none may panic.

pub mod address;
pub mod attributes;
pub mod clipboard;
pub mod document;
pub mod events;
pub mod fetch;
pub mod files;
pub mod focus;
pub mod frame;
pub mod idle;
pub mod letter_keys;
pub mod lost_focus;
pub mod popover;
pub mod raster;
pub mod rectangle;
pub mod roving;
pub mod scroll;
pub mod service_worker;
pub mod share;
pub mod storage;
pub mod style;
pub mod takeover;
pub mod timer;
