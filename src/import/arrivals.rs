//! Files and texts from other applications.

/// The maximum length of a text that is read, in bytes: some ten thousand games.
pub const LARGEST: usize = 8_000_000;

/// The most pictures that are read at once: each takes a second or so.
pub const MOST_PICTURES: usize = 20;

/// The extensions of files with positions or games.
pub const ENDINGS: [&str; 4] = [".pgn", ".fen", ".epd", ".txt"];

/// The files among several that are read: those with a known extension; if there are none, the pictures; if there are none
/// either, the first file.
pub fn readable<F>(mut files: Vec<F>, kind: impl Fn(&F) -> String, name: impl Fn(&F) -> String) -> Vec<F> {
    let is_known = |file: &F| {
        let name = name(file).to_ascii_lowercase();
        ENDINGS.iter().any(|ending| name.ends_with(ending))
    };
    let is_picture = |file: &F| is_picture(&kind(file), &name(file));
    if files.iter().any(is_known) {
        files.retain(is_known);
    } else if files.iter().any(is_picture) {
        files.retain(is_picture);
    } else {
        files.truncate(1);
    }
    files
}

/// Whether a file is a picture, by its media type or its name.
pub fn is_picture(kind: &str, name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let endings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".svg", ".heic", ".avif"];
    kind.starts_with("image/") || (kind.is_empty() && endings.iter().any(|ending| name.ends_with(ending)))
}

/// The encoding by the first two bytes of a file: UTF-16 if they are its byte order mark, else UTF-8.
pub fn encoding(first: [Option<u8>; 2]) -> &'static str {
    match first {
        [Some(0xFF), Some(0xFE)] => "utf-16le",
        [Some(0xFE), Some(0xFF)] => "utf-16be",
        _ => "utf-8",
    }
}

/// The encoding of a text without a byte order mark that is no UTF-8: the Cyrillic alphabet of Windows if most of its signs
/// beyond ASCII stand in words of such signs, as letters of Russian do; else that of Western Europe, in which accents stand
/// alone among letters of ASCII and in which the PGN standard has its games.
pub fn old_encoding(bytes: &[u8]) -> &'static str {
    let is_high = |byte: &u8| *byte >= 0xC0;
    let pairs = bytes.windows(2).filter(|pair| pair.iter().all(is_high)).count();
    let all = bytes.iter().filter(|byte| is_high(byte)).count();
    if all > 0 && pairs * 2 > all { "windows-1251" } else { "windows-1252" }
}

/// The kinds of files that are no text, by their first bytes.
const BINARIES: [(&[u8], &str); 8] = [
    (b"PK\x03\x04", "ZIP"),
    (b"%PDF", "PDF"),
    (b"\x1F\x8B", "GZIP"),
    (b"7z\xBC\xAF", "7Z"),
    (b"Rar!", "RAR"),
    (b"\x28\xB5\x2F\xFD", "ZST"),
    (b"BZh", "BZIP2"),
    (b"\xD0\xCF\x11\xE0", "DOC"),
];

/// The name of the format of a file that is no text; none if it may be one.
pub fn binary(bytes: &[u8]) -> Option<&'static str> {
    BINARIES.iter().find(|(beginning, _)| bytes.starts_with(beginning)).map(|(_, name)| *name)
}

/// The text that another application has shared; `given` returns a part by its name in the manifest. Many applications
/// share a link as text. The title is used only if there is nothing else.
pub fn shared_text(given: impl Fn(&str) -> Option<String>) -> Option<String> {
    let given = |name| given(name).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    match (given("text"), given("url")) {
        (Some(text), Some(url)) if text != url => Some([text, url].join("\n")),
        (Some(only), _) | (None, Some(only)) => Some(only),
        (None, None) => given("title"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_files_those_are_read_that_can_hold_positions() {
        let texts = [("", "a.PGN"), ("text/plain", "b.txt")];
        let pictures = [("image/png", ""), ("", "c.JPG")];
        let others = [("", "d.doc"), ("application/pdf", "e.pdf")];
        let all = [texts, pictures, others].concat();
        // Any three of them, in any order.
        for index in 0..all.len().pow(3) {
            let files = [1, 6, 36].map(|place| all[index / place % all.len()]);
            let read = readable(files.to_vec(), |file| file.0.to_owned(), |file| file.1.to_owned());
            let of = |group: &[(&str, &str)]| {
                files.into_iter().filter(|file| group.contains(file)).collect::<Vec<_>>()
            };
            let expected = [of(&texts), of(&pictures), files[..1].to_vec()];
            assert_eq!(Some(read), expected.into_iter().find(|group| !group.is_empty()), "{files:?}");
        }
    }

    #[test]
    fn pictures_are_known_by_type_or_name() {
        assert!(is_picture("image/png", "") && is_picture("", "Board.PNG"));
        assert!(!is_picture("text/plain", "board.png") && !is_picture("", "games.pgn"));
    }

    #[test]
    fn a_byte_order_mark_names_the_encoding() {
        let found = [[0xFF, 0xFE], [0xFE, 0xFF], [0x31, 0x2E]].map(|first| encoding(first.map(Some)));
        assert_eq!(found, ["utf-16le", "utf-16be", "utf-8"]);
        assert_eq!(encoding([None, None]), "utf-8");
    }

    #[test]
    fn old_files_are_russian_or_western() {
        // "Партия" and "Ход белых" in Windows-1251; "Schönfließ" and "Café" in Windows-1252.
        for text in [&b"\xCF\xE0\xF0\xF2\xE8\xFF"[..], b"\xD5\xEE\xE4 \xE1\xE5\xEB\xFB\xF5"] {
            assert_eq!(old_encoding(text), "windows-1251");
        }
        for text in [&b"Sch\xF6nflie\xDF"[..], b"Caf\xE9", b"plain"] {
            assert_eq!(old_encoding(text), "windows-1252");
        }
    }

    #[test]
    fn files_that_are_no_text_have_a_name() {
        assert_eq!(binary(b"PK\x03\x04rest"), Some("ZIP"));
        assert_eq!(binary(b"%PDF-1.7"), Some("PDF"));
        assert_eq!(binary(b"[Event \"x\"]"), None);
        assert_eq!(binary(b""), None);
    }

    #[test]
    fn a_title_counts_only_alone() {
        let shared = |text: &'static str, url: &'static str| {
            shared_text(|name| {
                Some(match name {
                    "text" => text.to_owned(),
                    "url" => url.to_owned(),
                    _ => " Title ".to_owned(),
                })
            })
        };
        assert_eq!(shared("a", "b").as_deref(), Some("a\nb"));
        assert_eq!(shared("a", "a").as_deref(), Some("a"));
        assert_eq!(shared(" ", "b").as_deref(), Some("b"));
        assert_eq!(shared("", "").as_deref(), Some("Title"));
    }
}
