//! Signs at the beginning of lines that mails and source code put before every line of a text.
//!
//! They are replaced by spaces, so all places in the text stay what they are.

/// The signs with which every line of a comment in source code can begin.
const COMMENTS: [&str; 6] = ["//", "#", "*", ";", "--", ":"];

/// The text without the signs of quoted mail (`> `, `>> `) at the beginning of lines, the signs of a comment before all
/// its lines, and the `=` at line ends of mail in the encoding quoted-printable (RFC 2045). None if it has no such sign.
pub(super) fn unquoted(text: &str) -> Option<String> {
    let comment = comment_sign(text);
    let mut plain = String::with_capacity(text.len());
    let mut changed = false;
    for line in text.split_inclusive('\n') {
        let indent = line.len() - line.trim_start_matches([' ', '\t']).len();
        let mut signs = indent + quote_length(line.get(indent..).unwrap_or_default());
        if signs == indent
            && let Some(sign) = comment
            && line.get(indent..).is_some_and(|rest| rest.starts_with(sign))
        {
            signs += sign.len();
        }
        changed |= signs > indent;
        let spaces = |part: &str| -> String {
            part.chars().map(|c| if matches!(c, '\t' | '\n' | '\r') { c } else { ' ' }).collect()
        };
        plain.push_str(&spaces(line.get(..signs).unwrap_or_default()));
        let rest = line.get(signs..).unwrap_or_default();
        let content = rest.trim_end_matches(['\n', '\r']);
        match content.strip_suffix('=').filter(|before| is_cut_record(before)) {
            Some(before) => {
                changed = true;
                plain.push_str(before);
                plain.push(' ');
                plain.push_str(rest.get(content.len()..).unwrap_or_default());
            }
            None => plain.push_str(rest),
        }
    }
    changed.then_some(plain)
}

/// The length of the signs of quoted mail: `>`, `> > `. Spaces after the last one stay, because a board may begin with
/// them.
fn quote_length(line: &str) -> usize {
    let mut length = 0;
    for (at, character) in line.char_indices() {
        match character {
            '>' => length = at + 1,
            ' ' => {}
            _ => break,
        }
    }
    length
}

/// The sign with which every line of a text begins that has two lines or more; none if there is none.
fn comment_sign(text: &str) -> Option<&'static str> {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    let is_sign = |sign: &&str| lines().all(|line| line.starts_with(sign));
    if lines().nth(1).is_none() { None } else { COMMENTS.into_iter().find(is_sign) }
}

/// Whether a line that was cut by its encoding ends in the placement of a record.
fn is_cut_record(line: &str) -> bool {
    let word = line.rsplit(' ').next().unwrap_or_default();
    word.contains('/') && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'/')
}

#[cfg(test)]
mod tests {
    use super::unquoted;

    #[test]
    fn signs_become_spaces() {
        assert_eq!(unquoted("> a\r\n>> b\n c").as_deref(), Some("  a\r\n   b\n c"));
        assert_eq!(unquoted("> > a\n").as_deref(), Some("    a\n"));
        assert_eq!(unquoted("// a\n// b").as_deref(), Some("   a\n   b"));
        assert_eq!(unquoted("8/8/4k3/=\r\n8").as_deref(), Some("8/8/4k3/ \r\n8"));
        for text in ["", "a > b\nc", "# a\nb", "// a", "x=\ny"] {
            assert_eq!(unquoted(text), None, "{text}");
        }
    }
}
