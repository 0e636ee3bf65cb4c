//! What is said about the written forms of a position.

use super::messages;
use crate::notation::Form;

/// What a form is called.
pub fn form_name(form: Form) -> &'static str {
    let words = messages();
    match form {
        Form::AsGiven => "FEN",
        Form::Fen1993 => words.form_fen_1993(),
        Form::XFen => "X-FEN",
        Form::Lichess => words.form_lichess(),
        Form::Shredder => "Shredder-FEN",
        Form::Epd => "EPD",
        Form::Uci => "UCI",
        Form::Pgn => words.form_pgn(),
        Form::Placement => words.form_placement(),
    }
}

/// What a form is for, in a few words behind its name.
pub fn form_purpose(form: Form) -> &'static str {
    let words = messages();
    match form {
        Form::AsGiven => words.purpose_as_given(),
        Form::Fen1993 => words.purpose_fen_1993(),
        Form::XFen => words.purpose_xfen(),
        Form::Lichess => words.purpose_lichess(),
        Form::Shredder => words.purpose_shredder(),
        Form::Epd => words.purpose_epd(),
        Form::Uci => words.purpose_uci(),
        Form::Pgn => words.purpose_pgn(),
        Form::Placement => words.purpose_placement(),
    }
}

/// What the button is called that copies a form.
pub fn copy_form_label(form: Form) -> String {
    messages().copy_form(form_name(form))
}

/// A form was copied.
pub fn form_copied(form: Form) -> String {
    messages().form_copied(form_name(form))
}

/// The box shows another form from now on.
pub fn form_chosen(form: Form) -> String {
    messages().form_chosen(form_name(form))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_has_a_name_and_a_purpose_of_its_own() {
        for (index, form) in Form::ALL.into_iter().enumerate() {
            assert!(!form_name(form).is_empty() && !form_purpose(form).is_empty(), "{form:?}");
            for other in &Form::ALL[..index] {
                assert_ne!(form_name(form), form_name(*other));
                assert_ne!(form_purpose(form), form_purpose(*other));
            }
        }
        assert_eq!(copy_form_label(Form::Shredder), "Copy Shredder-FEN");
    }
}
