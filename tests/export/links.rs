//! Addresses of other sites, refusals, names of files.

use forsyth::export::links::{Refusal, Refused, Site, embed_code, file_name, link};
use forsyth::export::qr::qr_svg;
use forsyth::import::{Import, import};
use forsyth::legality::{FindingKind, Rules, Variant};
use forsyth::position::{Color, EnPassantFault, Position, Square};

use super::{ENDING, KIWIPETE, position};

fn address(site: Site, fen: &str, rules: Rules) -> Result<String, Refusal> {
    link(site, &position(fen), rules, Color::White).map_err(|Refused { reason }| reason)
}

fn variant(variant: Variant) -> Rules {
    Rules { variant, ..Rules::STANDARD }
}

#[test]
fn each_site_gets_its_dialect() {
    let of = |site| address(site, ENDING, Rules::STANDARD).unwrap();
    assert_eq!(
        of(Site::LichessAnalysis),
        "https://lichess.org/analysis/standard/8/5k2/8/8/4pP2/8/1K6/7R_b_-_f3_0_40"
    );
    assert_eq!(of(Site::LichessEditor), "https://lichess.org/editor/8/5k2/8/8/4pP2/8/1K6/7R_b_-_f3_0_40");
    assert_eq!(
        of(Site::ChessCom),
        "https://www.chess.com/analysis?fen=8/5k2/8/8/4pP2/8/1K6/7R%20b%20-%20f3%200%2040"
    );
    assert_eq!(of(Site::Syzygy), "https://syzygy-tables.info/?fen=8/5k2/8/8/4pP2/8/1K6/7R_b_-_f3_0_40");
    assert_eq!(of(Site::ChessDb), "https://www.chessdb.cn/queryc_en/?8/5k2/8/8/4pP2/8/1K6/7R_b_-_f3_0_40");
    // Nobody can take: only Chess.com writes the square.
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    for site in Site::ALL.into_iter().filter(|site| *site != Site::Syzygy) {
        let has = address(site, after_e4, Rules::STANDARD).unwrap().contains("e3");
        assert_eq!(has, site == Site::ChessCom, "{site:?}");
    }
}

#[test]
fn variants_and_orientation_go_along() {
    let house = "rQ~q1kb1r/pp2pppp/2p5/8/3P1Bb1/4PN2/PPP3PP/R2QKB1R[NNpn] b KQkq - 0 9";
    let to = |site, fen: &str, rules| link(site, &position(fen), rules, Color::Black).unwrap();
    assert_eq!(
        to(Site::LichessAnalysis, house, variant(Variant::Crazyhouse)),
        "https://lichess.org/analysis/crazyhouse/rQ~q1kb1r/pp2pppp/2p5/8/3P1Bb1/4PN2/PPP3PP/R2QKB1R/NNpn_b_KQkq_-_0_9?color=black"
    );
    assert_eq!(
        to(Site::LichessEditor, "4k3/8/8/8/8/8/8/4K3 w - - 3+1 0 1", variant(Variant::ThreeCheck)),
        "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K3_w_-_-_3%2B1_0_1?variant=threeCheck&color=black"
    );
    assert!(to(Site::LichessEditor, KIWIPETE, Rules::STANDARD).ends_with("_0_1?color=black"));
    assert!(to(Site::ChessCom, KIWIPETE, Rules::STANDARD).ends_with("%200%201&flip=true"));
    assert!(to(Site::LichessAnalysis, KIWIPETE, Rules::CHESS960).contains("/analysis/chess960/r3k2r/"));
    for (game, key) in [
        (Variant::KingOfTheHill, "kingOfTheHill"),
        (Variant::Atomic, "atomic"),
        (Variant::Antichess, "antichess"),
    ] {
        let rules = variant(game);
        assert!(to(Site::LichessAnalysis, ENDING, rules).contains(&format!("/analysis/{key}/")));
        assert!(to(Site::LichessEditor, ENDING, rules).contains(&format!("?variant={key}&")));
    }
}

