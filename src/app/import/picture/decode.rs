//! The pixels of a picture file, by the browser's own decoders.

use js_sys::{Promise, Reflect};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use crate::app::browser::idle::next_task;
use crate::app::browser::{files, raster};
use crate::import::PictureError;
use crate::vision::{Picture, luminances};

/// The most pixels of a picture: 8,000 by 8,000. A file of some kilobytes may name a thousand times as many.
const MOST_PIXELS: f64 = 64e6;
/// The longer side that is read. More pixels show no more of a board.
const LONGEST: f64 = 2_000.0;
/// A drawing has no pixels of its own: its longer side becomes this.
const DRAWN: f64 = 1_000.0;
/// So many pixels are taken from the canvas in one task.
const BAND: f64 = 500_000.0;

/// A picture as it is read.
pub(super) struct Decoded {
    pub picture: Picture,
    /// The same pixels, to cut what is shown from.
    pub canvas: Canvas,
}

/// A canvas that is not on the page; its memory is given back at once.
pub(super) struct Canvas {
    pub element: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

impl Canvas {
    pub(super) fn new(width: f64, height: f64) -> Option<Canvas> {
        let (element, context) = raster::canvas((width as u32, height as u32))?;
        // Where the browser does not know it, pixels are a little rougher.
        let _ = Reflect::set(&context, &"imageSmoothingQuality".into(), &"high".into());
        Some(Canvas { element, context })
    }

    pub(super) fn context(&self) -> &CanvasRenderingContext2d {
        &self.context
    }
}

impl Drop for Canvas {
    fn drop(&mut self) {
        raster::release(&self.element);
    }
}

pub(super) async fn decode(file: &Blob) -> Result<Decoded, PictureError> {
    let address = files::address(file).ok_or(PictureError::Broken)?;
    let decoded = decode_at(&address, file.type_().contains("svg")).await;
    files::forget(&address);
    decoded
}

/// Decodes the file that the browser has under an address; a drawing has no pixels of its own.
pub(super) async fn decode_at(address: &str, is_drawing: bool) -> Result<Decoded, PictureError> {
    let image = loaded(address).await.ok_or(PictureError::Broken)?;
    // What the head of the file says: nothing has been decoded yet.
    let (width, height) = (f64::from(image.natural_width()), f64::from(image.natural_height()));
    if width * height > MOST_PIXELS {
        return Err(PictureError::TooLarge);
    }
    let longer = width.max(height);
    if longer < 1.0 {
        return Err(PictureError::Broken);
    }
    // Whatever can decode it elsewhere than in this task does so now. One that is refused may be drawn all the same.
    let _ = JsFuture::from(image.decode()).await;
    let scale = if is_drawing { DRAWN / longer } else { (LONGEST / longer).min(1.0) };
    let side = |length: f64| (length * scale).round().max(1.0);
    let (width, height) = (side(width), side(height));
    let canvas = Canvas::new(width, height).ok_or(PictureError::TooLarge)?;
    canvas
        .context
        .draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)
        .map_err(|_| PictureError::Broken)?;
    let picture = pixels(&canvas, width, height).await.ok_or(PictureError::Broken)?;
    Ok(Decoded { picture, canvas })
}

/// The image behind an address as soon as its size is known.
async fn loaded(address: &str) -> Option<HtmlImageElement> {
    let image = HtmlImageElement::new().ok()?;
    // Not `decode`: that would decode it before its size is looked at.
    let is_there = Promise::new(&mut |resolve, reject| {
        image.set_onload(Some(&resolve));
        image.set_onerror(Some(&reject));
        image.set_src(address);
    });
    let answer = JsFuture::from(is_there).await;
    image.set_onload(None);
    image.set_onerror(None);
    answer.is_ok().then_some(image)
}

/// The luminances, band by band, so that the page goes on meanwhile.
async fn pixels(canvas: &Canvas, width: f64, height: f64) -> Option<Picture> {
    let rows = (BAND / width).floor().max(1.0);
    let mut grey = Vec::with_capacity((width * height) as usize);
    let mut top = 0.0;
    while top < height {
        let band = canvas.context.get_image_data(0.0, top, width, rows.min(height - top)).ok()?;
        grey.extend(luminances(&band.data()));
        top += rows;
        next_task().await;
    }
    Picture::from_luminances(width as usize, height as usize, grey)
}
