//! Editing and playing.

/// What a piece that is moved on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// It goes wherever it is put.
    #[default]
    Edit,
    /// It makes legal moves only.
    Play,
}

impl Mode {
    /// Both modes, in the order of the switch.
    pub const ALL: [Mode; 2] = [Mode::Edit, Mode::Play];

    /// The stable name in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Edit => "edit",
            Mode::Play => "play",
        }
    }
}
