import { readdirSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reelFilms, reelNames } from "./films.ts";

const folder = new URL("./films/", import.meta.url);

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

  it.each(Object.entries(reelFilms))("%s has captions in both languages until it ends", (_, film) => {
    expect(film.captions.length).toBeGreaterThan(1);
    for (const { from, text } of film.captions) {
      expect(from).toBeLessThan(film.seconds);
      expect([text.en, text.hi].every((words) => words.trim() !== "")).toBe(true);
    }
  });
});
