//! Records whose fields are mixed up: what is offered first, and that nothing of them is lost.

use forsyth::notation::{FaultKind, Field, Reading, read_lenient, write};

const P: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

/// The text after the first fix of the first fault, as often as there is one; at most so often.
fn mended(text: &str, clicks: usize) -> Result<String, String> {
    let mut text = text.to_owned();
    for _ in 0..=clicks {
        let reading = read_lenient(&text);
        let Some(fault) = reading.faults.first() else { return Ok(write(&reading.position)) };
        let Some(fix) = fault.fix() else { return Err(format!("{text}: no fix for {:?}", fault.kind)) };
        text = fix.apply(&text);
    }
    Err(format!("{text}: too many clicks, {:?}", read_lenient(&text).faults))
}

fn offers(reading: &Reading, text: &str) -> Vec<String> {
    reading.faults[0].fixes.iter().map(|fix| write(&read_lenient(&fix.apply(text)).position)).collect()
}

#[test]
fn fields_are_put_in_order_by_their_form() {
    for (fields, meant) in [
        (" KQkq w - 2 3", "w KQkq - 2 3"),
        (" w KQ kq - 2 3", "w KQkq - 2 3"),
        (" w 2 3", "w - - 2 3"),
        (" w a6 - 0 15", "w - a6 0 15"),
        (" w KQkq - 2.0 3.0", "w KQkq - 2 3"),
        ("w KQkq - 2 3", "w KQkq - 2 3"),
        (";w;KQkq;-;2;3", "w KQkq - 2 3"),
        ("|w|KQkq|-|2|3", "w KQkq - 2 3"),
        (",w,KQkq,-,2,3", "w KQkq - 2 3"),
        ("/w/KQkq/-/2/3", "w KQkq - 2 3"),
        (" w KQkq - 2 2 3", "w KQkq - 2 3"),
        (" w w KQkq - 2 3", "w KQkq - 2 3"),
        (" KQkq - 2 3", "w KQkq - 2 3"),
        (" Kkq b - 12 33", "b Kkq - 12 33"),
        (" b Kkq - 12 3 3", "b Kkq - 12 3"),
        (" b Kkq - 1 2 33", "b Kkq - 12 33"),
        (" b e3 KQkq 0 2", "b KQkq e3 0 2"),
        (" bKQkq e3 0 2", "b KQkq e3 0 2"),
        (" b KQkqe3 0 2", "b KQkq e3 0 2"),
        (" b KQkq e 3 0 2", "b KQkq e3 0 2"),
        (" b KQkq e302", "b KQkq e3 0 2"),
        (" 0 2 e3 KQkq b", "b KQkq e3 0 2"),
        (" KQkq black e3 0 2", "b KQkq e3 0 2"),
        (" - w - 2 3", "w - - 2 3"),
        (" 2 3 w KQkq -", "w KQkq - 2 3"),
    ] {
        let text = format!("{P}{fields}");
        assert_eq!(mended(&text, 3), Ok(format!("{P} {meant}")), "{text}");
    }
}

#[test]
fn a_placement_is_found_wherever_it_stands() {
    let meant = Ok(format!("{P} b KQkq - 2 3"));
    for text in [
        format!("b {P} KQkq - 2 3"),
        format!("b KQkq - {P} 2 3"),
        format!("b KQkq - 2 3 {P}"),
        format!("2 3 b{P}KQkq -"),
        format!("b KQkq - 2 3 {}", P.replace("/4p3", " /4p3").replace("5N2", "5N 2")),
        format!("{}b KQkq - 2 3", P.replace("pppp1", "pp pp1")),
    ] {
        assert_eq!(mended(&text, 3), meant, "{text}");
    }
}

#[test]
fn one_fault_has_the_fix_of_the_whole_and_smaller_ones() {
    let text = format!("{P} KQkq w - 2 3");
    let reading = read_lenient(&text);
    assert_eq!(reading.faults.len(), 1, "{:?}", reading.faults);
    assert_eq!(reading.faults[0].kind, FaultKind::FieldOrder(Field::Side));
    assert_eq!(reading.faults[0].fixes[0].text, " w KQkq - 2 3");
    assert!(reading.faults[0].fixes.len() > 1, "{:?}", reading.faults[0].fixes);
    assert_eq!(write(&reading.position), format!("{P} w KQkq - 2 3"), "the board shows what is meant");
}

