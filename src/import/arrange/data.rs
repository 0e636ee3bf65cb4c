//! What the objects of JSON say about the boards in their strings.

use crate::import::beside;
use crate::import::claims::{Claim, Value};
use crate::import::remark::{Remark, RemarkKind};
use crate::import::run::{Run, title};
use crate::import::structure::data::Data;

/// The claims of all strings, with titles, the side at the bottom and marks from the objects around them.
pub(in crate::import) fn described(
    mut strings: Vec<Vec<Claim>>,
    data: &Data,
    text: &str,
    _pasted: &Run,
) -> Vec<Claim> {
    for object in &data.objects {
        let members = strings.get_mut(object.strings.clone()).unwrap_or_default();
        if members.iter().all(Vec::is_empty) {
            continue;
        }
        let name = object.name.clone().and_then(|range| title(text.get(range)?));
        let mut boards: Vec<_> = members
            .iter_mut()
            .flatten()
            .filter_map(|claim| match &mut claim.value {
                Value::Board(found, _) => Some(found),
                _ => None,
            })
            .collect();
        for found in boards.iter_mut().filter(|found| found.title.is_none()) {
            found.title.clone_from(&name);
        }
        if let [found] = boards.as_mut_slice()
            && found.orientation.is_none()
            && found.marks.is_empty()
        {
            let beside = beside::read(text.get(object.range.clone()).unwrap_or_default(), false);
            (found.orientation, found.marks) = (beside.orientation, beside.marks);
            if beside.is_mark_left_out {
                found.remarks.push(Remark { kind: RemarkKind::MarkLeftOut, span: found.span });
            }
        }
    }
    strings.into_iter().flatten().collect()
}
