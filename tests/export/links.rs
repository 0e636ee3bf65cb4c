//! Addresses of other sites, refusals, names of files.

use forsyth::export::links::{Refusal, Refused, Site, file_name, link};
use forsyth::import::{Import, import};
use forsyth::legality::{FindingKind, Rules, Variant};
use forsyth::position::{Color, EnPassantFault, Position};

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
fn a_site_that_would_refuse_has_a_reason() {
    let standard = Rules::STANDARD;
    let reason = |site, fen, rules| address(site, fen, rules).unwrap_err();
    for site in [Site::ChessCom, Site::Syzygy, Site::ChessDb] {
        assert_eq!(reason(site, ENDING, variant(Variant::Atomic)), Refusal::Variant(Variant::Atomic));
    }
    for site in [Site::LichessAnalysis, Site::ChessCom, Site::Syzygy, Site::ChessDb] {
        let finding = |fen| reason(site, fen, standard);
        assert_eq!(finding("8/8/8/8/8/8/8/8 w - - 0 1"), Refusal::Finding(FindingKind::EmptyBoard));
        assert_eq!(
            finding("8/8/8/8/8/8/8/4K3 w - - 0 1"),
            Refusal::Finding(FindingKind::NoKing(Color::Black))
        );
        assert_eq!(
            finding("4k3/8/8/8/8/8/8/4K3 w - e3 0 1"),
            Refusal::Finding(FindingKind::BadEnPassant(EnPassantFault::Rank))
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
