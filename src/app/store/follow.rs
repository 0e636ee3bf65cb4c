//! What follows an edit in a task of its own: saving, the drawing of the board, and the scene with all that is derived from it.
//!
//! Typing and dragging stay fast, because in the microtask after an edit only the text of the box is shown. The rest comes in
//! the next task, or with the next frame if that comes first, so that nothing is painted that is not saved. Of edits that
//! come many times a second, the scene follows at most every [`PACE`]: nobody reads a verdict that stands for one frame. It
//! follows before a click, a key or a print, which must not act on what is no longer so. At the end of the page the work is
//! saved, and no more: a page that is being left may not ask for pictures.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::following::{Follow, PACE};
use super::{Report, Store};
use crate::app::browser::address;
use crate::app::browser::events::{on_capture, on_window};
use crate::app::browser::storage::Tab;
use crate::view::Scene;

impl Store {
    /// Has the board and the scene follow soon.
    pub(super) fn follow_soon(self, follow: Follow) {
        let following = self.following;
        following.is_scene_old.set_value(true);
        if follow == Follow::AtOnce {
            following.rest.stop();
        }
        let was_waiting =
            following.is_board_waiting.try_update_value(|is_waiting| std::mem::replace(is_waiting, true));
        if was_waiting == Some(false) {
            // Not in the frame alone: a page in the background has none.
            set_timeout(move || self.catch_up(), Duration::ZERO);
            request_animation_frame(move || self.catch_up());
        }
    }

    /// Draws the board, and brings the scene up to date if it is its turn.
    fn catch_up(self) {
        let following = self.following;
        if !self.draw() {
            return;
        }
        if following.rest.is_running() {
            if !following.pace.is_running() {
                following.pace.start(PACE, move || self.follow());
            }
        } else {
            self.follow();
        }
    }

    /// Saves what is unsaved and draws the board, if it waits.
    fn draw(self) -> bool {
        let waits = self.following.is_board_waiting.try_update_value(std::mem::take).unwrap_or_default();
        if waits {
            self.save_unsaved();
            self.drawn.notify();
        }
        waits
    }

    /// Saves what is unsaved, and brings board and scene up to date.
    pub fn follow(self) {
        self.draw();
        let following = self.following;
        if !following.is_scene_old.try_update_value(std::mem::take).unwrap_or_default() {
            return;
        }
        following.pace.stop();
        following.rest.start(PACE, || {});
        self.followed.notify();
        let place = self.pointed.get_untracked().or(self.caret.get_untracked());
        let shown = self.shown.get_untracked();
        let scene = self.editor.with_untracked(|editor| Scene::of(editor, shown, place));
        if *self.scene.read_untracked().as_ref() != scene {
            self.scene.set(Arc::new(scene));
        }
    }

    fn save_unsaved(self) {
        if self.unsaved.get_value() {
            self.save();
        }
    }

    pub(super) fn save(self) {
        self.unsaved.set_value(false);
        let saved = self.log.try_update_value(|log| {
            let was_lacking = log.lacks_pasted();
            let saved = self.editor.with_untracked(|editor| log.save(editor, &Tab));
            (saved, log.lacks_pasted() && !was_lacking)
        });
        let is_kept = matches!(saved, Some((Ok(()), _)));
        self.address.is_ahead.set_value(!is_kept);
        if !is_kept {
            address::forget_fragments();
            self.report(Report::StorageFull);
        } else if matches!(saved, Some((_, true))) {
            self.report(Report::PastedNotSaved);
        }
    }

    /// Has the scene follow in time, as long as the page lives.
    pub fn bind_following(self) {
        // Places in the text belong to the scene too.
        Effect::new(move |before: Option<()>| {
            self.pointed.track();
            self.caret.track();
            if before.is_some() {
                self.follow_soon(Follow::Paced);
            }
        });
        on_capture(ev::click, move |_| self.follow());
        on_capture(ev::keydown, move |_| self.follow());
        on_window(ev::pagehide, move |_| self.save_unsaved());
        on_window(ev::beforeprint, move |_| self.follow());
    }
}
