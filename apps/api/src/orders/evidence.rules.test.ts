import type { Order } from "@aradhana/core/contract";
import { expect, test } from "vitest";
import { proofsOf } from "./evidence.rules.ts";

const at = "2026-11-25T03:00:00.000Z";
const step = (state: "performed" | "video_ready", evidence_url: string | null) => ({
  ...{ state, at, planned_at: null, evidence_url },
});
const proofs = (url: string | null) => {
  const timeline = [step("performed", "/media/other.mp4"), step("video_ready", url)];
  return proofsOf({ timeline } as Order, "video_ready");
};

test.each([
  ["/media/rite.mp4#t=754", 754],
  ["https://youtu.be/abc?t=12m34s", 754],
  ["https://vimeo.com/1", 0],
])("the recording at %s starts at second %d", (url, start_seconds) => {
  expect(proofs(url)).toEqual([{ kind: "video", url, start_seconds, at }]);
});

test("a step without evidence has no proofs", () => expect(proofs(null)).toEqual([]));
