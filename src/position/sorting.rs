//! Stable sorts that add little to the page: the one of the standard library is compiled anew for each type and key, 3 kB
//! each time.

/// Sorts a list by a key; equal elements stay in their order. It takes time in proportion to the square of the length: for
/// lists whose length the rules of chess bound. The sort of the standard library, which is made for long ones, adds about
/// 3 kB to the page for each type and key.
pub fn sort_short<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts a list of any length by a key of three numbers; equal elements stay in their order. Only the keys go through the
/// sort of the standard library, so that all lists have one.
pub fn sort_by_numbers<T>(list: &mut Vec<T>, key: impl Fn(&T) -> [usize; 3]) {
    let keys = list.iter().map(key).collect();
    let mut elements: Vec<Option<T>> = list.drain(..).map(Some).collect();
    list.extend(order_of(keys).into_iter().filter_map(|index| elements.get_mut(index)?.take()));
}

/// The places of keys in their order.
fn order_of(keys: Vec<[usize; 3]>) -> Vec<usize> {
    let mut keyed: Vec<([usize; 3], usize)> = keys.into_iter().zip(0..).collect();
    keyed.sort_unstable();
    keyed.into_iter().map(|(_, index)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn they_sort_as_the_standard_library_does(list in prop::collection::vec((0..4u8, 0..100u8), 0..40)) {
            let (mut ours, mut theirs) = (list.clone(), list);
            let mut by_numbers = ours.clone();
            sort_short(&mut ours, |pair| pair.0);
            sort_by_numbers(&mut by_numbers, |pair| [0, pair.0.into(), 0]);
            theirs.sort_by_key(|pair| pair.0);
            prop_assert_eq!(&ours, &theirs);
            prop_assert_eq!(by_numbers, theirs);
        }
    }
}
