import { afterEach, expect, test } from "vitest";
import { createInkReader, writtenElements } from "./appearance.ts";

afterEach(() => document.body.replaceChildren());

function write(...styles: readonly string[]) {
  document.body.innerHTML = styles.map((style) => `<p style="${style}">Om</p>`).join("");
  return new Set(writtenElements(document.body).map(createInkReader())).size;
}

test("text of one colour on one background counts once", () => {
  expect(write("color: gray; font-size: 16px", "color: gray; font-size: 16px")).toBe(1);
});

test("large or bold text counts separately: it needs less contrast", () => {
  expect(write("color: gray; font-size: 16px", "color: gray; font-size: 24px")).toBe(2);
  expect(write("color: gray; font-weight: 400", "color: gray; font-weight: 700")).toBe(2);
});
