//! The built page in real browsers: what starts them, what drives them, and what watches them.
//!
//! * [`engine`]: the three engines and where their programs are found
//! * [`process`]: child processes that end with this one
//! * [`browser`]: a driver with its session
//! * [`session`]: what its driver is asked for, and what screen it has
//! * [`x11`]: real mouse buttons for the one driver that cannot release all of them
//! * [`site`]: the built files behind the production headers, with the probe script in front of them
//! * [`page`]: what a test sees and does: squares, pieces, the FEN box, problems
//! * [`gesture`]: mouse, fingers and keys
//! * [`random_walk`]: random user actions, and a model of the editor that the page has to agree with after each
//! * [`pixels`]: screenshots, pixel by pixel
//! * [`release`]: successive builds of the page, served at an address of their own
//! * [`squares`]: which pieces a FEN puts on which squares
//! * [`suite`]: runs each test in its engines, with libtest's command line and output
//!
//! A helper that cannot do what it was asked to panics: the test fails there, with the helper's message.
#![allow(clippy::missing_panics_doc)]
// WebKit, WebDriver and GeckoDriver are names of things, not of items.
#![allow(clippy::doc_markdown)]

pub mod browser;
pub mod engine;
pub mod gesture;
pub mod page;
pub mod pixels;
pub mod process;
pub mod random_walk;
pub mod release;
pub mod session;
pub mod site;
pub mod squares;
pub mod suite;
pub mod x11;

use std::process::ExitCode;
use tokio::runtime::Runtime;

/// Runs a program to its end, and says why it has failed.
#[allow(clippy::print_stderr, reason = "programs speak to whoever runs them")]
pub fn finish(program: impl Future<Output = Result<(), String>>) -> ExitCode {
    let done =
        Runtime::new().map_err(|error| error.to_string()).and_then(|runtime| runtime.block_on(program));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
