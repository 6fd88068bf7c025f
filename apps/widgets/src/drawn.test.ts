import { afterEach, expect, test } from "vitest";
import { readDrawn } from "./drawn.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

const drawn = { framed: true, language: "hi", answered: { results: {}, meta: {} } };
function hold(value: unknown) {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = "drawn";
  script.textContent = JSON.stringify(value);
  document.body.append(script);
}

test("a document contains the data that it was rendered from", () => {
  hold(drawn);
  expect(readDrawn(document, true)).toEqual(drawn);
});

test("one that was rendered for another place is rendered again", () => {
  hold(drawn);
  expect(readDrawn(document, false)).toBeUndefined();
});

test.each([[null], [{ ...drawn, language: "xx" }], [{ language: "hi" }]])("%j says nothing", (value) => {
  hold(value);
  expect(readDrawn(document, true)).toBeUndefined();
});

test("nor does a document without", () => {
  expect(readDrawn(document, true)).toBeUndefined();
});
