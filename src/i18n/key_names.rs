//! The keys of a binding.

use super::{key_name, messages};
use crate::editor::keys::Binding;

/// The names of the keys that are pressed together.
pub fn key_names(binding: &Binding) -> Vec<String> {
    let messages = messages();
    let held = [(binding.control, messages.key_control()), (binding.shift, messages.key_shift())];
    let held = held.into_iter().filter(|(on, _)| *on).map(|(_, name)| name.to_owned());
    let name = key_name(binding.key);
    // With Ctrl, the case of a letter is ignored, so the letter is shown as on the key.
    let name = if binding.control { name.to_ascii_uppercase() } else { name.to_owned() };
    held.chain([name]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::actions::Action;
    use crate::editor::keys::{KEYS, KeyAction};

    #[test]
    fn a_letter_with_control_is_shown_as_on_the_key() {
        let undo =
            KEYS.iter().find(|binding| binding.action == KeyAction::Page(Action::Undo)).expect("a key");
        assert_eq!(key_names(undo), [messages().key_control(), "Z"]);
        let flip =
            KEYS.iter().find(|binding| binding.action == KeyAction::Page(Action::Flip)).expect("a key");
        assert_eq!(key_names(flip), ["f"]);
    }
}
