//! The built page in real browsers: what starts them, what drives them, and what watches them.
//!
//! * [`engine`]: the three engines and where their programs are found
//! * [`guard`]: processes that cannot outlive this one
//! * [`browser`]: a driver with its session
//! * [`x11`]: real mouse buttons for the one driver that has only one
//! * [`site`]: the built files behind the production headers, with the probe in front of them
//! * [`page`]: what a test sees and says: squares, pieces, the FEN box, problems
//! * [`gesture`]: mouse, fingers and keys
//! * [`monkey`]: somebody who does at random what people do, and a model that the page has to agree with
//! * [`pixels`]: what is seen, pixel by pixel
//! * [`release`]: builds of the page that follow one another, at an address of their own
//! * [`squares`]: what a record puts on which square
//! * [`suite`]: tests times engines, as named trials
//!
//! A helper that cannot do what it was asked to panics: a test has nothing better to do than to fail there.
#![allow(clippy::missing_panics_doc)]
// WebKit, WebDriver and GeckoDriver are names of things, not of items.
#![allow(clippy::doc_markdown)]

pub mod browser;
pub mod engine;
pub mod gesture;
pub mod guard;
pub mod monkey;
pub mod page;
pub mod pixels;
pub mod release;
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
