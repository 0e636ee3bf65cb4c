//! The fields of a FEN beside its placement.

pub mod castling;
pub mod clock;
pub mod en_passant;
pub mod findings;
pub mod findings_sheet;
pub mod turn;

use leptos::prelude::*;

use crate::app::chunk::Deferred;
use crate::app::chunk::Slot;
use crate::i18n::messages;
use crate::notation::Field;
use castling::CastlingRights;
use clock::Clock;
use en_passant::EnPassant;
use turn::Turn;

/// Side to move, castling rights, en passant square, clocks; and what a variant has beside them.
#[component]
pub fn Fields() -> impl IntoView {
    let messages = messages();
    view! {
        <div class="fields">
            <Turn/>
            <CastlingRights/>
            <EnPassant/>
            <div class="clocks">
                <Clock
                    id="halfmove-clock"
                    field=Field::Halfmove
                    label=messages.halfmove_clock()
                    hint=messages.halfmove_hint()
                />
                <Clock
                    id="fullmove-number"
                    field=Field::Fullmove
                    label=messages.fullmove_number()
                    hint=messages.fullmove_hint()
                />
            </div>
            <Slot content=|table: &Deferred| (table.variant_fields)()/>
        </div>
    }
}
