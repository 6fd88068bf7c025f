// `pnpm record:reels [name …]`: draws the reels, or those named, encodes them as MP4 and WebM, and writes posters and
// captions. The films are committed: encoders do not produce the same bytes twice.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { writeCaptions } from "../../apps/api/art/recordings/captions.ts";
import { reelDrawings } from "../../apps/api/art/reels/drawings.ts";
import { reelFilms, reelNames } from "../../apps/api/art/reels/films.ts";
import { filmBytes, withStudio } from "./studio.mjs";

/** Bits per second: the encoder of WebM exceeds its target, that of MP4 does not. */
const BITRATES = { mp4: 220_000, webm: 150_000 };
/** The width of the stored poster, from which the build makes the others. */
const POSTER = 960;
const folder = join(import.meta.dirname, "../../apps/api/art/reels/films");
const [stills, ...named] = process.argv.slice(2).toSorted((a) => (a === "--posters" ? -1 : 1));
const names = (stills === "--posters" ? named : [stills, ...named]).filter((name) => name !== undefined);

mkdirSync(folder, { recursive: true });
await withStudio(async (page) => {
  for (const name of names.length > 0 ? names : reelNames) {
    const { captions, seconds, tone, poster } = reelFilms[name];
    const bells = captions.map(({ from }) => from + 0.3);
    const reel = { name, seconds, tone, bells, ...reelDrawings[name]() };
    const png = await page.evaluate(
      async ([reel, still]) => (await import("./reel.mjs")).drawPoster(reel, still),
      [reel, { at: poster, wide: POSTER }],
    );
    const webp = await sharp(Buffer.from(png, "base64")).webp({ quality: 82, effort: 6 }).toBuffer();
    writeFileSync(join(folder, `reel-${name}.webp`), webp);
    for (const language of ["en", "hi"]) {
      writeFileSync(join(folder, `reel-${name}.${language}.vtt`), writeCaptions(captions, seconds, language));
    }
    if (stills === "--posters") continue;
    for (const kind of ["mp4", "webm"]) {
      const encoded = await page.evaluate(
        async ([reel, kind]) => (await import("./reel.mjs")).encodeReel(reel, kind),
        [{ ...reel, bitrate: BITRATES[kind] }, kind],
      );
      writeFileSync(join(folder, `reel-${name}.${kind}`), filmBytes(`reel-${name}.${kind}`, encoded));
    }
  }
});
