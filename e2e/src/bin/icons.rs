//! The icons of the installed page in pixels, drawn by Chromium: `cargo run -p e2e --bin icons` after a build.

#![allow(clippy::print_stderr)]

use e2e::browser::Browser;
use e2e::engine::Engine;
use e2e::page::Page;
use e2e::site::{self, Site};
use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use serde_json::json;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::BufWriter;
use std::process::ExitCode;
use xtask::project;

/// What is drawn how large, and where it goes.
const ICONS: [(&str, u32, &str); 4] = [
    ("public/favicon.svg", 192, "public/icon-192.png"),
    ("public/favicon.svg", 512, "public/icon-512.png"),
    ("art/icon/full.svg", 512, "public/icon-maskable.png"),
    ("art/icon/full.svg", 180, "public/icon-180.png"),
];

/// The pixels of a drawing as hexadecimal digits: red, green, blue and alpha of each.
const DRAW: &str = "
    const [drawing, size, done] = arguments;
    const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
    const image = new Image(size, size);
    image.src = address;
    image.decode().then(() => {
        const context = new OffscreenCanvas(size, size).getContext('2d');
        context.drawImage(image, 0, 0, size, size);
        const bytes = context.getImageData(0, 0, size, size).data;
        done(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
    });";

/// The pixels in few colours: the plain ones as they are, and those of smoothed edges in sixteen steps, which nobody tells
/// from more.
fn flat(pixels: &[[u8; 4]], size: usize) -> Result<(Vec<u8>, Vec<[u8; 4]>), String> {
    let mut counts = BTreeMap::new();
    for pixel in pixels {
        *counts.entry(*pixel).or_insert(0) += 1;
    }
    let plain = |pixel: [u8; 4]| {
        if counts[&pixel] >= size { pixel } else { pixel.map(|byte| byte.saturating_add(8) / 17 * 17) }
    };
    let mut palette = Vec::new();
    let mut indices = Vec::with_capacity(pixels.len());
    for pixel in pixels.iter().copied().map(plain) {
        let index = palette.iter().position(|color| *color == pixel).unwrap_or_else(|| {
            palette.push(pixel);
            palette.len() - 1
        });
        indices.push(u8::try_from(index).map_err(|_| "the drawing has too many colours")?);
    }
    Ok((indices, palette))
}

async fn draw(page: &Page, source: &str, size: u32, target: &str) -> Result<(), String> {
    let told = |error: &dyn std::fmt::Display| format!("{target}: {error}");
    let drawing = fs::read_to_string(project::root().join(source)).map_err(|error| told(&error))?;
    // Two numbers instead of percentages: not every engine draws a picture that has no size.
    let drawing = drawing.replacen("<svg ", &format!("<svg width=\"{size}\" height=\"{size}\" "), 1);
    let digits = page.script_async(DRAW, vec![json!(drawing), json!(size)]).await;
    let digits = digits.as_str().ok_or("no pixels")?;
    let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).map_err(|error| told(&error));
    let bytes = (0..digits.len()).step_by(2).map(byte).collect::<Result<Vec<_>, _>>()?;
    let pixels: Vec<[u8; 4]> =
        bytes.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2], pixel[3]]).collect();
    let (indices, palette) = flat(&pixels, size as usize)?;
    let file = File::create(project::root().join(target)).map_err(|error| told(&error))?;
    let mut encoder = Encoder::new(BufWriter::new(file), size, size);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.iter().flat_map(|color| color[..3].to_vec()).collect::<Vec<_>>());
    if palette.iter().any(|color| color[3] < 255) {
        encoder.set_trns(palette.iter().map(|color| color[3]).collect::<Vec<_>>());
    }
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header().map_err(|error| told(&error))?;
    writer.write_image_data(&indices).map_err(|error| told(&error))?;
    writer.finish().map_err(|error| told(&error))?;
    eprintln!("{target}");
    Ok(())
}

async fn run() -> Result<(), String> {
    let site = Site::start(&site::dist()?, "/").map_err(|error| error.to_string())?;
    let page = Page::new(Browser::start(Engine::Chromium).await?, site);
    page.blank().await;
    let mut done = Ok(());
    for (source, size, target) in ICONS {
        done = done.and(draw(&page, source, size, target).await);
    }
    page.stop().await;
    done
}

fn main() -> ExitCode {
    e2e::finish(run())
}