#[test]
fn each_site_reads_what_it_is_given() {
    let of = |site, fen, rules| address(site, fen, rules).unwrap();
    // Without the game its editor takes the rooks of Chess960 for others.
    let inner = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1";
    assert!(of(Site::LichessEditor, inner, Rules::CHESS960).ends_with("_w_KQkq_-_0_1?variant=chess960"));
    // It takes four digits for a clock, and shows the start position where there are more.
    let long = "4k3/8/8/8/8/8/8/4K2R w K - 10000 4294967295";
    assert!(of(Site::LichessEditor, long, Rules::STANDARD).ends_with("_w_K_-_9999_9999"));
    // A pinned pawn takes where the king is a man like all others.
    let pinned = "4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 2";
    for (rules, square) in [(variant(Variant::Antichess), "_d6_"), (Rules::STANDARD, "_-_")] {
        let address = of(Site::LichessAnalysis, pinned, rules);
        assert!(address.contains(&format!("_w_-{square}0_2")), "{address}");
    }
    // The tables know no rights, not even those that nobody has any more.
    let lost = "8/8/4k3/8/8/4K3/4P3/8 w KQkq - 0 1";
    assert!(of(Site::Syzygy, lost, Rules::STANDARD).ends_with("_w_-_-_0_1"));
}

