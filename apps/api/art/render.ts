import sharp, { type Channels, type Sharp } from "sharp";

/** The widths of every picture; each is 4:3. */
export const widths = [320, 640, 960] as const;
/** The formats of every picture, the smaller first. */
export const formats = ["avif", "webp"] as const;

export type Width = (typeof widths)[number];
export type Format = (typeof formats)[number];

/** Mandalas consist of lines, scenes mostly of areas of colour, goods of many small facets. */
export type PictureKind = "mandala" | "scene" | "good";

const webp = { 320: 60, 640: 48, 960: 45 } as const;
/** With lower quality the fine lines break up; higher quality only increases the size. */
const quality: Record<PictureKind, Record<Format, Record<Width, number>>> = {
  mandala: { avif: { 320: 58, 640: 54, 960: 48 }, webp },
  scene: { avif: { 320: 56, 640: 50, 960: 46 }, webp },
  good: { avif: { 320: 58, 640: 52, 960: 48 }, webp },
};
/** More effort saves 10 % of the size but doubles the time of a first build, which is a minute on two cores. */
const effort: Record<Format, number> = { avif: 1, webp: 2 };
const leastEffort: Record<Format, number> = { avif: 0, webp: 0 };
const largest = Math.max(...widths);
const smallest = Math.min(...widths) as Width;

/** The settings that files depend on besides the drawing. If they change, everything is rendered again. */
export const renderSettings = JSON.stringify({ quality, effort, widths, sharp: sharp.versions });

export interface Rendering {
  readonly width: Width;
  readonly format: Format;
  readonly data: Buffer;
}

/** The pixels of a drawing, not yet encoded. */
export interface Raster {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: Channels };
}

/** Renders a drawing of 800 × 600 to these widths in every format. */
export async function renderArtwork(
  svg: string,
  kind: PictureKind,
  rendered: readonly Width[] = widths,
): Promise<Rendering[]> {
  const { data, raw } = await rasterize(svg, largest);
  const encode = (width: Width, format: Format) =>
    // Mitchell has less ringing around thin light lines than Lanczos, which also saves 10 % of the size.
    encodeAs(sharp(data, { raw }).resize(width, null, { kernel: "mitchell" }), kind, width, format);
  return Promise.all(rendered.flatMap((width) => formats.map((format) => encode(width, format))));
}

/** One small rendering in the place of every width: it shows what the picture does, with too few pixels. */
export async function draftArtwork({ data, raw }: Raster, kind: PictureKind): Promise<Rendering[]> {
  const encoded = formats.map((format) =>
    encodeAs(sharp(data, { raw }).resize(smallest), kind, smallest, format, leastEffort),
  );
  const drafts = await Promise.all(encoded);
  return widths.flatMap((width) => drafts.map((draft) => ({ ...draft, width })));
}

export async function rasterize(svg: string, width: number): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * width) / 800 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function encodeAs(
  image: Sharp,
  kind: PictureKind,
  width: Width,
  format: Format,
  { [format]: spent } = effort,
): Promise<Rendering> {
  const options = { quality: quality[kind][format][width], effort: spent };
  return { width, format, data: await image[format](options).toBuffer() };
}

/** Renders the stored picture of a film to every width and format; a draft is small in every place. */
export function renderPoster(picture: Buffer, isDraft: boolean): Promise<Rendering[]> {
  return Promise.all(
    widths.flatMap((width) =>
      formats.map((format) =>
        encodeAs(sharp(picture).resize(isDraft ? smallest : width), "scene", width, format),
      ),
    ),
  );
}

/** Renders a drawing as a square PNG of this size. */
export const renderPng = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 144 }).resize(side, side).png({ palette: true, effort: 10 }).toBuffer();
