import { expect, test } from "vitest";
import { readDrafts } from "./drafts.ts";

function storageOf(entries: Record<string, string>) {
  const keys = Object.keys(entries);
  return {
    length: keys.length,
    key: (index: number) => keys[index] ?? null,
    getItem: (key: string) => entries[key] ?? null,
  };
}

const id = (letter: string) => `pj_${letter.repeat(18)}`;
const draft = (letter: string, at: unknown) =>
  JSON.stringify({ poojaId: id(letter), title: `Puja ${letter}`, at });

test("the latest draft comes first, whichever way its time was written", () => {
  const storage = storageOf({
    [`draft:continue:${id("a")}`]: draft("a", "2026-11-20T10:00:00.000Z"),
    [`draft:continue:${id("b")}`]: draft("b", Date.parse("2026-11-21T10:00:00.000Z")),
  });
  expect(readDrafts(storage).map(({ title }) => title)).toEqual(["Puja b", "Puja a"]);
});

test("other keys, broken text and foreign shapes are passed over", () => {
  const storage = storageOf({
    other: draft("a", 1),
    "draft:continue:x": "{",
    "draft:continue:y": JSON.stringify({ poojaId: "../evil", title: "x", at: 1 }),
    "draft:continue:z": "null",
  });
  expect(readDrafts(storage)).toEqual([]);
});
