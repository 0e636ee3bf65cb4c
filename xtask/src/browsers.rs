//! The browsers of the tests and the programs that drive them: where they are, and how they get there.

use crate::project::find_program;
use crate::{debian, pins, tools};
use anyhow::{Error, Result, bail};
use clap::ValueEnum;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// An engine in which the page is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum Browser {
    /// Blink: Chromium or Chrome, by `ChromeDriver`.
    Chromium,
    /// Gecko: Firefox, by geckodriver.
    Firefox,
    /// `WebKit`: the small browser of `WebKitGTK`, by its own driver, on a display that nobody sees.
    #[value(name = "webkit")]
    WebKit,
}

/// Where a browser and its driver were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Installed {
    /// The browser itself.
    pub browser: PathBuf,
    /// The program that speaks `WebDriver`.
    pub driver: PathBuf,
    /// Xvfb, for the one that has no headless mode of its own.
    pub display: Option<PathBuf>,
}

impl Browser {
    /// All of them, in the order in which they are tested.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// As it is written on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// The Debian packages that bring it, without geckodriver, which Debian does not have.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["chromium", "chromium-driver"],
            Self::Firefox => &["firefox-esr"],
            Self::WebKit => &["webkit2gtk-driver", "xvfb"],
        }
    }

    fn program(self) -> Option<PathBuf> {
        match self {
            Self::Chromium => {
                let names =
                    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
                let bundles = [
                    "Chromium.app/Contents/MacOS/Chromium",
                    "Google Chrome.app/Contents/MacOS/Google Chrome",
                ];
                find_program(&names).or_else(|| find_bundle(&bundles))
            }
            Self::Firefox => find_program(&["firefox", "firefox-esr"])
                .or_else(|| find_bundle(&["Firefox.app/Contents/MacOS/firefox"])),
            Self::WebKit => find_mini_browser(),
        }
    }

    fn driver(self) -> Option<PathBuf> {
        find_program(match self {
            Self::Chromium => &["chromedriver"],
            Self::Firefox => &["geckodriver"],
            Self::WebKit => &["WebKitWebDriver"],
        })
    }

    /// Looks for it on this machine.
    ///
    /// # Errors
    ///
    /// A sentence that says what to install.
    pub fn find(self) -> Result<Installed> {
        let display = find_program(&["Xvfb"]);
        match (self.program(), self.driver()) {
            (Some(browser), Some(driver)) if self != Self::WebKit || display.is_some() => {
                Ok(Installed { browser, driver, display: display.filter(|_| self == Self::WebKit) })
            }
            _ => bail!(advice(&[self])),
        }
    }

    /// Whether everything but what `cargo install` brings is here.
    fn is_here(self) -> bool {
        match self {
            Self::Firefox => self.program().is_some(),
            _ => self.find().is_ok(),
        }
    }

    /// What has to be installed by whoever sits before this machine.
    fn wants(self) -> &'static str {
        match self {
            Self::Chromium => "Chromium or Chrome with the ChromeDriver of its version",
            Self::Firefox if self.is_here() => "geckodriver (which `cargo xtask test` installs)",
            Self::Firefox => "Firefox",
            Self::WebKit if cfg!(target_os = "linux") => {
                "WebKitGTK with its WebKitWebDriver and MiniBrowser, and Xvfb"
            }
            Self::WebKit => "WebKitGTK, which is for Linux only (`--browser` names the browsers to test in)",
        }
    }
}

/// How Chromium is started to be looked at by programs: unseen, and asking nobody for anything.
pub const CHROMIUM_ARGUMENTS: [&str; 8] = [
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // One pixel of CSS is one pixel of the picture, whatever screen is there.
    "--force-device-scale-factor=1",
];

/// The option without which Chromium does not run here, if there is one.
pub fn chromium_sandbox() -> Option<&'static str> {
    is_root().then_some("--no-sandbox")
}

/// Whether this process is root's: browsers refuse their own sandbox then.
fn is_root() -> bool {
    #[cfg(unix)]
    let is_root = {
        use std::os::unix::fs::MetadataExt as _;
        fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
    };
    #[cfg(not(unix))]
    let is_root = false;
    is_root
}

/// One sentence for all that lacks.
fn advice(lacking: &[Browser]) -> String {
    let wants = lacking.iter().map(|browser| browser.wants()).collect::<Vec<_>>().join("; ");
    let packages =
        lacking.iter().flat_map(|browser| browser.packages()).copied().collect::<Vec<_>>().join(" ");
    let how = if debian::is_here() {
        format!("run `sudo apt-get install -y --no-install-recommends {packages}`")
    } else {
        "install what is named so that it is on the PATH".to_owned()
    };
    format!("The browser tests need {wants}: {how}, then run this command again.")
}

impl fmt::Display for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Browser {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        ValueEnum::from_str(text, false).map_err(Error::msg)
    }
}

/// Says at once what a later installation could not bring.
///
/// # Errors
///
/// A sentence that says what to install.
pub fn check(browsers: &[Browser]) -> Result<()> {
    let lacking = lacking(browsers);
    if !lacking.is_empty() && !debian::can_install() {
        bail!(advice(&lacking));
    }
    Ok(())
}

/// Installs what lacks of the browsers and their drivers.
///
/// # Errors
///
/// A sentence that says what to install, where this program cannot.
pub fn need(browsers: &[Browser]) -> Result<()> {
    check(browsers)?;
    let packages: Vec<&str> =
        lacking(browsers).iter().flat_map(|browser| browser.packages()).copied().collect();
    if !packages.is_empty() {
        debian::install(&packages, "Browsers and drivers")?;
    }
    if browsers.contains(&Browser::Firefox) {
        tools::need(&pins::GECKODRIVER)?;
    }
    browsers.iter().try_for_each(|browser| browser.find().map(drop))
}

fn lacking(browsers: &[Browser]) -> Vec<Browser> {
    browsers.iter().copied().filter(|browser| !browser.is_here()).collect()
}

fn find_bundle(names: &[&str]) -> Option<PathBuf> {
    names.iter().map(|name| Path::new("/Applications").join(name)).find(|file| file.is_file())
}

/// Distributions keep it beside the library, in a folder named by processor and version.
fn find_mini_browser() -> Option<PathBuf> {
    let list = |folder: &Path| {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).collect::<Vec<_>>()
    };
    let roots = ["/usr/lib", "/usr/lib64", "/usr/libexec"].map(PathBuf::from);
    let inner = roots.iter().flat_map(|root| list(root)).filter(|folder| folder.is_dir());
    let mut homes: Vec<PathBuf> =
        roots.iter().cloned().chain(inner).flat_map(|folder| list(&folder)).collect();
    // The driver is of this series where both are there.
    homes.sort_by_key(|home| !home.to_string_lossy().ends_with("webkit2gtk-4.1"));
    homes.into_iter().map(|home| home.join("MiniBrowser")).find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for browser in Browser::ALL {
            assert_eq!(browser.to_string().parse::<Browser>().unwrap(), browser);
        }
        assert!("Opera".parse::<Browser>().is_err());
    }

    #[test]
    fn advice_is_one_sentence_that_says_what_to_do() {
        let advice = advice(&Browser::ALL);
        assert!(advice.ends_with("then run this command again.") && !advice.contains('\n'), "{advice}");
    }
}