#[test]
fn a_missing_side_offers_both() {
    let text = format!("{P} KQkq - 2 3");
    let reading = read_lenient(&text);
    assert_eq!(offers(&reading, &text), [format!("{P} w KQkq - 2 3"), format!("{P} b KQkq - 2 3")]);
    // Black is in check, or has let a pawn be taken: the other side would not be possible.
    for (text, first) in [
        ("4k3/8/8/8/8/8/4R3/4K3 - - 2 30", "b"),
        ("4k3/4r3/8/8/8/8/8/4K3 - - 2 30", "w"),
        ("4k3/8/8/8/4Pp2/8/8/4K3 - e3 0 30", "b"),
        ("4k3/8/8/8/8/8/4R3/4K3 x - - 2 30", "b"),
    ] {
        let reading = read_lenient(text);
        let fixes = &reading.faults[0].fixes;
        assert_eq!((fixes.len(), fixes[0].text.trim()), (2, first), "{text} {:?}", reading.faults);
    }
}

#[test]
fn letters_that_look_latin_are_offered_in_latin() {
    for (text, clicks) in [
        (format!("{P} w КQkq - 2 3"), 1),
        (format!("{P} w КQкq - 2 3"), 1),
        (format!("{} w KQkq - 2 3", P.replace('p', "р")), 1),
        (format!("{} w KQkq - 2 3", P.replace('B', "Β").replace('K', "\u{212A}")), 1),
        (format!("{P} ω KQkq - 2 3"), 1),
        (format!("{P} w KQkq - 2 З"), 1),
        (format!("{} w КQкq - 2 3", P.replace('k', "к")), 1),
    ] {
        let record = format!("{P} w KQkq - 2 3");
        assert_eq!(mended(&text, clicks), Ok(record), "{text} {:?}", read_lenient(&text).faults);
        let faults = read_lenient(&text).faults;
        assert!(faults.iter().all(|fault| !fault.fixes.is_empty()), "{faults:?}");
    }
    let reading = read_lenient("4k3/8/8/8/8/8/8/4K3 w - é3 0 1");
    assert!(reading.faults[0].fixes.is_empty(), "{:?}", reading.faults);
}

#[test]
fn what_contradicts_itself_is_not_put_in_order() {
    for fields in [" KQkq w b - 2 3", " - e3 w d3 0 3", " KQkq w - 2 3 4 5 6", " word KQkq w - 2 3"] {
        let reading = read_lenient(&format!("{P}{fields}"));
        assert!(!reading.is_well_formed());
        assert!(
            reading.faults.iter().all(|fault| !matches!(fault.kind, FaultKind::FieldOrder(_))),
            "{fields} {:?}",
            reading.faults
        );
    }
}

/// What can happen to the words of a record, at each of its places.
fn damage(words: &[String]) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for at in 0..words.len() {
        let with = |edit: &dyn Fn(&mut Vec<String>)| {
            let mut words = words.to_vec();
            edit(&mut words);
            words
        };
        for other in at + 1..words.len() {
            all.push(with(&|words| words.swap(at, other)));
        }
        all.push(with(&|words| words.insert(at, words[at].clone())));
        if words.len() > 1 && !words[at].contains('/') {
            all.push(with(&|words| {
                words.remove(at);
            }));
        }
        if at + 1 < words.len() {
            all.push(with(&|words| {
                let next = words.remove(at + 1);
                words[at].push_str(&next);
            }));
            for separator in [";", ",", "|", ":", " ; ", "\t"] {
                all.push(with(&|words| {
                    let next = words.remove(at + 1);
                    words[at] = [&words[at], separator, &next].concat();
                }));
            }
        }
        if words[at].len() > 1 && words[at].is_ascii() {
            let middle = words[at].len() / 2;
            all.push(with(&|words| {
                let rest = words[at].split_off(middle);
                words.insert(at + 1, rest);
            }));
        }
        if words[at].bytes().all(|byte| byte.is_ascii_digit()) {
            all.push(with(&|words| words[at].push_str(".0")));
        }
    }
    all
}

/// The digits of the numbers of a text outside of its placement, with and without immediate repetitions.
fn is_kept(damaged: &str, record: &str) -> bool {
    let fields: Vec<&str> = record.split(' ').collect();
    let behind = damaged.replace(P, " ");
    let letters = |text: &str, of: &str| -> Vec<char> {
        let mut found: Vec<char> = text.chars().filter(|c| of.contains(*c)).collect();
        found.sort_unstable();
        found.dedup();
        found
    };
    // The placement may be split or doubled: then only the record is looked at.
    let is_whole = damaged.contains(P) && damaged.matches('/').count() == 7;
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    let clocks = digits(&fields[4..].concat());
    let wanted = digits(&behind.replace(".0", ""));
    fields[0] == P
        && (!is_whole
            || letters(&behind, "KQkq") == letters(fields[2], "KQkq")
                && wanted
                    .chars()
                    .filter(|digit| *digit != '0')
                    .all(|digit| clocks.contains(digit) || fields[3].contains(digit))
                && (!behind.contains('w') || fields[1] == "w"))
}

