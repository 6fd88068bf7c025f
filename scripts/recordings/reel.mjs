// Runs in the browser: draws one reel, for its poster or as a film.
import { encode, loadFonts, loadPicture } from "./encode.mjs";
import { HIGH, WIDE } from "./kit.mjs";
import { tones } from "./tones.mjs";

async function drawingOf({ name, palette, pictures, facts }) {
  const [{ draw }] = await Promise.all([import(`./reels/${name}.mjs`), loadFonts()]);
  const entries = Object.entries(pictures).map(async ([key, svg]) => [key, await loadPicture(svg)]);
  const images = Object.fromEntries(await Promise.all(entries));
  return (context, t) => {
    context.save();
    draw(context, t, palette, images, facts);
    context.restore();
  };
}

/** The frame at second `at`, as PNG in base64. */
export async function drawPoster(reel, { at, wide }) {
  const canvas = new OffscreenCanvas(wide, (wide * HIGH) / WIDE);
  const context = canvas.getContext("2d");
  context.scale(wide / WIDE, wide / WIDE);
  (await drawingOf(reel))(context, at);
  const png = await canvas.convertToBlob({ type: "image/png" });
  return new Uint8Array(await png.arrayBuffer()).toBase64();
}

/** The film in base64, as "mp4" or "webm". */
export async function encodeReel(reel, kind) {
  const { seconds, tone, bells, bitrate } = reel;
  return encode({
    ...{ kind, wide: WIDE, high: HIGH, view: WIDE, frames: 20, seconds, bitrate },
    sound: tones({ seconds, tone, bells }),
    draw: await drawingOf(reel),
  });
}
