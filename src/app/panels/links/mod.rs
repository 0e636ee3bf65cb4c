//! The panel that takes the position elsewhere: the link to it, its code for cameras, other sites, the frame for a page.

mod code;
mod section;
mod sites;

use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{HtmlInputElement, ShareData};

use crate::app::browser::events::target_of;
use crate::app::browser::share::{self, Unshared};
use crate::app::browser::{address, clipboard, files};
use crate::app::notices::Announcer;
use crate::app::parts::CopyTextButton;
use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::editor::address::fragment;
use crate::embed::page as embed_page;
use crate::export::links::{embed_code, file_name};
use crate::export::qr::qr_svg;
use crate::i18n::{current_language, messages, position_title};
use crate::view::Scene;
use code::{Code, CodePicture, DownloadCode};
use section::Section;
use sites::Sites;

#[component]
pub fn LinksPanel() -> impl IntoView {
    let store = Store::here();
    let fragment = memo(move || {
        let scene = store.scene.read();
        fragment(&scene.document, scene.orientation)
    });
    let title = memo(move || position_title(&store.scene.read().position));
    view! {
        <div class="links">
            <ShareSection fragment title/>
            <Sites/>
            <FrameSection fragment title/>
        </div>
    }
}

#[component]
fn ShareSection(fragment: Memo<String>, title: Memo<String>) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let field = NodeRef::<html::Input>::new();
    let link = memo(move || address::page() + &fragment.read());
    let name = memo(move || file_name(&store.scene.read().position, "qr.svg"));
    let drawing = Signal::derive(move || qr_svg(&link.read(), &title.read()));
    let code = Code { address: files::drawing_address(drawing), name };
    let share = move |_| share_link(store, &share::link(&title.get_untracked(), &link.get_untracked(), ""));
    view! {
        <section class="share">
            <label class="share-link">
                <span class="panel-heading">{messages.share_link()}</span>
                <input
                    type="text"
                    spellcheck="false"
                    readonly
                    data-share-link=""
                    node_ref=field
                    prop:value=move || link.get()
                    on:click=move |event| select_all(&event)
                />
            </label>
            <div class="share-body">
                <CodePicture code/>
                <div class="share-buttons">
                    <CopyTextButton
                        action="copy-link"
                        words=messages.copy_link()
                        label=messages.copy_link()
                        said=messages.link_copied()
                        text=link
                        target=field
                    />
                    {share::is_here()
                        .then(|| {
                            view! {
                                <button
                                    type="button"
                                    class="button small"
                                    data-action="share-link"
                                    on:click=share
                                >
                                    {messages.share()}
                                </button>
                            }
                        })}
                    <DownloadCode code/>
                </div>
            </div>
        </section>
    }
}

/// Whoever points at the link wants all of it, unless a part is selected already.
fn select_all(event: &MouseEvent) {
    if let Some(field) = target_of::<HtmlInputElement>(event)
        && field.selection_start() == field.selection_end()
    {
        field.select();
    }
}

/// The link to the position.
pub fn position_link(scene: &Scene) -> String {
    address::page() + &fragment(&scene.document, scene.orientation)
}

/// Shares the position at once: its link, and its FEN as the text. Where there is no share sheet, the link is copied.
pub fn share_position(store: Store) {
    let (title, fen, link) = store.scene.with_untracked(|scene| {
        (position_title(&scene.position), scene.shown.text.clone(), position_link(scene))
    });
    if share::is_here() {
        return share_link(store, &share::link(&title, &link, &fen));
    }
    let written = clipboard::write(&link);
    spawn_local(async move {
        Announcer::of(store).tell(if written.await.is_ok() {
            messages().link_copied()
        } else {
            messages().share_refused()
        });
    });
}

fn share_link(store: Store, data: &ShareData) {
    let shared = share::share(data);
    spawn_local(async move {
        match shared.await {
            Ok(()) | Err(Unshared::Closed) => {}
            Err(Unshared::Refused) => Announcer::of(store).tell(messages().share_refused()),
        }
    });
}

#[component]
fn FrameSection(fragment: Memo<String>, title: Memo<String>) -> impl IntoView {
    let messages = messages();
    let place = NodeRef::<html::Pre>::new();
    let text = memo(move || embed_code(&address::page(), &fragment.read(), &title.read()));
    view! {
        <Section heading=messages.embed() hint=messages.embed_hint()>
            <pre class="form-text" data-embed-code="" node_ref=place>
                {move || text.get()}
            </pre>
            <div class="embed-buttons">
                <CopyTextButton
                    action="copy-embed"
                    label=messages.copy_embed()
                    said=messages.embed_copied()
                    text
                    target=place
                />
                <a class="links-more" href=embed_page::address(current_language())>
                    {messages.embed_more()}
                </a>
            </div>
        </Section>
    }
}