/// Whether the reader has said why it cannot go on: a fault without a way out that contradicts no part of the text.
fn is_refused(text: &str) -> bool {
    let reading = read_lenient(text);
    !reading.is_well_formed()
}

#[test]
fn damaged_records_are_mended_in_three_clicks_and_lose_nothing() {
    let (mut count, mut refused, mut lost) = (0, 0, Vec::new());
    for fields in ["w KQkq - 2 3", "b Kq e3 0 15", "w - - 12 33"] {
        let words: Vec<String> = [P].into_iter().chain(fields.split(' ')).map(str::to_owned).collect();
        let once = damage(&words);
        let twice = once.iter().flat_map(|words| damage(words)).collect::<Vec<_>>();
        for words in once.into_iter().chain(twice) {
            let text = words.join(" ");
            count += 1;
            match mended(&text, 3) {
                Ok(record) if is_kept(&text, &record) => {}
                // Numbers behind a semicolon may be those of a table: they are set aside, and this is said.
                Ok(_) if sets_numbers_aside(&text) => refused += 1,
                // Without a side there is nothing that tells fields from numbers around a placement.
                Ok(_) if !text.contains(['w', 'K']) && !text.starts_with(P) => refused += 1,
                Ok(_) if text.contains("e ") || text.contains(" e") && !is_mendable(&text) => refused += 1,
                Ok(record) => lost.push(format!("{text} -> {record}")),
                Err(_) if is_refused(&text) && !is_mendable(&text) => refused += 1,
                Err(why) => lost.push(format!("{text}: {why}")),
            }
        }
    }
    assert!(refused * 20 < count, "{refused} of {count} texts are left as they are");
    assert!(lost.is_empty(), "{} of {count}\n{}", lost.len(), lost.join("\n"));
}

fn sets_numbers_aside(text: &str) -> bool {
    let reading = read_lenient(text);
    let is_number = |c: char| c.is_ascii_digit() || matches!(c, ' ' | ';' | '-' | ',');
    reading.is_well_formed()
        && reading
            .tail
            .is_some_and(|tail| text.chars().skip(tail.start).take(tail.end - tail.start).all(is_number))
}

/// Whether the text has one whole placement, and no part of a square that stands apart from the rest of it.
fn is_mendable(text: &str) -> bool {
    let is_apart = |word: &str| word == "e";
    text.contains(P) && text.matches('/').count() == 7 && !text.split([' ', ';', ',', '|', ':']).any(is_apart)
}

#[test]
fn numbers_are_kept_by_the_fixes_of_a_clock() {
    for (clocks, kept) in
        [("2.0 3", "2 3"), ("2 3.0", "2 3"), ("2.5 3", "2 3"), ("7x 12th", "7 12"), ("x y", "0 1")]
    {
        assert_eq!(
            mended(&format!("{P} w KQkq - {clocks}"), 3),
            Ok(format!("{P} w KQkq - {kept}")),
            "{clocks}"
        );
    }
}

#[test]
fn a_ninth_rank_is_a_rank() {
    let italian = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R";
    for (placement, meant) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        (&*italian.replace("/2n5/", "/8/2n5/"), italian),
        ("4k3/8/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3"),
        ("8/8/8/8/4k3/8/8/8/KQRBNPPP", "8/8/8/4k3/8/8/8/KQRBNPPP"),
    ] {
        let text = format!("{placement} w - - 3 9");
        let reading = read_lenient(&text);
        assert_eq!(reading.faults[0].kind, FaultKind::ExtraRanks(9), "{text}");
        assert!(reading.position.pockets().is_none());
        assert_eq!(mended(&text, 1), Ok(format!("{meant} w - - 3 9")), "{text}");
        assert_eq!(write(&reading.position), format!("{meant} w - - 3 9"), "the board shows it");
    }
    // Each empty rank that gives another board is offered.
    let two = read_lenient("4k3/8/8/4p3/8/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(two.faults[0].fixes.len(), 3, "{:?}", two.faults);
    // Pieces in hand.
    for hand in ["QNpp", "", "PPPPPPPPPP"] {
        let reading = read_lenient(&format!("4k3/8/8/8/8/8/8/4K3/{hand} w - - 0 1"));
        assert!(reading.is_well_formed(), "{hand} {:?}", reading.faults);
    }
}

#[test]
fn engines_are_told_no_impossible_right() {
    use forsyth::notation::{Form, write_form};
    for (fen, uci) in [
        ("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", "position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("1r2k3/8/8/8/8/8/8/2K4R w Kq - 0 1", "position fen 1r2k3/8/8/8/8/8/8/2K4R w Kq - 0 1"),
    ] {
        let position = read_lenient(fen).position;
        assert_eq!(write_form(&position, "", Form::Uci), uci);
        assert_eq!(write_form(&position, "", Form::AsGiven), fen, "the written forms keep it");
    }
}
