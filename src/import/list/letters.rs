//! The letters of the pieces of a list.

use super::items::{Item, List};
use super::words::Man;
use crate::notation::Language;
use crate::position::Role;

/// The letters of a language, or those of English chess problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letters {
    pub(super) language: Language,
    /// Whether S is the knight too.
    with_s: bool,
}

impl Letters {
    pub(super) const ENGLISH: Letters = Letters { language: Language::English, with_s: false };
    const PROBLEM: Letters = Letters { language: Language::English, with_s: true };

    /// The letters that the words for the colours let expect.
    pub(super) fn of(list: &List) -> Letters {
        Letters { language: list.language.unwrap_or(Language::English), with_s: false }
    }

    /// The role of an item; none if the letters do not have its letter.
    pub(super) fn role(self, item: &Item) -> Option<Role> {
        match item.man {
            Man::Role(role) => Some(role),
            Man::Letter('S' | 's') if self.with_s => Some(Role::Knight),
            Man::Letter(letter) => self.language.alphabet().role_of(letter),
            Man::RussianKing => (self.language == Language::Russian).then_some(Role::King),
        }
    }

    pub(super) fn has(self, item: &Item) -> bool {
        self.role(item).is_some()
    }

    /// Whether the items have the S of chess problems.
    pub(super) fn is_problem(self, items: &[Item]) -> bool {
        self.with_s && items.iter().any(|item| matches!(item.man, Man::Letter('S' | 's')))
    }
}

/// The letters that a list can have: one if it can be decided, else all that have the letters.
pub(super) fn candidates(chosen: Option<Language>, list: &List) -> Vec<Letters> {
    let has_all = |letters: &Letters| list.items.iter().all(|item| letters.has(item));
    let plain = |language| Letters { language, with_s: false };
    let has_n = list.items.iter().any(|item| matches!(item.man, Man::Letter('N' | 'n')));
    // Words for the colours in English make the S of a list with English letters the one of problems.
    let is_english = chosen == Some(Language::English) || list.language == Some(Language::English);
    let problem = is_english && !has_n;
    let known = [chosen.map(plain), list.language.map(plain), Some(Letters::ENGLISH)];
    let first = known.into_iter().flatten().chain(problem.then_some(Letters::PROBLEM)).find(has_all);
    if let Some(letters) = first {
        return vec![letters];
    }
    let any: Vec<Letters> = Language::ALL.into_iter().map(plain).filter(has_all).collect();
    if any.is_empty() && !has_n && has_all(&Letters::PROBLEM) { vec![Letters::PROBLEM] } else { any }
}
