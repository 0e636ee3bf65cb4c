//! The built page in real browsers.
//!
//! `cargo test -p e2e` runs each test in the engines that its module's list names, and `FORSYTH_ALL_ENGINES=1` all of them in
//! all three. `FORSYTH_BROWSERS=firefox cargo test -p e2e -- drag::` runs one module in one engine. `FORSYTH_DIST` says where
//! the built files are.

mod accessible_names;
mod actions;
mod all_squares;
mod announcements;
mod appearance;
mod axe;
mod click;
mod contrast;
mod copying;
mod crash;
mod drag;
mod drawing;
mod drop_area;
mod edit_cost;
mod embed;
mod embed_element;
mod embed_fen;
mod embed_origins;
mod embed_page;
mod every_screen;
mod extensions;
mod fields;
mod findings;
mod first_paint;
mod games;
mod geometry;
mod harness;
mod help;
mod hint;
mod history;
mod host;
mod hostile;
mod hostile_files;
mod import;
mod import_card;
mod interrupted;
mod keyboard;
mod languages;
mod launch;
mod layout;
mod library;
mod links;
mod lost_focus;
mod offline;
mod panels;
mod paste;
mod phone;
mod picture_card;
mod picture_export;
mod picture_files;
mod pictures;
mod piece_menu;
mod play;
mod print;
mod random_walk;
mod record_lines;
mod records;
mod reload;
mod render;
mod requests;
mod resize;
mod setting_up;
mod several_pictures;
mod sharing;
mod start_failure;
mod storage;
mod subpath;
mod sweep;
mod texts;
mod touch;
mod typing;
mod unfinished_board;
mod variants;
mod verdict;
mod versions;
mod wheel;

use e2e::engine;
use e2e::site;
use e2e::suite::{self, Setup};
use libtest_mimic::Arguments;
use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

/// Nothing on the board.
const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";
/// The start position after a pawn was moved: the side to move stays.
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
/// The least that is a position.
const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
/// A crowded board.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
/// A record with several faults.
const FAULTY: &str = "rnbqkbnr/ppppxppp/8/7/8/8/PPPPPPPP/RNBQKBNR x KQkq z9 0 0";

fn setup() -> Result<Setup, String> {
    let names = env::var("FORSYTH_BROWSERS").unwrap_or_else(|_| "chromium,firefox,webkit".to_owned());
    Ok(Setup {
        dist: site::dist()?,
        engines: engine::list(&names)?,
        all_engines: env::var_os("FORSYTH_ALL_ENGINES").is_some(),
        pictures: PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("failures"),
    })
}

/// Takes the filters out of a command line that has several: libtest knows only one.
fn several_filters(words: Vec<String>) -> (Vec<String>, Vec<String>) {
    let takes_a_value = |word: &str| {
        matches!(word, "--skip" | "--test-threads" | "--logfile" | "--color" | "--format" | "-Z")
    };
    let mut rest: Vec<String> = Vec::new();
    let mut filters = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let is_value = index == 0 || takes_a_value(&words[index - 1]);
        if is_value || word.starts_with('-') { rest.push(word.clone()) } else { filters.push(word.clone()) }
    }
    if filters.len() > 1 { (rest, filters) } else { (words, Vec::new()) }
}

fn main() -> ExitCode {
    let (words, filters) = several_filters(env::args().collect());
    let arguments = Arguments::from_iter(words);
    let modules = [
        harness::cases(),
        help::cases(),
        hint::cases(),
        drag::cases(),
        drawing::cases(),
        sweep::cases(),
        click::cases(),
        wheel::cases(),
        piece_menu::cases(),
        setting_up::cases(),
        drop_area::cases(),
        edit_cost::cases(),
        touch::cases(),
        phone::cases(),
        keyboard::cases(),
        announcements::cases(),
        axe::cases(),
        typing::cases(),
        paste::cases(),
        copying::cases(),
        import::cases(),
        import_card::cases(),
        games::cases(),
        findings::cases(),
        unfinished_board::cases(),
        verdict::cases(),
        first_paint::cases(),
        fields::cases(),
        history::cases(),
        actions::cases(),
        records::cases(),
        reload::cases(),
        crash::cases(),
        library::cases(),
        links::cases(),
        lost_focus::cases(),
        all_squares::cases(),
        interrupted::cases(),
        geometry::cases(),
        render::cases(),
        random_walk::cases(),
        record_lines::cases(),
        languages::cases(),
        layout::cases(),
        every_screen::cases(),
        appearance::cases(),
        resize::cases(),
        contrast::cases(),
        print::cases(),
        subpath::cases(),
        accessible_names::cases(),
        panels::cases(),
        texts::cases(),
        sharing::cases(),
        pictures::cases(),
        picture_export::cases(),
        picture_files::cases(),
        several_pictures::cases(),
        picture_card::cases(),
        variants::cases(),
        play::cases(),
        embed::cases(),
        embed_element::cases(),
        embed_fen::cases(),
        embed_origins::cases(),
        embed_page::cases(),
        requests::cases(),
        offline::cases(),
        versions::cases(),
        launch::cases(),
        hostile::cases(),
        hostile_files::cases(),
        storage::cases(),
        extensions::cases(),
        start_failure::cases(),
    ];
    match setup() {
        Ok(setup) => suite::run(arguments, &filters, &setup, &modules.concat()).exit_code(),
        Err(sentence) => {
            println!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
