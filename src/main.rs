//! Mounts the application.

use std::hint::black_box;

/// The memory of a session at its start, in bytes. Rust's allocator asks the browser for memory as it needs it, and `WebKit` can
/// break a program whose memory grows while its first functions are compiled once more ("Out of bounds memory access"). What was
/// asked for once stays.
const RESERVE: usize = 4 << 20;

fn main() {
    drop(black_box(Vec::<u8>::with_capacity(RESERVE)));
    forsyth::app::crash::report_panics();
    forsyth::app::mount();
}
