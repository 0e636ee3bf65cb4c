//! The annex: the part of the page that explains, converts and imports. See [`forsyth::ui::annex`].

fn main() {
    forsyth::ui::annex::run();
}
