//! Mounts the application.

fn main() {
    console_error_panic_hook::set_once();
    forsyth::app::mount();
}
