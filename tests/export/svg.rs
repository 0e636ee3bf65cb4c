//! The picture: its parts, its size, its options.

use forsyth::export::picture::symbol;
use forsyth::export::svg::{BoardColors, Coordinates, MARK_COLORS, Style, SvgOptions, svg};
use forsyth::i18n::wording;
use forsyth::marks::{MarkColor, Marks};
use forsyth::position::{Color, Piece, Position, piece_name};
use roxmltree::{Document, Node};

use super::{ENDING, KIWIPETE, position};

/// Stands in for the drawings.
fn disc(piece: Piece) -> &'static str {
    match piece.color {
        Color::White => "<circle cx=\"20\" cy=\"20\" r=\"15\" fill=\"#fff\"/>",
        Color::Black => "<circle cx=\"20\" cy=\"20\" r=\"15\"/>",
    }
}

fn drawn(position: &Position, options: &SvgOptions) -> String {
    svg(position, options, &wording(position), &disc)
}

fn group<'a>(document: &'a Document, name: &str) -> Option<Node<'a, 'a>> {
    document.descendants().find(|node| node.attribute("id") == Some(name))
}

#[test]
fn a_small_picture_letter_by_letter() {
    let marks = Marks::read_link("Ga1a3,Rh8,bb2").0;
    let options = SvgOptions {
        coordinates: Coordinates::None,
        marks: &marks,
        credit: "Drawn by A & B",
        ..SvgOptions::DEFAULT
    };
    let dark: String = (0..8)
        .flat_map(|row| (0..8).map(move |column| (row, column)))
        .filter(|(row, column)| (row + column) % 2 == 1)
        .map(|(row, column)| format!("M{} {}h40v40h-40z", column * 40, row * 40))
        .collect();
    assert_eq!(
        drawn(&position("7k/8/8/8/8/8/8/K7 w - - 0 1"), &options),
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
viewBox=\"0 0 320 320\" width=\"480\" height=\"480\" role=\"img\">
<title>Chess position with 2 men, White to move</title>
<desc>Chess position with 2 men, White to move. White: king a1. Black: king h8.</desc>
<metadata>Drawn by A &amp; B</metadata>
<defs>
<g id=\"forsyth-wK\"><circle cx=\"20\" cy=\"20\" r=\"15\" fill=\"#fff\"/></g>
<g id=\"forsyth-bK\"><circle cx=\"20\" cy=\"20\" r=\"15\"/></g>
</defs>
<g id=\"forsyth-squares\"><rect width=\"320\" height=\"320\" fill=\"#efdcbd\"/><path d=\"{dark}\" fill=\"#956848\"/></g>
<g id=\"forsyth-fills\" stroke=\"#fff\" stroke-width=\"1\" fill-opacity=\".65\">
<rect width=\"39\" height=\"39\" x=\"40.5\" y=\"240.5\" fill=\"#0f4aa3\"/>
</g>
<g id=\"forsyth-pieces\">
<use xlink:href=\"#forsyth-wK\" x=\"0\" y=\"280\"/>
<use xlink:href=\"#forsyth-bK\" x=\"280\" y=\"0\"/>
</g>
<g id=\"forsyth-marks\" stroke=\"#fff\" stroke-width=\"1\" opacity=\".8\">
<path d=\"M281 20a19 19 0 1 1 38 0a19 19 0 1 1 -38 0zM284 20a16 16 0 1 0 32 0a16 16 0 1 0 -32 0z\" fill=\"#a3211c\"/>
<path d=\"M16.9 285L16.9 240L9.5 240L20 225L30.5 240L23.1 240L23.1 285z\" fill=\"#1a7a2e\"/>
</g>
</svg>
"
        )
    );
}

