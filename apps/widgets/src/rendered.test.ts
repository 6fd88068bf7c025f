import { afterEach, expect, test } from "vitest";
import { readRendered } from "./rendered.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

const rendered = { framed: true, language: "hi", answered: { results: {}, meta: {} } };
function hold(value: unknown) {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = "rendered";
  script.textContent = JSON.stringify(value);
  document.body.append(script);
}

test("a document contains the data that it was rendered from", () => {
  hold(rendered);
  expect(readRendered(document, true)).toEqual(rendered);
});

test("one that was rendered for another place is rendered again", () => {
  hold(rendered);
  expect(readRendered(document, false)).toBeUndefined();
});

test.each([[null], [{ ...rendered, language: "xx" }], [{ language: "hi" }]])("%j says nothing", (value) => {
  hold(value);
  expect(readRendered(document, true)).toBeUndefined();
});

test("nor does a document without", () => {
  expect(readRendered(document, true)).toBeUndefined();
});
