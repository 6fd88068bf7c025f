// `pnpm record:sample`: films the sample recording from the scenes of apps/api/art, with our own tones, and writes its
// captions. The film is committed: encoders do not produce the same bytes twice.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sampleCaptions, sampleRecording } from "../../apps/api/art/recordings/sample-recording.ts";
import { filmBytes, withStudio } from "./studio.mjs";

const folder = join(import.meta.dirname, "../../apps/api/art/recordings");

const encoded = await withStudio((page) =>
  page.evaluate(async (film) => {
    const { encodeFilm } = await import("./film.mjs");
    return encodeFilm(film);
  }, sampleRecording),
);
writeFileSync(join(folder, "sample-recording.mp4"), filmBytes("sample-recording.mp4", encoded));
for (const language of ["en", "hi"]) {
  writeFileSync(join(folder, `sample-recording.${language}.vtt`), sampleCaptions(language));
}
