//! Settings that are stored as words separated by spaces.

/// A setting without the words that are dropped and with others at its end. Unknown words stay, because a newer version
/// of the page may have written them.
pub(super) fn amended(setting: &str, is_dropped: &dyn Fn(&str) -> bool, others: &[&str]) -> String {
    let mut line = String::new();
    let kept = setting.split_whitespace().filter(|word| !is_dropped(word));
    for word in kept.chain(others.iter().copied().filter(|word| !word.is_empty())) {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}
