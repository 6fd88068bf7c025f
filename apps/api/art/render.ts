import sharp from "sharp";

/** The widths every picture comes in; each is 4:3. */
export const widths = [320, 640, 960] as const;
/** The formats every picture comes in, the smaller first. */
export const formats = ["avif", "webp"] as const;

/** The width of a file of a picture. */
export type Width = (typeof widths)[number];
/** The format of a file of a picture. */
export type Format = (typeof formats)[number];

/** Fine lines on a smooth ground: below these numbers the lines break up, above them only the bytes grow. */
const quality: Record<Format, Record<Width, number>> = {
  avif: { 320: 58, 640: 54, 960: 48 },
  webp: { 320: 60, 640: 48, 960: 45 },
};
/** More effort saves a tenth of the bytes and doubles the time of a first build, which is 25 s on two cores. */
const effort: Record<Format, number> = { avif: 1, webp: 2 };
const largest = Math.max(...widths);

/** What the files depend on besides the drawing: a change of it means rendering all again. */
export const renderSettings = JSON.stringify({ quality, effort, widths, sharp: sharp.versions });

/** One rendered file of a picture. */
export interface Rendering {
  readonly width: Width;
  readonly format: Format;
  readonly data: Buffer;
}

/** Renders a drawing of 800 × 600 to every width and format. */
export async function renderArtwork(svg: string): Promise<Rendering[]> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * largest) / 800 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };

  return Promise.all(
    widths.flatMap((width) =>
      formats.map(async (format) => {
        // Mitchell rings less than Lanczos around thin light lines, which also saves a tenth of the bytes.
        const image = sharp(data, { raw }).resize(width, null, { kernel: "mitchell" });
        const options = { quality: quality[format][width], effort: effort[format] };
        return { width, format, data: await image[format](options).toBuffer() };
      }),
    ),
  );
}

/** Renders a drawing as PNG of exactly this size. */
export const renderPng = (svg: string, width: number, height = width) =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height)
    .png({ palette: true, effort: 10 })
    .toBuffer();
