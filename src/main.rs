//! Mounts the application.

fn main() {
    forsyth::app::crash::report_panics();
    forsyth::app::mount();
}
