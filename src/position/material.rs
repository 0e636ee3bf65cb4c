//! The material of both sides compared.

use shakmaty::{Board, Color, Role};

use super::sorting::sort_short;

/// The roles in the order in which endgames are named.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
/// The most men of both sides in an endgame that has a name: those of the largest tablebases.
const MOST_MEN: usize = 7;

/// What one side has more than the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MaterialBalance {
    /// White's material without Black's, in pawns: a knight and a bishop count 3, a rook 5, a queen 9.
    pub points: i32,
    /// The men that White has more than Black, the most valuable first.
    pub white: Vec<Role>,
    /// The men that Black has more than White.
    pub black: Vec<Role>,
}

impl MaterialBalance {
    /// The balance on a board. Kings do not count.
    pub fn of(board: &Board) -> MaterialBalance {
        let mut balance = MaterialBalance::default();
        for &role in &ROLES[1..] {
            let [white, black] = Color::ALL.map(|color| count(board, color, role));
            balance.points += (white as i32 - black as i32) * points(role);
            balance.white.extend((black..white).map(|_| role));
            balance.black.extend((white..black).map(|_| role));
        }
        balance
    }
}

/// The class of an endgame as in tablebases: the men of the stronger side, then those of the other, such as `KRPKR`. None
/// with more than seven men, or unless each side has one king.
pub fn endgame_class(board: &Board) -> Option<String> {
    let has_kings = Color::ALL.iter().all(|color| count(board, *color, Role::King) == 1);
    if !has_kings || board.occupied().count() > MOST_MEN {
        return None;
    }
    let mut sides = Color::ALL.map(|color| {
        let strength: i32 = ROLES.iter().map(|role| count(board, color, *role) as i32 * points(*role)).sum();
        let men = ROLES.iter().flat_map(|role| {
            let letter = role.upper_char();
            (0..count(board, color, *role)).map(move |_| letter)
        });
        (strength, men.collect::<String>())
    });
    // Stable: of equal sides White is the first.
    sort_short(&mut sides, |(strength, men)| (-*strength, std::cmp::Reverse(men.len())));
    Some(sides.map(|(_, men)| men).concat())
}

fn count(board: &Board, color: Color, role: Role) -> usize {
    (board.by_color(color) & board.by_role(role)).count()
}

fn points(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(placement: &str) -> Board {
        placement.parse().unwrap()
    }

    #[test]
    fn an_exchange_is_two_pawns() {
        let balance = MaterialBalance::of(&board("4k3/pp6/2n5/8/8/8/PP6/R3K3"));
        assert_eq!(
            balance,
            MaterialBalance { points: 2, white: vec![Role::Rook], black: vec![Role::Knight] }
        );
        let equal = MaterialBalance::of(&board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"));
        assert_eq!(equal, MaterialBalance::default());
        assert_eq!(MaterialBalance::of(&board("4k3/8/8/8/8/8/8/Q1Q1K3")).white, [Role::Queen; 2]);
    }

    #[test]
    fn an_endgame_is_named_by_its_men_the_stronger_side_first() {
        for (placement, class) in [
            ("4k3/8/8/8/8/8/8/4K3", Some("KK")),
            ("1K1k4/1P6/8/8/8/8/r7/2R5", Some("KRPKR")),
            ("1k1K4/1p6/8/8/8/8/R7/2r5", Some("KRPKR")),
            ("4k3/3n4/8/8/8/8/8/4KB2", Some("KBKN")),
            ("4k3/8/8/8/8/8/PPPPPP2/4K3", None),
            ("8/8/8/8/8/8/8/4K3", None),
        ] {
            assert_eq!(endgame_class(&board(placement)).as_deref(), class, "{placement}");
        }
    }
}
