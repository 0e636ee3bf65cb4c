//! Prints the page as it stands before the program comes: the build puts it into the document.

fn main() {
    println!("{}", forsyth::app::render());
}