#[test]
fn a_refusal_names_the_squares_that_the_finding_has() {
    let horde = "rnbqkbnp/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w q - 0 1";
    match address(Site::LichessAnalysis, horde, variant(Variant::Horde)) {
        Err(Refusal::Finding(finding)) => {
            assert_eq!((finding.kind, finding.squares), (FindingKind::PawnOnBackRank, Square::H8.into()));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_site_that_would_refuse_has_a_reason() {
    let standard = Rules::STANDARD;
    let reason = |site, fen, rules| address(site, fen, rules).unwrap_err();
    for site in [Site::ChessCom, Site::Syzygy, Site::ChessDb] {
        assert_eq!(reason(site, ENDING, variant(Variant::Atomic)), Refusal::Variant(Variant::Atomic));
    }
    for site in [Site::LichessAnalysis, Site::ChessCom, Site::Syzygy, Site::ChessDb] {
        let finding = |fen| match reason(site, fen, standard) {
            Refusal::Finding(finding) => finding.kind,
            other => panic!("{other:?}"),
        };
        assert_eq!(finding("8/8/8/8/8/8/8/8 w - - 0 1"), FindingKind::EmptyBoard);
        assert_eq!(finding("8/8/8/8/8/8/8/4K3 w - - 0 1"), FindingKind::NoKing(Color::Black));
        assert_eq!(
            finding("4k3/8/8/8/8/8/8/4K3 w - e3 0 1"),
            FindingKind::BadEnPassant(EnPassantFault::Rank)
        );
    }
    assert!(
        address(Site::LichessEditor, "8/8/8/8/8/8/8/8 w - - 0 1", standard).is_ok(),
        "an editor takes anything"
    );
    assert_eq!(reason(Site::Syzygy, KIWIPETE, standard), Refusal::TooManyMen { most: 7, count: 32 });
    assert_eq!(reason(Site::Syzygy, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", standard), Refusal::Castling);
    assert!(address(Site::Syzygy, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", standard).is_ok());
    let inner = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1";
    assert_eq!(reason(Site::ChessCom, inner, Rules::CHESS960), Refusal::Chess960);
    assert!(address(Site::ChessCom, KIWIPETE, Rules::CHESS960).is_ok());
}

#[test]
fn addresses_read_back() {
    for (fen, rules) in [
        (KIWIPETE, Rules::STANDARD),
        (ENDING, Rules::STANDARD),
        (
            "rQ~q1kb1r/pp2pppp/2p5/8/3P1Bb1/4PN2/PPP3PP/R2QKB1R[NNpn] b KQkq - 0 9",
            variant(Variant::Crazyhouse),
        ),
        ("4k3/8/8/8/8/8/8/4K2R w K - 3+1 0 1", variant(Variant::ThreeCheck)),
    ] {
        for site in [Site::LichessAnalysis, Site::LichessEditor, Site::ChessCom] {
            for orientation in Color::ALL {
                let Ok(address) = link(site, &position(fen), rules, orientation) else { continue };
                assert!(!address.contains([' ', '[', ']', '+', '"', '<', '>']), "{address}");
                let Import::Positions { found, .. } = import(&address, None) else { panic!("{address}") };
                assert_eq!(found[0].position, position(fen), "{address}");
                assert_eq!(found[0].orientation.unwrap_or(Color::White), orientation, "{address}");
            }
        }
    }
}

#[test]
fn a_file_is_named_after_what_it_shows() {
    assert_eq!(file_name(&Position::START, "svg"), "forsyth-start-position.svg");
    assert_eq!(file_name(&position(ENDING), "png"), "forsyth-black-to-move-8-5k2-8-8-4pP2-8-1K6-7R.png");
    let long = "rQ~q~1kb1r/ppppnppp/nnnnnnnn/PPPPPPPP/nnnnnnnn/PPPPPPPP/PPPPPPPP/RNBQKBNR[NNpn] b KQkq - 0 9";
    let name = file_name(&position(long), "svg");
    assert!(
        name.len() <= 104 && name.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.".contains(&b)),
        "{name}"
    );
}

#[test]
fn what_only_variants_write_is_kept_from_sites_of_chess() {
    let promoted = "4k3/8/8/8/8/8/8/Q~3K3 w - - 0 1";
    for site in [Site::ChessCom, Site::Syzygy, Site::ChessDb] {
        let address = address(site, promoted, Rules::STANDARD).unwrap();
        assert!(address.contains("/Q3K3") && !address.contains('~'), "{address}");
    }
}

#[test]
fn a_frame_has_the_position_and_a_name() {
    let code = embed_code("https://example.org/chess/", "#fen=8/8/8/8_w&marks=Ge2e4", "A \"board\" & more");
    assert_eq!(
        code,
        "<iframe src=\"https://example.org/chess/?embed#fen=8/8/8/8_w&amp;marks=Ge2e4\" width=\"480\" height=\"480\" \
         title=\"A &quot;board&quot; &amp; more\"></iframe>"
    );
}

/// What a camera reads in a picture: its dark modules, each drawn five pixels wide.
fn scanned(picture: &str) -> String {
    let document = roxmltree::Document::parse(picture).unwrap();
    let box_of = document.root_element().attribute("viewBox").unwrap();
    let side: usize = box_of.rsplit(' ').next().unwrap().parse().unwrap();
    let path = document.descendants().filter_map(|node| node.attribute("d")).next_back().unwrap();
    let mut dark = vec![false; side * side];
    for run in path.split('M').skip(1) {
        let numbers: Vec<usize> =
            run.split(|letter: char| !letter.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
        let [x, y, width, 1, back] = numbers[..] else { panic!("{run}") };
        assert_eq!(width, back, "{run}");
        dark[y * side + x..y * side + x + width].fill(true);
    }
    for edge in 0..4 {
        let row = |y: usize| dark[y * side..][..side].iter().any(|dark| *dark);
        let column = |x: usize| (0..side).any(|y| dark[y * side + x]);
        assert!(
            !row(edge) && !row(side - 1 - edge) && !column(edge) && !column(side - 1 - edge),
            "quiet zone"
        );
    }
    let shade = |x: usize, y: usize| if dark[y / 5 * side + x / 5] { 0 } else { 255 };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(side * 5, side * 5, shade);
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1, "{picture}");
    let (meta, content) = grids[0].decode().unwrap();
    // As the standard numbers them: M, L, H, Q.
    assert_ne!(meta.ecc_level, 1, "at least M");
    content
}

#[test]
fn a_camera_reads_the_link_in_a_code() {
    let short = "https://example.org/#fen=8/8/8/8/8/8/8/8_w_-_-_0_1";
    let long = format!("{short}&marks={}", ["Ge2e4"; 100].join(","));
    for link in [short, &long] {
        let picture = qr_svg(link, "Link to <this> & \"that\"").unwrap();
        assert_eq!(scanned(&picture), link);
        assert!(picture.contains("<title>Link to &lt;this&gt; &amp; &quot;that&quot;</title>"), "{picture}");
        assert_eq!(qr_svg(link, "Link to <this> & \"that\"").unwrap(), picture, "the same every time");
    }
    assert_eq!(qr_svg(&"x".repeat(5_000), ""), None, "too long for any code");
}