#[test]
fn every_option_gives_well_formed_xml_without_anything_from_outside() {
    let marks = Marks::read_link("Ga1h8,Rb1c3,Yd4,bh8").0;
    let bits = |number: usize, place: usize| number >> place & 1 == 1;
    for number in 0..64 {
        for coordinates in [Coordinates::Inside, Coordinates::Outside, Coordinates::None] {
            let options = SvgOptions {
                size: if bits(number, 0) { 64 } else { 4_096 },
                style: if bits(number, 1) { Style::Print } else { Style::Screen },
                border: bits(number, 2),
                mover: bits(number, 3),
                orientation: Color::from_white(bits(number, 4)),
                transparent: bits(number, 5),
                coordinates,
                marks: &marks,
                ..SvgOptions::DEFAULT
            };
            let text = drawn(&position(KIWIPETE), &options);
            assert_eq!(text, drawn(&position(KIWIPETE), &options), "the same every time");
            let document = Document::parse(&text).unwrap();
            let names: Vec<&str> = document.descendants().map(|node| node.tag_name().name()).collect();
            assert!(["script", "style", "image", "foreignObject"].iter().all(|tag| !names.contains(tag)));
            for node in document.descendants() {
                for attribute in node.attributes() {
                    let value = attribute.value();
                    assert!(!attribute.name().starts_with("on") && attribute.name() != "style");
                    assert!(attribute.name() != "href" || value.starts_with('#'));
                    if let Some(id) = value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')) {
                        assert!(group(&document, id).is_some(), "{id}");
                    }
                }
            }
            assert_eq!(group(&document, "forsyth-border").is_some(), options.border);
            assert_eq!(group(&document, "forsyth-mover").is_some(), options.mover);
            assert_eq!(group(&document, "forsyth-coordinates").is_some(), coordinates != Coordinates::None);
            let margins = options.border || options.mover || coordinates == Coordinates::Outside;
            assert_eq!(group(&document, "forsyth-paper").is_some(), margins && !options.transparent);
            assert_eq!(document.descendants().filter(|node| node.has_tag_name("use")).count(), 32);
            assert_eq!(document.root_element().attribute("width"), Some(options.size.to_string().as_str()));
            let hatched = text.contains("url(#forsyth-hatch)");
            assert_eq!(hatched, options.style == Style::Print);
            assert!(options.style == Style::Screen || MARK_COLORS.iter().all(|color| !text.contains(color)));
        }
    }
}

#[test]
fn the_title_and_the_description_say_the_position() {
    let text = drawn(&position(ENDING), &SvgOptions::DEFAULT);
    let document = Document::parse(&text).unwrap();
    let said = |name: &str| {
        document.root_element().children().find(|node| node.has_tag_name(name)).and_then(|node| node.text())
    };
    let words = wording(&position(ENDING));
    assert_eq!(said("title"), Some(words.short.as_str()));
    assert_eq!(said("desc"), Some(words.long.as_str()));
}

#[test]
fn coordinates_belong_to_their_squares() {
    for (coordinates, orientation, letters) in [
        (Coordinates::Inside, Color::White, "87654321abcdefgh"),
        (Coordinates::Outside, Color::Black, "12345678hgfedcba"),
    ] {
        let text = drawn(&Position::EMPTY, &SvgOptions { coordinates, orientation, ..SvgOptions::DEFAULT });
        let document = Document::parse(&text).unwrap();
        let labels: Vec<Node> = document.descendants().filter(|node| node.has_tag_name("text")).collect();
        assert_eq!(labels.iter().filter_map(Node::text).collect::<String>(), letters);
        if coordinates == Coordinates::Inside {
            assert_eq!(labels[0].attribute("fill"), Some(BoardColors::PAGE.on_light), "a8 is light");
            assert_eq!(labels[7].attribute("fill"), Some(BoardColors::PAGE.on_dark), "a1 is dark");
            assert_eq!(labels[8].attribute("fill"), Some(BoardColors::PAGE.on_dark));
            assert_eq!((labels[0].attribute("x"), labels[8].attribute("x")), (Some("2"), Some("38")));
        } else {
            let left = labels[0].attribute("x").unwrap().parse::<f64>().unwrap();
            assert!((left - -8.0).abs() < 0.01, "{left}");
        }
    }
}

#[test]
fn margins_change_the_shape_of_the_picture() {
    let head = |options: &SvgOptions| {
        let text = drawn(&Position::EMPTY, options);
        let document = Document::parse(&text).unwrap();
        let of = |name: &str| document.root_element().attribute(name).unwrap().to_owned();
        (of("viewBox"), of("width"), of("height"))
    };
    let options =
        SvgOptions { coordinates: Coordinates::Outside, border: true, mover: true, ..SvgOptions::DEFAULT };
    assert_eq!(head(&options), ("-18 -2 356 340".into(), "480".into(), "458".into()));
    assert_eq!(head(&SvgOptions { size: 0, ..SvgOptions::DEFAULT }).1, "1");
    assert_eq!(head(&SvgOptions { size: u32::MAX, ..SvgOptions::DEFAULT }).1, "65535");
}

#[test]
fn the_sign_of_the_side_to_move_stands_at_its_side() {
    for (fen, orientation, row, fill) in [
        (KIWIPETE, Color::White, "300", "#fff"),
        (KIWIPETE, Color::Black, "20", "#fff"),
        (ENDING, Color::White, "20", "#000"),
    ] {
        let text = drawn(&position(fen), &SvgOptions { mover: true, orientation, ..SvgOptions::DEFAULT });
        let document = Document::parse(&text).unwrap();
        let sign = group(&document, "forsyth-mover").unwrap();
        assert_eq!((sign.attribute("cy"), sign.attribute("fill")), (Some(row), Some(fill)));
    }
}

