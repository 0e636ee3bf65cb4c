//! Texts about the boards of pictures: what was read of them, and why a picture could not be read.

use super::lists::and_list;
use super::{messages, quote};
use crate::import::arrivals::MOST_PICTURES;
use crate::import::{PictureError, UnreadPicture};
use crate::notation::Span;
use crate::position::{Square, square_name};

/// How many squares of a picture are doubtful, and which.
pub fn doubt_sentence(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(|square| square_name(*square)).collect();
    messages().pictured_doubts(names.len(), and_list(&names))
}

/// The announcement of pictures that were read: how many boards they have, and the doubtful squares of the one that is shown.
pub fn pictured_announcement(pictures: usize, boards: usize, doubtful: &[Square]) -> String {
    let read = if pictures > 1 {
        messages().pictures_announced(pictures, boards)
    } else {
        messages().pictured_announced(boards)
    };
    format!("{read} {}", doubt_sentence(doubtful))
}

/// Why so many pictures could not be read.
pub fn picture_error(error: PictureError, count: usize) -> String {
    let messages = messages();
    match error {
        PictureError::TooLarge => messages.pictured_too_large(count),
        PictureError::Broken => messages.pictured_broken(count),
        PictureError::WithoutBoard => messages.pictured_without_board(count),
        PictureError::Askew => messages.pictured_askew(count),
    }
}

/// Which of some pictures were not read, and why: those among the first that failed, and all beyond the most that are read at
/// once. Empty if all were read.
pub fn unread_pictures(count: usize, unread: &[UnreadPicture]) -> String {
    let read = count.min(MOST_PICTURES);
    let mut sentences = Vec::new();
    let mut errors: Vec<PictureError> = Vec::new();
    for UnreadPicture { error, .. } in unread {
        if !errors.contains(error) {
            errors.push(*error);
        }
    }
    match errors[..] {
        // Nobody needs names to know which ones.
        [error] if unread.len() == read => sentences.push(picture_error(error, read)),
        _ => {
            if !errors.is_empty() && unread.len() == read {
                sentences.push(messages().pictures_unread(read));
            }
            sentences.extend(errors.into_iter().map(|error| named_error(error, unread)));
        }
    }
    if count > read {
        sentences.push(messages().pictures_left_out(read, count - read));
    }
    sentences.join(" ")
}

/// The pictures with an error, by the names of their files.
fn named_error(error: PictureError, unread: &[UnreadPicture]) -> String {
    let name = |picture: &UnreadPicture| match &*picture.name {
        "" => messages().picture_number(picture.index + 1),
        name => quote(name, Span::new(0, name.chars().count())),
    };
    let names: Vec<String> = unread.iter().filter(|picture| picture.error == error).map(name).collect();
    messages().pictures_failed(and_list(&names), picture_error(error, names.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ERRORS: [PictureError; 4] =
        [PictureError::TooLarge, PictureError::Broken, PictureError::WithoutBoard, PictureError::Askew];

    fn unread(index: usize, name: &str, error: PictureError) -> UnreadPicture {
        UnreadPicture { index, name: name.to_owned(), error }
    }

    #[test]
    fn each_picture_that_fails_among_others_is_named_once_with_its_reason() {
        // Three pictures: each is read, or fails for one of the reasons.
        for case in 0..125 {
            let fails = [1, 5, 25].map(|place| ERRORS.get(case / place % 5).copied());
            let failures: Vec<UnreadPicture> = (fails.iter().enumerate())
                .filter_map(|(index, error)| Some(unread(index, &format!("{index}.png"), (*error)?)))
                .collect();
            let said = unread_pictures(3, &failures);
            let of = |error| failures.iter().filter(|picture| picture.error == error).count();
            let is_one_reason = ERRORS.iter().any(|error| of(*error) == 3);
            for (index, error) in fails.iter().enumerate() {
                let named = said.matches(&format!("“{index}.png”")).count();
                assert_eq!(named, usize::from(error.is_some() && !is_one_reason), "{said}");
            }
            for error in ERRORS.into_iter().filter(|error| of(*error) > 0) {
                assert_eq!(said.matches(&picture_error(error, of(error))).count(), 1, "{said}");
            }
            let is_none_read = said.starts_with("None of the 3 pictures could be read.");
            assert_eq!(is_none_read, failures.len() == 3 && !is_one_reason, "{said}");
            assert_eq!(said.is_empty(), failures.is_empty(), "{said}");
        }
    }

    #[test]
    fn a_picture_alone_needs_no_name() {
        for error in ERRORS {
            assert_eq!(unread_pictures(1, &[unread(0, "a.png", error)]), picture_error(error, 1));
        }
        assert_eq!(picture_error(PictureError::Broken, 1), "This picture could not be read.");
        assert_eq!(picture_error(PictureError::Broken, 2), "These pictures could not be read.");
    }

    #[test]
    fn a_picture_without_a_name_has_a_number_and_a_hostile_name_is_harmless() {
        let failures = [unread(0, "", ERRORS[1]), unread(2, "\u{202E}gnp.exe\n", ERRORS[1])];
        assert_eq!(
            unread_pictures(3, &failures),
            "Picture 1 and “gnp.exe ”: These pictures could not be read."
        );
    }

    #[test]
    fn pictures_beyond_the_most_that_are_read_are_counted() {
        assert_eq!(unread_pictures(MOST_PICTURES, &[]), "");
        let said = [1, 5].map(|more| unread_pictures(MOST_PICTURES + more, &[]));
        assert_eq!(
            said,
            [
                "At most 20 pictures are read at once: the last one was left out.",
                "At most 20 pictures are read at once: the last 5 were left out.",
            ]
        );
        let one = unread_pictures(MOST_PICTURES + 1, &[unread(3, "a.png", PictureError::Broken)]);
        assert_eq!(one, format!("“a.png”: This picture could not be read. {}", said[0]));
        let all: Vec<_> = (0..MOST_PICTURES).map(|index| unread(index, "", PictureError::Broken)).collect();
        let none = unread_pictures(MOST_PICTURES + 1, &all);
        assert_eq!(none, format!("These pictures could not be read. {}", said[0]));
    }

    #[test]
    fn the_announcement_counts_pictures_and_boards() {
        let said =
            [(1, 1), (1, 3), (2, 3)].map(|(pictures, boards)| pictured_announcement(pictures, boards, &[]));
        let none = doubt_sentence(&[]);
        assert_eq!(
            said,
            ["Read from a picture.", "Read from a picture with 3 boards.", "Read from 2 pictures: 3 boards."]
                .map(|read| format!("{read} {none}"))
        );
    }
}
