//! Real mouse buttons, with or without modifiers, real window focus, and windows as narrow as a phone for WebKit.
//!
//! `WebKitWebDriver` presses the right and the middle button but never releases them: the page gets no `pointerup`, and every
//! later event of the session says that the button is down. The X server below it has no such fault.

use fantoccini::key::Key;
use std::path::Path;
use x11rb::connection::Connection as _;
use x11rb::protocol::xproto::{
    BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ConnectionExt as _, InputFocus, KEY_PRESS_EVENT,
    KEY_RELEASE_EVENT, MOTION_NOTIFY_EVENT, MapState, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;
use x11rb::{CURRENT_TIME, NONE};

/// The size of the virtual screen in pixels of the page: the largest viewport of the suite and the browser's own bars.
pub const SCREEN: (u32, u32) = (3840, 2300);

/// A connection to the X server of one WebKit.
#[derive(Debug)]
pub struct X11 {
    connection: RustConnection,
    root: Window,
    /// The size of the screen.
    size: (u16, u16),
}

impl X11 {
    /// Connects to `display`, for example `:99`.
    ///
    /// # Errors
    /// A sentence, when the server cannot be reached.
    pub fn connect(display: &str) -> Result<Self, String> {
        let (connection, screen) = RustConnection::connect(Some(display))
            .map_err(|error| format!("the X server {display} cannot be reached: {error}"))?;
        let screen = &connection.setup().roots[screen];
        let (root, size) = (screen.root, (screen.width_in_pixels, screen.height_in_pixels));
        Ok(Self { connection, root, size })
    }

    /// Waits until the server has handled all requests so far: it answers them in order.
    fn synchronize(&self) {
        if let Ok(cookie) = self.connection.get_input_focus() {
            let _ = cookie.reply();
        }
    }

    fn fake(&self, kind: u8, detail: u8, x: i16, y: i16) {
        let sent = self.connection.xtest_fake_input(kind, detail, CURRENT_TIME, self.root, x, y, 0);
        if sent.is_ok() {
            self.synchronize();
        }
    }

    /// Moves the pointer to a place on the screen.
    pub fn move_to(&self, x: f64, y: f64) {
        self.fake(MOTION_NOTIFY_EVENT, 0, x.round() as i16, y.round() as i16);
    }

    /// Presses or releases a button; X counts them 1 left, 2 middle, 3 right.
    pub fn button(&self, number: u8, down: bool) {
        self.fake(if down { BUTTON_PRESS_EVENT } else { BUTTON_RELEASE_EVENT }, number, 0, 0);
    }

    /// Presses or releases a modifier.
    pub fn key(&self, key: &Key, down: bool) {
        // Keysyms of X11's keysymdef.h.
        let keysym = match key {
            Key::Shift => 0xffe1,
            Key::Control => 0xffe3,
            Key::Alt => 0xffe9,
            other => panic!("{other:?} is no modifier"),
        };
        let setup = self.connection.setup();
        let (first, count) = (setup.min_keycode, setup.max_keycode - setup.min_keycode + 1);
        let mapping =
            self.connection.get_keyboard_mapping(first, count).ok().and_then(|cookie| cookie.reply().ok());
        let code = mapping.and_then(|mapping| {
            let each = usize::from(mapping.keysyms_per_keycode);
            mapping.keysyms.iter().position(|found| *found == keysym).map(|at| first + (at / each) as u8)
        });
        match code {
            Some(code) => self.fake(if down { KEY_PRESS_EVENT } else { KEY_RELEASE_EVENT }, code, 0, 0),
            None => panic!("the X server has no {key:?}"),
        }
    }

    /// Moves the pointer to the corner of the screen, off every window.
    pub fn park(&self) {
        self.move_to(f64::from(self.size.0) - 1.0, f64::from(self.size.1) - 1.0);
    }

    /// Gives the keyboard to the browser's window. There is no window manager that would.
    pub fn focus(&self) {
        if let Some(window) = self.largest_window() {
            let _ = self.connection.set_input_focus(InputFocus::PARENT, window, CURRENT_TIME);
            self.synchronize();
        }
    }

    /// Takes the keyboard away, as another window would.
    pub fn unfocus(&self) {
        let _ = self.connection.set_input_focus(InputFocus::PARENT, NONE, CURRENT_TIME);
        self.synchronize();
    }

    fn largest_window(&self) -> Option<Window> {
        let tree = self.connection.query_tree(self.root).ok()?.reply().ok()?;
        tree.children
            .into_iter()
            .filter(|&window| {
                let attributes = self.connection.get_window_attributes(window).ok();
                attributes.and_then(|a| a.reply().ok()).is_some_and(|a| a.map_state == MapState::VIEWABLE)
            })
            .max_by_key(|&window| {
                let size = self.connection.get_geometry(window).ok().and_then(|cookie| cookie.reply().ok());
                size.map_or(0, |g| u32::from(g.width) * u32::from(g.height))
            })
    }
}

/// The toolbar of `MiniBrowser` keeps its window at least 447 pixels wide. Viewports of phones have 320: this style removes the
/// minimum width of all GTK widgets.
pub(crate) fn remove_minimum_width_of_gtk(home: &Path) -> Result<(), String> {
    let folder = home.join("gtk-3.0");
    let sentence = |error: std::io::Error| format!("{} cannot be written: {error}", folder.display());
    std::fs::create_dir_all(&folder).map_err(sentence)?;
    let style =
        "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }\n";
    std::fs::write(folder.join("gtk.css"), style).map_err(sentence)?;
    let settings = "[Settings]\ngtk-toolbar-icon-size=1\ngtk-enable-animations=0\n";
    std::fs::write(folder.join("settings.ini"), settings).map_err(sentence)
}
