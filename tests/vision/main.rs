//! Pictures of diagrams become positions.
//!
//! The boards of these tests are drawn by `drawing`, with our own pieces. How well other pictures are read is no matter of
//! these tests: `cargo xtask eyes` measures it.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may panic")]

mod any_picture;
mod drawing;
mod finding;
mod golden;
mod reading;

use forsyth::vision::Network;

fn network() -> Network {
    Network::from_bytes(include_bytes!("../../model/eyes.bin")).unwrap()
}
