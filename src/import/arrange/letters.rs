//! Chooses the language of ambiguous piece letters by everything else in the text.

use crate::import::claims::{Claim, Strength, Value};
use crate::import::found::Choice;
use crate::import::remark::RemarkKind;
use crate::import::run::Run;
use crate::import::side;
use crate::import::source::SourceKind;
use crate::notation::Language;

/// The longest text whose words are looked at, in bytes.
const LONGEST: usize = 16_384;

/// Makes boards of the claims with several readings of which only one has a language that something else in the text has.
pub(in crate::import) fn choose(claims: &mut [Claim], run: &Run) {
    if !claims.iter().any(|claim| matches!(claim.value, Value::Choice(_))) {
        return;
    }
    let languages = evidence(claims, run);
    for claim in claims {
        let Value::Choice(choices) = &claim.value else { continue };
        let fits = |choice: &&Choice| choice.languages.iter().any(|language| languages.contains(language));
        let mut fitting = choices.iter().filter(fits);
        let (Some(choice), None) = (fitting.next(), fitting.next()) else { continue };
        let language = choice.languages.iter().find(|language| languages.contains(language));
        let language = language.copied().unwrap_or(Language::English);
        let mut found = run.found_in(choice.position.clone(), claim.span);
        found.remark([RemarkKind::Letters(language)]);
        if matches!(claim.strength, Strength::List | Strength::Diagram) {
            found.remark([RemarkKind::SideNotGiven, RemarkKind::RightsNotGiven]);
        }
        let source = if claim.strength == Strength::List {
            SourceKind::PieceList(language)
        } else {
            SourceKind::Localised(language)
        };
        claim.value = Value::Board(Box::new(found), source);
    }
}

/// The languages of the other boards and games, and of the words for the colours.
fn evidence(claims: &[Claim], run: &Run) -> Vec<Language> {
    let mut languages = Vec::new();
    for claim in claims {
        let remarks = match &claim.value {
            Value::Board(found, source) => {
                if let SourceKind::PieceList(language) | SourceKind::Localised(language) = source {
                    languages.push(*language);
                }
                &found.remarks
            }
            Value::Game(game) | Value::Moves(game) => &game.remarks,
            _ => continue,
        };
        languages.extend(remarks.iter().filter_map(|remark| match remark.kind {
            RemarkKind::Letters(language) => Some(language),
            _ => None,
        }));
    }
    if run.text().len() <= LONGEST {
        let words = side::words(run.text()).filter_map(|(_, word)| side::color(word));
        languages.extend(words.map(|(_, language)| language));
    }
    languages.retain(|language| *language != Language::English);
    languages
}