#[test]
fn an_arrow_stops_before_the_middle_of_its_square() {
    let marks = Marks::read_link("Gb1c3,Ra1h1").0;
    let text = drawn(&Position::EMPTY, &SvgOptions { marks: &marks, ..SvgOptions::DEFAULT });
    let document = Document::parse(&text).unwrap();
    let paths: Vec<&str> = group(&document, "forsyth-marks")
        .unwrap()
        .children()
        .filter_map(|node| node.attribute("d"))
        .collect();
    let points: Vec<f64> =
        paths[1].split(|c: char| "MLz ".contains(c)).filter_map(|n| n.parse().ok()).collect();
    let (x, y) = (points[6], points[7]);
    let distance = (x - 100.0).hypot(y - 220.0);
    assert!((distance - 5.0).abs() < 0.02, "{distance}");
    assert!(paths[0].contains("L295 300"), "{}", paths[0]);
}

#[test]
fn colours_cannot_break_out_of_their_attributes() {
    let colors = BoardColors { light: "\"/><script>", ..BoardColors::PAGE };
    let text = drawn(&Position::EMPTY, &SvgOptions { colors, ..SvgOptions::DEFAULT });
    assert!(Document::parse(&text).is_ok() && !text.contains("<script"));
    assert_eq!(MARK_COLORS.len(), MarkColor::ALL.len());
}

/// A piece of one of the page's sets.
fn cburnett(piece: Piece) -> &'static str {
    symbol(include_str!("../../art/pieces/cburnett.svg"), piece_name(piece)).unwrap()
}

#[test]
fn an_ordinary_diagram_is_small() {
    let marks = Marks::read_link("Ge2e4,Rd4,bb2").0;
    let options = SvgOptions {
        coordinates: Coordinates::Outside,
        border: true,
        mover: true,
        marks: &marks,
        credit: "Chess pieces by Cburnett and Rfc1394, CC BY-SA 3.0, via cm-chessboard",
        ..SvgOptions::DEFAULT
    };
    for position in [Position::START, position(KIWIPETE), position(ENDING)] {
        let text = svg(&position, &options, &wording(&position), &cburnett);
        assert!(Document::parse(&text).is_ok());
        assert!(text.len() <= 16_384, "{} bytes", text.len());
    }
}

/// The corners of the arrows of a picture, in hundredths of a unit.
fn arrows(marks: &str, style: Style) -> Vec<Vec<(f64, f64)>> {
    let marks = Marks::read_link(marks).0;
    let options = SvgOptions { marks: &marks, style, coordinates: Coordinates::None, ..SvgOptions::DEFAULT };
    let text = drawn(&position("7k/8/8/8/8/8/8/K7 w - - 0 1"), &options);
    let document = Document::parse(&text).unwrap();
    let shapes = group(&document, "forsyth-marks").unwrap();
    let corners = |node: Node| {
        let data =
            node.attribute("d").unwrap_or_default().trim_start_matches('M').trim_end_matches('z').to_owned();
        let points = data.split('L').map(|point| {
            let (x, y) = point.split_once(' ').unwrap();
            (x.parse::<f64>().unwrap(), y.parse::<f64>().unwrap())
        });
        points.collect::<Vec<_>>()
    };
    shapes.children().filter(|node| node.has_tag_name("path")).map(corners).collect()
}

/// Whether two outlines cross.
fn cross(one: &[(f64, f64)], other: &[(f64, f64)]) -> bool {
    let side =
        |a: (f64, f64), b: (f64, f64), c: (f64, f64)| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    let edges = |points: &[(f64, f64)]| -> Vec<_> {
        (0..points.len()).map(|index| (points[index], points[(index + 1) % points.len()])).collect()
    };
    edges(one).into_iter().any(|(a, b)| {
        edges(other)
            .into_iter()
            .any(|(c, d)| side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0)
    })
}

#[test]
fn arrows_into_one_square_do_not_overlap() {
    for marks in [
        "Ga1d4,Ra7d4",
        "Gd8d4,Rd7d4",
        "Gd8d4,Rh8d4",
        "Ge8d4,Rf8d4",
        "Gb5d4,Rb3d4,Bc2d4,Ye2d4",
        "Ga8d8,Rb8d8,Bc7d8",
        "Gd3d4,Rd2d4",
    ] {
        let arrows = arrows(marks, Style::Screen);
        assert_eq!(arrows.len(), marks.split(',').count());
        for (index, one) in arrows.iter().enumerate() {
            for other in &arrows[..index] {
                assert!(!cross(one, other), "{marks}: {one:?} {other:?}");
            }
        }
    }
    // It begins at the edge of the piece.
    let (_, begins) = arrows("Ga1a8", Style::Screen)[0][0];
    assert!((begins - 285.0).abs() < 0.1, "{begins}");
}

