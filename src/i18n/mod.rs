//! shim
pub use crate::locale::*;
pub struct M;
impl std::ops::Deref for M {
    type Target = AnnexWords;
    fn deref(&self) -> &AnnexWords {
        annex_words()
    }
}
#[allow(missing_docs, clippy::unused_self)]
impl M {
    pub fn storage_full(&self) -> &'static str {
        ""
    }
    pub fn annex_absent(&self) -> &'static str {
        ""
    }
    pub fn settings_refused(&self) -> &'static str {
        ""
    }
    pub fn storage_damaged(&self) -> &'static str {
        ""
    }
    pub fn storage_refused(&self) -> &'static str {
        ""
    }
    pub fn link_marks_unread(&self) -> &'static str {
        ""
    }
    pub fn link_unread(&self) -> &'static str {
        ""
    }
    pub fn pasted(&self) -> &'static str {
        ""
    }
    pub fn paste_refused(&self) -> &'static str {
        ""
    }
    pub fn copy_refused(&self) -> &'static str {
        ""
    }
    pub fn copied(&self) -> &'static str {
        ""
    }
    pub fn board(&self) -> &'static str {
        ""
    }
    pub fn panel(&self) -> &'static str {
        ""
    }
    pub fn games(&self) -> &'static str {
        ""
    }
    pub fn forms(&self) -> &'static str {
        ""
    }
    pub fn picture(&self) -> &'static str {
        ""
    }
    pub fn texts(&self) -> &'static str {
        ""
    }
    pub fn links(&self) -> &'static str {
        ""
    }
    pub fn aloud(&self) -> &'static str {
        ""
    }
}
pub fn messages() -> M {
    M
}
pub fn current_language() -> &'static str {
    "en"
}
