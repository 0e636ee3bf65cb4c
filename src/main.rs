//! Mounts the app.

fn main() {
    forsyth::ui::run();
}
