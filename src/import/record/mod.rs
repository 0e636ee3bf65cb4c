//! Records: FEN, EPD, links and whatever else the lenient reader of [`notation`](crate::notation) accepts; one record
//! with whatever is around it, or several.

mod lines;
mod link;
mod problem;
mod row;
mod single;
mod whole;
mod wrapped;

pub(super) use lines::{read_faulty_lines, read_lines};
pub(super) use single::{positions, read};
pub(super) use whole::{
    begins_sentence, read_links, read_localised, read_spot, read_table, read_whole, with_record,
};
pub(super) use wrapped::read_wrapped;
