import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  WEBM,
} from "mediabunny";
import { describe, expect, it } from "vitest";
import { writeCaptions } from "../recordings/captions.ts";
import { reelFilms, reelNames } from "./films.ts";

const folder = new URL("./films/", import.meta.url);
const languages = ["en", "hi"] as const;
const formats = {
  mp4: { container: MP4, video: "avc", audio: "aac" },
  webm: { container: WEBM, video: "vp9", audio: "opus" },
} as const;

type Track = InputVideoTrack | InputAudioTrack;

/** When the last packet of a track ends, in seconds: each packet is read, so a file that was cut off fails. */
async function endOf(track: Track | null): Promise<number> {
  let end = 0;
  if (!track) return end;
  for await (const { timestamp, duration } of new EncodedPacketSink(track).packets()) {
    end = Math.max(end, timestamp + duration);
  }
  return end;
}

async function readFilm(name: string, format: keyof typeof formats) {
  const source = new FilePathSource(fileURLToPath(new URL(`reel-${name}.${format}`, folder)));
  using input = new Input({ formats: [formats[format].container], source });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  return {
    codecs: { video: await video?.getCodec(), audio: await audio?.getCodec() },
    pixels: [await video?.getDisplayWidth(), await video?.getDisplayHeight()],
    seconds: { stated: await input.computeDuration(), video: await endOf(video), audio: await endOf(audio) },
  };
}

describe("the films of the reels", () => {
  it("are twelve or more, each with both formats, captions in both languages and a poster", () => {
    expect(reelNames.length).toBeGreaterThanOrEqual(12);
    const parts = ["mp4", "webm", "en.vtt", "hi.vtt", "webp"];
    const files = reelNames.flatMap((name) => parts.map((part) => `reel-${name}.${part}`));
    expect(readdirSync(folder).sort()).toEqual(files.sort());
  });

  it.each(readdirSync(folder))("%s has at most 800 kB", (file) => {
    expect(statSync(new URL(file, folder)).size).toBeLessThanOrEqual(800_000);
  });

  it.each(reelNames)(
    "%s is upright, with pictures and sound of its full length in both formats",
    async (name) => {
      for (const format of ["mp4", "webm"] as const) {
        const { codecs, pixels, seconds } = await readFilm(name, format);
        const { video, audio } = formats[format];
        expect(codecs).toEqual({ video, audio });
        expect(pixels).toEqual([540, 960]);
        for (const length of Object.values(seconds)) {
          expect(length).toBeCloseTo(reelFilms[name].seconds, 1);
        }
      }
    },
  );

  it.each(Object.entries(reelFilms))("%s has captions in both languages until it ends", (name, film) => {
    expect(film.captions.length).toBeGreaterThan(1);
    for (const { from, text } of film.captions) {
      expect(from).toBeLessThan(film.seconds);
      expect([text.en, text.hi].every((words) => words.trim() !== "")).toBe(true);
    }
    for (const language of languages) {
      const stored = readFileSync(new URL(`reel-${name}.${language}.vtt`, folder), "utf8");
      expect(stored).toBe(writeCaptions(film.captions, film.seconds, language));
    }
  });
});
