/** More than any phone's photo has; the picture of a small file can be huge. */
const MAX_PIXELS = 24e6;
/** The longer side of what is stored. */
const MAX_SIDE = 1600;

/** A photo as it is stored: WebP. */
export interface PhotoPreview {
  bytes: Buffer;
  width: number;
  height: number;
}

/** JPEG, PNG and WebP by their first bytes: no other decoder is started. */
const isPhoto = (bytes: Buffer) =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP");

/** Draws a photo again, upright and without its metadata; undefined if it is none, damaged or too large. */
export async function drawPhoto(bytes: Buffer): Promise<PhotoPreview | undefined> {
  if (!isPhoto(bytes)) return undefined;
  // Loaded with the first photo: most processes draw none.
  const { default: sharp } = await import("sharp");
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // sharp has no error codes: whatever it cannot decode is no photo.
    return undefined;
  }
}
