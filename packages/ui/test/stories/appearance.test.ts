import { afterEach, expect, test } from "vitest";
import { inksOf } from "./appearance.ts";

afterEach(() => document.body.replaceChildren());

function write(...styles: readonly string[]) {
  document.body.innerHTML = styles.map((style) => `<p style="${style}">Om</p>`).join("");
  return inksOf(document.body).length;
}

test("words of one colour on one ground are one ink", () => {
  expect(write("color: gray; font-size: 16px", "color: gray; font-size: 16px")).toBe(1);
});

test("large or bold words are another: less contrast is asked of them", () => {
  expect(write("color: gray; font-size: 16px", "color: gray; font-size: 24px")).toBe(2);
  expect(write("color: gray; font-weight: 400", "color: gray; font-weight: 700")).toBe(2);
});
