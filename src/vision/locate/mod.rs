//! Finds boards by their lattice, without a model: 7 x 7 points where four squares meet, light and dark by turns.

mod lattice;
mod parity;
mod refine;
mod saddles;

use super::frame::Corners;
use super::picture::Picture;
use lattice::Candidate;
use refine::Grid;

/// The longer side of the picture that is searched. More pixels find no more boards.
const SEARCHED: f32 = 1000.0;
/// A smaller picture is enlarged to this, at most threefold: squares of a few pixels have no corners to see.
const ENLARGED: f32 = 500.0;
/// Boards at the very edge of a picture get neighbours beyond it.
const MARGIN: usize = 8;
/// So many places are kept, most of which turn out to be within a board that has been found.
const CANDIDATES: usize = 400;
/// As many of the others are looked at closely.
const CLOSELY: usize = 32;
/// Less than this is no board.
const LEAST: f32 = 0.55;
/// A place that shares more than this with a board is within it, also when it has been placed to a fraction of a pixel.
const COVERED: f32 = 0.6;
/// Two boards of one picture share no more than this of the smaller one.
const SHARED: f32 = 0.3;

/// A board that was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Located {
    /// Its corners.
    pub corners: Corners,
    /// How much of a lattice is there, 0 to 1: the strength of the 49 inner corners, and whether the squares are light and
    /// dark by turns. A clean diagram has more than 0.9.
    pub lattice: f32,
}

/// The upright boards of a picture, the clearest lattice first. Two that overlap are one: the same lattice shifted by a
/// square is weaker than the true one, since its outer corners are missing.
pub fn locate(picture: &Picture) -> Vec<Located> {
    let mut locating = Locating::new(picture);
    while locating.step() {}
    locating.finish()
}

/// The same in parts.
pub(super) struct Locating {
    searched: Picture,
    /// The pixels of the picture in one of the searched.
    across: f32,
    down: f32,
    search: lattice::Search,
    /// The places that are still to be looked at closely, when the search has ended; the strongest comes last.
    candidates: Option<Vec<Candidate>>,
    /// How many have been looked at closely.
    closely: usize,
    found: Vec<Located>,
}

impl Locating {
    pub(super) fn new(picture: &Picture) -> Self {
        let longer = picture.width().max(picture.height()) as f32;
        let scale =
            if longer < ENLARGED { (ENLARGED / longer).min(3.0) } else { (SEARCHED / longer).min(1.0) };
        let size = |side: usize| ((side as f32 * scale).round() as usize).max(1);
        let (width, height) = (size(picture.width()), size(picture.height()));
        let same = (width, height) == (picture.width(), picture.height());
        let searched = if same { picture } else { &picture.scaled(width, height) };
        let searched = searched.padded(MARGIN);
        let (across, down) = (picture.width() as f32 / width as f32, picture.height() as f32 / height as f32);
        let search = lattice::Search::new(&searched);
        Self { searched, across, down, search, candidates: None, closely: 0, found: Vec::new() }
    }

    /// Does a part; false when all have been done.
    pub(super) fn step(&mut self) -> bool {
        let Some(candidates) = &mut self.candidates else {
            if !self.search.step(&self.searched) {
                let mut strongest = self.search.strongest(CANDIDATES);
                strongest.reverse();
                self.candidates = Some(strongest);
            }
            return true;
        };
        let Some(candidate) = candidates.pop().filter(|_| self.closely < CLOSELY) else { return false };
        if !self.is_beaten(candidate) {
            self.closely += 1;
            self.found.extend(self.located(candidate));
        }
        true
    }

    /// Whether a place is within a board that has been found, and cannot have more of a lattice, whatever its parity is.
    fn is_beaten(&self, candidate: Candidate) -> bool {
        let Candidate { strength, left, top, square } = candidate;
        let corners = self.corners(&Grid { left, top, width: square, height: square });
        let most = lattice_of(strength, 1.0);
        self.found.iter().any(|board| board.lattice > most && board.corners.overlap(&corners) > COVERED)
    }

    /// The board at a place; none if there is not enough of a lattice.
    fn located(&self, candidate: Candidate) -> Option<Located> {
        let grid = refine::refine(&self.searched, candidate)?;
        let lattice = lattice_of(candidate.strength, parity::parity(&self.searched, &grid));
        (lattice >= LEAST).then_some(Located { corners: self.corners(&grid), lattice })
    }

    /// The corners of a lattice in the picture.
    fn corners(&self, grid: &Grid) -> Corners {
        let margin = MARGIN as f32;
        Corners::upright(
            (grid.left - margin) * self.across,
            (grid.top - margin) * self.down,
            grid.width * self.across,
            grid.height * self.down,
        )
    }

    pub(super) fn finish(mut self) -> Vec<Located> {
        self.found.sort_by(|one, other| other.lattice.total_cmp(&one.lattice));
        let mut kept: Vec<Located> = Vec::new();
        for board in self.found {
            if kept.iter().all(|other| other.corners.overlap(&board.corners) < SHARED) {
                kept.push(board);
            }
        }
        kept
    }
}

/// How much of a lattice there is, by the strength of the inner corners and by the squares that are light and dark by turns.
fn lattice_of(strength: f32, parity: f32) -> f32 {
    0.5 * strength + 0.5 * parity
}
