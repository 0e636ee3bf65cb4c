//! A sort of short lists.

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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_sorts_as_the_standard_library_does(list in prop::collection::vec((0..4u8, 0..100u8), 0..40)) {
            let (mut ours, mut theirs) = (list.clone(), list);
            sort_short(&mut ours, |pair| pair.0);
            theirs.sort_by_key(|pair| pair.0);
            prop_assert_eq!(ours, theirs);
        }
    }
}
