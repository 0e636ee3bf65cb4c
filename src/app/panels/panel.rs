//! The panels by their names.

use crate::i18n::messages;

/// Lists the panels: the name in the page (`data-panel`), and the message that is its title.
macro_rules! panels {
    ($($panel:ident: $name:literal, $title:ident;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Panel {
            $(#[doc = concat!("`", $name, "`")] $panel,)*
        }

        impl Panel {
            /// All panels, in the order of the page.
            pub const ALL: &[Panel] = &[$(Panel::$panel),*];

            pub const fn name(self) -> &'static str {
                match self { $(Panel::$panel => $name,)* }
            }

            pub fn title(self) -> &'static str {
                match self { $(Panel::$panel => messages().$title(),)* }
            }
        }
    };
}

panels! {
    Library: "library", library;
    Games: "games", games;
    Forms: "forms", forms;
    Picture: "picture", picture;
    Texts: "texts", texts;
    Links: "links", links;
    ReadAloud: "read-aloud", position_in_words;
}

impl Panel {
    /// The panel with a name.
    pub fn named(name: &str) -> Option<Panel> {
        Panel::ALL.iter().copied().find(|panel| panel.name() == name)
    }
}
