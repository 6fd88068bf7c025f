import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { shareSize } from "./share-address.ts";
import type { ShareFacts } from "./share-facts.ts";

const { width: WIDTH, height: HEIGHT } = shareSize;
const MARGIN = 56;
const COLUMN = 560;
const SCENE_WIDTH = WIDTH - COLUMN;
/** Where a wide scene is cut: what is offered stands right of the middle, in front of its temple. */
const SCENE_FOCUS = 0.85;
const TEXT_WIDTH = COLUMN - 2 * MARGIN + 24;
/** The sizes in points to try until a title fits. */
const titleSizes = [54, 46, 40, 34, 29];
const TITLE_HEIGHT = 270;
const TEXT_HEIGHT = 130;
const colors = { ground: "#fbf6ea", ink: "#3a1a14", soft: "#6b5648", maroon: "#800000", gold: "#c9a24b" };
const fontfile = fileURLToPath(
  import.meta.resolve(
    "@expo-google-fonts/tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf",
  ),
);

interface TextLook {
  size: number;
  color: string;
  /** Of the lines, as a multiple of the font's own. */
  line?: number;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The text as a picture. Pango shapes both scripts, from a font file of ours. */
async function drawText(text: string, { size, color, line = 1 }: TextLook) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" line_height="${line}">${escaped(text)}</span>`,
      font: `Tiro Devanagari Hindi ${size}`,
      ...{ fontfile, width: TEXT_WIDTH, wrap: "word-char", dpi: 72, rgba: true },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

/** The text in the largest size that fits the height. */
async function textWithin(
  height: number,
  sizes: readonly number[],
  text: string,
  look: Omit<TextLook, "size">,
) {
  let result = await drawText(text, { ...look, size: sizes[0] ?? 30 });
  for (const size of sizes.slice(1)) {
    if (result.height <= height) break;
    result = await drawText(text, { ...look, size });
  }
  return result;
}

/** The part of a picture that fills the space beside the words. */
async function cutScene(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize(SCENE_WIDTH, HEIGHT, { fit: "outside" })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({
      left: Math.round((info.width - SCENE_WIDTH) * SCENE_FOCUS),
      top: Math.round((info.height - HEIGHT) / 2),
      ...{ width: SCENE_WIDTH, height: HEIGHT },
    })
    .toBuffer();
}

/** Draws the picture of a page: name, title and text beside its picture, as JPEG. */
export async function drawSharePicture(
  { title, text, language }: ShareFacts,
  picture: Buffer,
): Promise<Buffer> {
  const shop = language === "hi" ? "आराधना" : "Aradhana";
  // Devanagari has marks above and below the line.
  const line = language === "hi" ? 1.2 : 1.05;
  const [scene, name, heading, words] = await Promise.all([
    cutScene(picture),
    drawText(shop, { size: 34, color: colors.maroon }),
    textWithin(TITLE_HEIGHT, titleSizes, title, { color: colors.ink, line }),
    text ? textWithin(TEXT_HEIGHT, [25, 22, 19], text, { color: colors.soft, line }) : undefined,
  ]);
  const top = 158;
  const rule = top + heading.height + 34;
  return sharp({ create: { ...shareSize, channels: 3, background: colors.ground } })
    .composite([
      { input: scene, left: COLUMN, top: 0 },
      { input: name.input, left: MARGIN, top: MARGIN },
      { input: heading.input, left: MARGIN, top },
      ...(words ? [{ input: words.input, left: MARGIN, top: rule + 30 }] : []),
      { input: hairlines(rule), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The gold hair lines. */
const hairlines = (rule: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path d="M${COLUMN} 0V${HEIGHT}M${MARGIN} ${rule}h120" stroke="${colors.gold}" stroke-width="3"/></svg>`,
  );