#[test]
fn colours_are_told_apart_without_colour() {
    let lines = |color: &str| {
        let marks = Marks::read_link(&format!("{color}a1a8,{color}d4")).0;
        let options = SvgOptions { marks: &marks, style: Style::Print, ..SvgOptions::DEFAULT };
        let text = drawn(&position("7k/8/8/8/8/8/8/K7 w - - 0 1"), &options);
        let start = text.find("<g id=\"forsyth-marks\"").unwrap();
        text[start..].to_owned()
    };
    let all = ["G", "R", "B", "Y"].map(lines);
    for (index, one) in all.iter().enumerate() {
        assert!(all[..index].iter().all(|other| other != one), "{one}");
        assert!(["#000", "#fff"].iter().any(|color| one.contains(color)) && !one.contains("opacity"));
    }
    assert!(!all[0].contains("dasharray") && all[1].contains("dasharray") && all[2].contains("round"));
}

#[test]
fn the_pieces_of_the_page_are_black_and_white_on_paper() {
    let warm = |_: Piece| "<path fill=\"#fffaf0\" stroke=\"#100e0c\" d=\"M0 0h9v9z\"/>";
    let position = position("7k/8/8/8/8/8/8/K7 w - - 0 1");
    let options = |style| SvgOptions { style, ..SvgOptions::DEFAULT };
    let screen = svg(&position, &options(Style::Screen), &wording(&position), &warm);
    assert!(screen.contains("#fffaf0"));
    let print = svg(&position, &options(Style::Print), &wording(&position), &warm);
    assert!(
        !print.contains("#fffaf0")
            && !print.contains("#100e0c")
            && print.contains("fill=\"#fff\" stroke=\"#000\"")
    );
}

#[test]
fn a_caption_and_a_margin_make_the_picture_larger() {
    let position = position(ENDING);
    let sizes = |options: &SvgOptions| {
        let text = drawn(&position, options);
        let document = Document::parse(&text).unwrap();
        let view = document.root_element().attribute("viewBox").unwrap().to_owned();
        let lines: Vec<String> = group(&document, "forsyth-caption")
            .map(|caption| caption.children().filter_map(|line| line.text()).map(str::to_owned).collect())
            .unwrap_or_default();
        (view, lines.into_iter().filter(|line| !line.trim().is_empty()).collect::<Vec<_>>())
    };
    assert_eq!(sizes(&SvgOptions::DEFAULT), ("0 0 320 320".to_owned(), Vec::new()));
    let margin = SvgOptions { margin: true, ..SvgOptions::DEFAULT };
    assert_eq!(sizes(&margin), ("-12 -12 344 344".to_owned(), Vec::new()));
    let caption = SvgOptions { caption: ["A & B", "", ENDING], ..SvgOptions::DEFAULT };
    let (view, lines) = sizes(&caption);
    assert_eq!(lines, ["A & B", ENDING]);
    assert!(view.starts_with("0 0 320 3") && view != "0 0 320 320", "{view}");
}

#[test]
fn a_long_title_breaks_and_a_long_record_is_written_smaller() {
    let title = "The Italian game: White aims the bishop at f7, the weakest square in Black's camp";
    let record = "r1bq1rk1/1p3ppp/2n2n2/3p4/1b1P4/2N1PN2/1P1B1PPP/R2QKB1R w KQ - 12 123";
    let options = SvgOptions { caption: [title, "", record], ..SvgOptions::DEFAULT };
    let text = drawn(&position(ENDING), &options);
    let document = Document::parse(&text).unwrap();
    let caption = group(&document, "forsyth-caption").unwrap();
    let lines: Vec<_> = caption.children().filter(Node::is_element).collect();
    let words: Vec<&str> = lines.iter().filter_map(Node::text).collect();
    assert_eq!(words[..words.len() - 1].join(" "), title);
    assert_eq!(words.last(), Some(&record));
    for line in lines {
        // Wide letters are two thirds as wide as they are high.
        let size: f64 = line.attribute("font-size").unwrap().parse().unwrap();
        let letters = line.text().unwrap().chars().count() as f64;
        assert!(letters * size * 0.64 <= 316.0, "{line:?} of size {size}");
    }
}
