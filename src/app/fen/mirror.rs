//! The text once more under the text area, which can show no colours itself: it carries the tints of the fields, the
//! underlines of the faults and the lit character.
//!
//! One effect writes what differs into the elements of the segments. They are made and removed only where there are more or
//! fewer of them.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, Node};

use crate::app::board::state::BoardState;
use crate::app::reactive::effect_after;
use crate::app::store::Store;
use crate::view::segment_class::segment_class;
use crate::view::segments::{Segment, segments};
use crate::view::text_squares;

/// The mirror, for whatever scrolls it or asks for a character.
#[derive(Clone, Copy)]
pub struct MirrorHandle {
    pub node: NodeRef<Div>,
    shown: StoredValue<Vec<Shown>, LocalStorage>,
}

/// A segment and its element.
struct Shown {
    segment: Segment,
    element: Element,
    text: Node,
}

impl MirrorHandle {
    pub fn new() -> MirrorHandle {
        MirrorHandle { node: NodeRef::new(), shown: StoredValue::new_local(Vec::new()) }
    }

    /// The place of the character under the pointer. The mirror lies under the text area, so it is among the elements at that
    /// point.
    pub fn character_under(self, event: &MouseEvent) -> Option<usize> {
        let elements = document().elements_from_point(event.client_x() as f32, event.client_y() as f32);
        self.shown.with_value(|shown| {
            elements.iter().find_map(|element| {
                let element: Element = element.dyn_into().ok()?;
                Some(shown.iter().find(|shown| shown.element == element)?.segment.place)
            })
        })
    }

    /// Takes over the elements of what is shown to begin with.
    fn adopt(self, segments: Vec<Segment>) {
        let mut next = self.node.get_untracked().and_then(|mirror| mirror.first_element_child());
        let shown = |segment: Segment| {
            let element = next.take()?;
            next = element.next_element_sibling();
            Some(Shown { segment, text: text_of(&element)?, element })
        };
        self.shown.set_value(segments.into_iter().map_while(shown).collect());
    }

    /// Writes what differs. Segments that look the same at the beginning and at the end keep their elements, so one that is
    /// split, as by the highlight of a character, touches no other.
    fn show(self, mut segments: Vec<Segment>) {
        let Some(mirror) = self.node.get_untracked() else { return };
        self.shown.update_value(|shown| {
            let (head, tail) = common_ends(shown, &segments);
            let end = segments.split_off(segments.len() - tail);
            let mut kept_end = shown.split_off(shown.len() - tail);
            let more = segments.split_off(shown.len().min(segments.len()));
            for gone in shown.drain(segments.len()..) {
                gone.element.remove();
            }
            for (shown, segment) in shown.iter_mut().zip(segments).skip(head) {
                shown.change(segment);
            }
            // The last element is none of a segment.
            let next = kept_end.first().map(|shown| shown.element.clone()).or(mirror.last_element_child());
            shown
                .extend(more.into_iter().filter_map(|segment| Shown::new(segment, &mirror, next.as_deref())));
            for (shown, segment) in kept_end.iter_mut().zip(end) {
                shown.segment = segment;
            }
            shown.append(&mut kept_end);
        });
    }
}

/// How many segments look the same at the beginning, and how many of the others at the end.
fn common_ends(shown: &[Shown], segments: &[Segment]) -> (usize, usize) {
    let is_same = |(shown, segment): &(&Shown, &Segment)| shown.segment.looks_like(segment);
    let head = shown.iter().zip(segments).take_while(is_same).count();
    let tail = shown[head..].iter().rev().zip(segments[head..].iter().rev()).take_while(is_same).count();
    (head, tail)
}

/// The text node of an element, which has no other content.
fn text_of(element: &Element) -> Option<Node> {
    element.first_child().or_else(|| element.append_child(&document().create_text_node("")).ok())
}

impl Shown {
    /// Puts a segment into the mirror, before its last element.
    fn new(segment: Segment, mirror: &Node, last: Option<&Node>) -> Option<Shown> {
        let element = document().create_element("span").ok()?;
        element.set_class_name(&segment_class(&segment));
        let text = element.append_child(&document().create_text_node(&segment.text)).ok()?;
        mirror.insert_before(&element, last).ok()?;
        Some(Shown { segment, element, text })
    }

    /// Writes what differs.
    fn change(&mut self, segment: Segment) {
        if self.segment.text != segment.text {
            self.text.set_node_value(Some(&segment.text));
        }
        if self.segment.marks() != segment.marks() {
            self.element.set_class_name(&segment_class(&segment));
        }
        self.segment = segment;
    }
}

#[component]
pub fn Mirror(mirror: MirrorHandle) -> impl IntoView {
    let (store, board) = (Store::here(), BoardState::here());
    let now = move || {
        store.drawn.track();
        let (hovered, pointed) = (board.hovered.get(), store.pointed.get());
        let shown = store.shown.read_untracked();
        let lit = hovered.and_then(|square| text_squares::character_of(&shown.text, &shown.reading, square));
        segments(&shown.text, &shown.reading, shown.faults(), lit, pointed)
    };
    let first = untrack(now);
    let span = |segment: Segment| {
        let class = segment_class(&segment);
        view! { <span class=class>{segment.text}</span> }
    };
    let spans = first.clone().into_iter().map(span).collect_view();
    effect_after(move |before: Option<()>| {
        if before.is_none() {
            mirror.adopt(first.clone());
        }
        mirror.show(now());
    });
    view! {
        <div class="fen-mirror" aria-hidden="true" node_ref=mirror.node>
            {spans}
            // The last line of a text area is there even when it is empty; a space keeps it in the mirror too.
            <span>" "</span>
        </div>
    }
}
