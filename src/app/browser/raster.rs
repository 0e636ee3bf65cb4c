//! A drawing in pixels: the browser draws it on a canvas that is not on the page, and a PNG is made of that.

use js_sys::{Object, Promise, Reflect, Uint8Array};
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use super::files;
use super::idle::next_task;
use crate::export::png::with_density;

/// How many pixels are drawn without a pause.
const BAND: u32 = 4_000_000;

/// Why there is no picture in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    TooLarge,
    Undrawn,
}

/// Draws an SVG of this size in pixels, `density` of which are a CSS pixel.
///
/// # Errors
///
/// The browser could not: nothing is drawn then.
pub async fn png(svg: &str, pixels: (u32, u32), density: u32) -> Result<Blob, Failure> {
    let (canvas, context) = canvas(pixels).ok_or(Failure::TooLarge)?;
    let image = image(svg).await.ok_or(Failure::Undrawn)?;
    draw(&context, &image, pixels).await.ok_or(Failure::Undrawn)?;
    let blob = blob_of(&canvas).await;
    release(&canvas);
    // Some browsers only notice here that it is too much.
    let blob = blob.ok_or(Failure::TooLarge)?;
    let bytes = JsFuture::from(blob.array_buffer()).await.map_err(|_| Failure::Undrawn)?;
    let bytes = Uint8Array::new(&bytes).to_vec();
    let bytes = with_density(&bytes, density).ok_or(Failure::Undrawn)?;
    files::blob(&Uint8Array::from(bytes.as_slice()), "image/png").ok_or(Failure::Undrawn)
}

/// Draws the image band by band, so that the page answers while a large picture is drawn.
async fn draw(
    context: &CanvasRenderingContext2d,
    image: &HtmlImageElement,
    (width, height): (u32, u32),
) -> Option<()> {
    let rows = (BAND / width.max(1)).max(1);
    for top in (0..height).step_by(rows as usize) {
        let [right, above, below] = [width, top, rows].map(f64::from);
        context.save();
        context.begin_path();
        context.rect(0.0, above, right, below);
        context.clip();
        let size = f64::from(height);
        context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, right, size).ok()?;
        context.restore();
        if rows < height {
            // Reading a pixel has the band drawn now, not all of them at the end.
            context.get_image_data(0.0, above, 1.0, 1.0).ok()?;
            next_task().await;
        }
    }
    Some(())
}

/// Whether the browser can draw so many pixels.
pub fn is_possible(pixels: (u32, u32)) -> bool {
    let canvas = canvas(pixels);
    if let Some((canvas, _)) = &canvas {
        release(canvas);
    }
    canvas.is_some()
}

/// An empty canvas; none if the browser refuses one so large. Some give one on which nothing can be drawn: its last pixel
/// is tried.
pub fn canvas((width, height): (u32, u32)) -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    // Its pixels are read once: it need not live where reading is slow and room is scarce.
    let options = Object::new();
    // A plain object takes every property.
    let _ = Reflect::set(&options, &"willReadFrequently".into(), &JsValue::TRUE);
    let context = canvas.get_context_with_context_options("2d", &options).ok()??;
    let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
    let (right, bottom) = (f64::from(width) - 1.0, f64::from(height) - 1.0);
    context.fill_rect(right, bottom, 1.0, 1.0);
    let pixel = context.get_image_data(right, bottom, 1.0, 1.0).ok()?.data();
    context.clear_rect(right, bottom, 1.0, 1.0);
    (pixel.get(3) == Some(&255)).then_some((canvas, context))
}

/// Gives the memory of a canvas back at once.
pub fn release(canvas: &HtmlCanvasElement) {
    canvas.set_width(0);
    canvas.set_height(0);
}

/// The drawing as something that a canvas takes.
async fn image(svg: &str) -> Option<HtmlImageElement> {
    let address = files::address(&files::svg(svg)?)?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&address);
    let decoded = JsFuture::from(image.decode()).await;
    files::forget(&address);
    decoded.is_ok().then_some(image)
}

/// The PNG of a canvas.
pub async fn blob_of(canvas: &HtmlCanvasElement) -> Option<Blob> {
    let promise = Promise::new(&mut |resolve, _| {
        if canvas.to_blob(&resolve).is_err() {
            // A promise takes any value; this one is no blob.
            let _ = resolve.call1(&JsValue::NULL, &JsValue::NULL);
        }
    });
    JsFuture::from(promise).await.ok()?.dyn_into().ok()
}
