import { expect, test } from "vitest";
import "./give-back-room.js";

const root = document.documentElement;

test("the space of every widget is removed if the loader fails, and only then", () => {
  dispatchEvent(new Event("load"));
  expect(root.hasAttribute("data-no-widgets")).toBe(true);
  customElements.define("aradhana-widget", class extends HTMLElement {});
  dispatchEvent(new Event("load"));
  expect(root.hasAttribute("data-no-widgets")).toBe(false);
});

test("the space of a widget that does not respond is removed", () => {
  document.body.innerHTML = "<aradhana-widget></aradhana-widget><aradhana-widget></aradhana-widget>";
  const [silent, other] = document.querySelectorAll("aradhana-widget");
  silent?.dispatchEvent(new CustomEvent("aradhana:error", { bubbles: true }));
  expect([silent, other].map((widget) => widget?.hasAttribute("data-no-widget"))).toEqual([true, false]);
  silent?.dispatchEvent(new CustomEvent("aradhana:ready", { bubbles: true }));
  expect(silent?.hasAttribute("data-no-widget")).toBe(false);
});
