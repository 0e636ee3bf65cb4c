//! What is said about the written forms of a position.

use crate::notation::Form;

/// What a form is called.
pub const fn form_name(form: Form) -> &'static str {
    match form {
        Form::AsGiven => "FEN",
        Form::Fen1993 => "FEN of 1993",
        Form::XFen => "X-FEN",
        Form::Lichess => "Lichess FEN",
        Form::Shredder => "Shredder-FEN",
        Form::Epd => "EPD",
        Form::Uci => "UCI",
        Form::Pgn => "PGN tags",
        Form::Placement => "Placement",
    }
}

/// What a form is for, in a few words behind its name.
pub const fn form_purpose(form: Form) -> &'static str {
    match form {
        Form::AsGiven => "en passant square as you set it",
        Form::Fen1993 => "en passant after every double step",
        Form::XFen => "en passant only beside an enemy pawn",
        Form::Lichess => "en passant only when it can be played",
        Form::Shredder => "castling by rook files, for Chess960",
        Form::Epd => "four fields and operations, for test suites",
        Form::Uci => "what a chess engine is told",
        Form::Pgn => "the head of a game that starts here",
        Form::Placement => "the pieces alone",
    }
}

/// What the button is called that copies a form.
pub fn copy_form_label(form: Form) -> String {
    format!("Copy {}", form_name(form))
}

/// A form was copied.
pub fn form_copied(form: Form) -> String {
    format!("Copied: {}", form_name(form))
}

/// The box shows another form from now on.
pub fn form_chosen(form: Form) -> String {
    format!("The box and its copy button give: {}", form_name(form))
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
