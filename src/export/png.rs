//! Sets the physical size of the pixels of a PNG (sections refer to the PNG specification, third edition).
//!
//! Browsers write PNGs without that size, so a word processor would show a picture with two pixels to a CSS pixel at
//! double size.

/// CSS pixels to an inch (CSS Values and Units, absolute lengths).
const PER_INCH: f64 = 96.0;

const METRES_TO_AN_INCH: f64 = 0.0254;

/// The first bytes of every PNG (section 5.2).
const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n'];

/// The PNG with the physical size of its pixels in a `pHYs` chunk (section 11.3.4.3). `density` is the number of pixels to
/// a CSS pixel in both directions. An existing chunk is replaced. None if the bytes are not a PNG.
pub fn with_density(png: &[u8], density: u32) -> Option<Vec<u8>> {
    let mut rest = png.strip_prefix(&SIGNATURE)?;
    let mut out = Vec::with_capacity(png.len() + 21);
    out.extend_from_slice(&SIGNATURE);
    let mut is_first = true;
    while !rest.is_empty() {
        let (length, _) = rest.split_first_chunk::<4>()?;
        let length = usize::try_from(u32::from_be_bytes(*length)).ok()?;
        let (chunk, behind) = rest.split_at_checked(length.checked_add(12)?)?;
        rest = behind;
        let name = chunk.get(4..8)?;
        if is_first != (name == b"IHDR") {
            return None;
        }
        if name != b"pHYs" {
            out.extend_from_slice(chunk);
        }
        if is_first {
            // The chunk must come before the image data. Directly after the header is always before it.
            append_density(&mut out, density);
            is_first = false;
        }
    }
    (!is_first).then_some(out)
}

/// Appends a `pHYs` chunk.
fn append_density(out: &mut Vec<u8>, density: u32) {
    let per_metre = (PER_INCH * f64::from(density) / METRES_TO_AN_INCH).round() as u32;
    let mut chunk = *b"pHYs\0\0\0\0\0\0\0\0\x01";
    chunk[4..8].copy_from_slice(&per_metre.to_be_bytes());
    chunk[8..12].copy_from_slice(&per_metre.to_be_bytes());
    out.extend_from_slice(&9u32.to_be_bytes());
    out.extend_from_slice(&chunk);
    out.extend_from_slice(&checksum(&chunk).to_be_bytes());
}

/// The cyclic redundancy check of the name and the data of a chunk (section 5.5). For thirteen bytes, a table would not
/// be worth its size.
fn checksum(bytes: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for byte in bytes {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { 0xEDB8_8320 ^ (sum >> 1) } else { sum >> 1 };
        }
    }
    !sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chunk(name: [u8; 4], data: &[u8]) -> Vec<u8> {
        let mut body = name.to_vec();
        body.extend_from_slice(data);
        let mut out = (data.len() as u32).to_be_bytes().to_vec();
        out.extend_from_slice(&body);
        out.extend_from_slice(&checksum(&body).to_be_bytes());
        out
    }

    fn png(chunks: &[Vec<u8>]) -> Vec<u8> {
        [SIGNATURE.to_vec(), chunks.concat()].concat()
    }

    #[test]
    fn the_density_stands_behind_the_header() {
        let (header, end) = (chunk(*b"IHDR", &[0; 13]), chunk(*b"IEND", &[]));
        let twice = chunk(*b"pHYs", &[0, 0, 0x1D, 0x87, 0, 0, 0x1D, 0x87, 1]);
        let given = png(&[header.clone(), end.clone()]);
        assert_eq!(with_density(&given, 2), Some(png(&[header, twice, end])));
    }

    #[test]
    fn an_older_density_is_replaced() {
        let (header, end) = (chunk(*b"IHDR", &[7; 13]), chunk(*b"IEND", &[]));
        let pixels = chunk(*b"IDAT", &[1, 2, 3]);
        let given = png(&[header.clone(), pixels.clone(), end.clone()]);
        let once = with_density(&given, 1).expect("a PNG");
        let thrice = with_density(&once, 3);
        assert_eq!(thrice, with_density(&given, 3));
        assert_ne!(thrice, Some(once));
    }

    #[test]
    fn the_checksum_is_that_of_the_standard() {
        assert_eq!(checksum(b"IEND"), 0xAE42_6082);
        assert_eq!(checksum(b"123456789"), 0xCBF4_3926);
    }

    #[test]
    fn what_is_no_png_is_refused() {
        let header = chunk(*b"IHDR", &[0; 13]);
        let whole = png(&[header.clone(), chunk(*b"IEND", &[])]);
        for end in [0, 4, 8, 9, 20, whole.len() - 1] {
            assert_eq!(with_density(&whole[..end], 1), None, "{end} bytes");
        }
        assert_eq!(with_density(&png(&[chunk(*b"IDAT", &[])]), 1), None);
        assert_eq!(with_density(&png(&[header.clone(), header]), 1), None);
        let mut endless = whole.clone();
        endless[8] = 0xFF;
        assert_eq!(with_density(&endless, 1), None);
    }
}
