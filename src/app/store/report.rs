//! What the store has to report to the user. The store knows no component: the page says these things (`notices`).

/// Something that the user should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// The saved work is damaged; what could be read of it is shown.
    StorageDamaged,
    /// The browser gives no storage.
    StorageRefused,
    /// The storage has not taken the last edits.
    StorageFull,
    /// The address holds a text that is no position.
    LinkUnread(String),
    /// The address holds a position.
    LinkRead,
    /// The address holds marks of which some could not be read.
    LinkMarksUnread,
}
