//! Texts about the forms in which a position can be written.

use super::messages;
use crate::notation::Form;

/// The name of a form.
pub fn form_name(form: Form) -> &'static str {
    let messages = messages();
    match form {
        Form::AsGiven => "FEN",
        Form::Fen1993 => messages.form_fen_1993(),
        Form::XFen => "X-FEN",
        Form::Lichess => messages.form_lichess(),
        Form::Shredder => "Shredder-FEN",
        Form::Epd => "EPD",
        Form::Uci => "UCI",
        Form::Pgn => messages.form_pgn(),
        Form::Placement => messages.form_placement(),
    }
}

/// The purpose of a form, in a few words after its name.
pub fn form_purpose(form: Form) -> &'static str {
    let messages = messages();
    match form {
        Form::AsGiven => messages.purpose_as_given(),
        Form::Fen1993 => messages.purpose_fen_1993(),
        Form::XFen => messages.purpose_xfen(),
        Form::Lichess => messages.purpose_lichess(),
        Form::Shredder => messages.purpose_shredder(),
        Form::Epd => messages.purpose_epd(),
        Form::Uci => messages.purpose_uci(),
        Form::Pgn => messages.purpose_pgn(),
        Form::Placement => messages.purpose_placement(),
    }
}

/// The label of the button that copies a form.
pub fn copy_form_label(form: Form) -> String {
    messages().copy_form(form_name(form))
}

/// The announcement that a form was copied.
pub fn form_copied(form: Form) -> String {
    messages().form_copied(form_name(form))
}

/// The announcement that another form was chosen for the text box.
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
