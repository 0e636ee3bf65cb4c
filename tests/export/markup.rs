//! Markdown, HTML and forum code: golden texts, escapes, well-formedness.

use forsyth::export::description::Description;
use forsyth::export::text::{TextForm, TextOptions, write_text};
use forsyth::i18n::piece_label;
use forsyth::position::Color;

use super::{ENDING, options, position, written};

const TITLE: &str = "Chess position with 5 men, Black to move";
const SENTENCE: &str = "Chess position with 5 men, Black to move. White: king b2; rook h1; pawn f4. \
    Black: king f7; pawn e4. En passant square f3.";

#[test]
fn markdown_and_pictures() {
    assert_eq!(
        written(ENDING, TextForm::Markdown, |_| ()),
        format!("![{SENTENCE}](board.svg)\n\n```\n{ENDING}\n```")
    );
    assert_eq!(
        written(ENDING, TextForm::HtmlImage, |_| ()),
        format!("<img src=\"board.svg\" data-fen=\"{ENDING}\" alt=\"{SENTENCE}\">")
    );
    assert_eq!(written(ENDING, TextForm::BbCode, |_| ()), format!("[fen]{ENDING}[/fen]"));
}

#[test]
fn a_table_has_a_caption_headers_and_names() {
    let text = written(ENDING, TextForm::HtmlTable, |options| options.orientation = Color::Black);
    let document = roxmltree::Document::parse(&text).unwrap();
    let texts = |name: &str| -> Vec<&str> {
        document.descendants().filter(|node| node.has_tag_name(name)).filter_map(|node| node.text()).collect()
    };
    assert_eq!(texts("caption"), [TITLE]);
    assert_eq!(texts("th").concat(), "hgfedcba12345678");
    assert_eq!(texts("span"), ["♖", "♔", "♙", "♟", "♚"]);
    let names: Vec<&str> = document.descendants().filter_map(|node| node.attribute("aria-label")).collect();
    assert_eq!(names, ["white rook", "white king", "white pawn", "black pawn", "black king"]);
    assert_eq!(document.descendants().filter(|node| node.has_tag_name("td")).count(), 65);
    let scopes: Vec<&str> = document.descendants().filter_map(|node| node.attribute("scope")).collect();
    assert_eq!((scopes[0], scopes[8], scopes.len()), ("col", "row", 16));
    assert!(
        text.starts_with(&format!("<table data-fen=\"{ENDING}\" data-orientation=\"black\">\n<caption>"))
    );
    assert!(text.contains(
        "<tr><th scope=\"row\">1</th><td><span role=\"img\" aria-label=\"white rook\">♖</span></td><td></td>"
    ));
}

#[test]
fn what_a_syntax_reserves_is_escaped() {
    let words = Description {
        short: "a < b & \"c\"".into(),
        long: "see [1] *and* \\ <b>\n\"q\"".into(),
        piece: piece_label,
    };
    let options = TextOptions { image: "my board (1).svg?a=1&b=\"2\"", ..options(&words) };
    let position = position(ENDING);
    let text = |form| write_text(&position, form, &options);
    assert!(
        text(TextForm::Markdown)
            .starts_with("![see \\[1\\] \\*and\\* \\\\ \\<b> \"q\"](my%20board%20%281%29.svg?a=1&b=\"2\")\n")
    );
    assert_eq!(
        text(TextForm::HtmlImage),
        format!(
            "<img src=\"my board (1).svg?a=1&amp;b=&quot;2&quot;\" data-fen=\"{ENDING}\" \
             alt=\"see [1] *and* \\ &lt;b&gt; &quot;q&quot;\">"
        )
    );
    assert!(text(TextForm::HtmlTable).contains("<caption>a &lt; b &amp; &quot;c&quot;</caption>"));
}
