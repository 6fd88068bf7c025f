import { expect, test } from "vitest";
import { proofsOf } from "./evidence.rules.ts";

const at = "2026-11-25T03:00:00.000Z";
const step = (state: "performed" | "video_ready", evidence_url: string | null) => ({
  ...{ state, at, planned_at: null, evidence_url },
});
const proofs = (url: string | null) => {
  const timeline = [step("performed", "/media/other.mp4"), step("video_ready", url)];
  return proofsOf({ timeline, evidence: [], language: "en" }, "video_ready");
};

test.each([
  ["/media/puja.mp4#t=754", 754],
  ["https://youtu.be/abc?t=12m34s", 754],
  ["https://vimeo.com/1", 0],
])("the recording at %s starts at second %d", (url, start_seconds) => {
  expect(proofs(url)).toEqual([{ kind: "video", url, start_seconds, at }]);
});

test("a step without evidence has no proofs", () => expect(proofs(null)).toEqual([]));

test("a recording has its captions, and its chapters in the reader's language", () => {
  const url = "/media/puja.mp4#t=12";
  const captions = [{ language: "hi" as const, url: "/media/puja.hi.vtt" }];
  const chapters = [{ seconds: 12, label: { en: "The name", hi: "नाम" } }];
  const evidence = [{ state: "video_ready" as const, url, captions, chapters }];
  const [proof] = proofsOf({ timeline: [step("video_ready", url)], evidence, language: "hi" }, "video_ready");
  expect(proof).toMatchObject({ captions, chapters: [{ seconds: 12, label: "नाम" }] });
});
