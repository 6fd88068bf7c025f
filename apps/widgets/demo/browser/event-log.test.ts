import { beforeEach, expect, test } from "vitest";
import { followEvents } from "./event-log.js";

const markup = `
  <aradhana-widget widget="pujas" label="Rituals"></aradhana-widget>
  <section data-events="ready resize view_item">
    <input type="checkbox" data-heights aria-label="heights">
    <button data-clear>Clear</button>
    <div role="log"><ol></ol><p data-none>Nothing yet.</p></div>
  </section>`;

let section: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = markup;
  section = document.querySelector("section") as HTMLElement;
  followEvents(section);
});

const dispatch = (type: string, detail: object) =>
  document
    .querySelector("aradhana-widget")
    ?.dispatchEvent(new CustomEvent(`aradhana:${type}`, { detail, bubbles: true }));
const shown = () =>
  [...section.querySelectorAll("li")].filter((entry) => !entry.hidden).map(({ textContent }) => textContent);
const none = () => section.querySelector<HTMLElement>("[data-none]")?.hidden === false;

test("an event is written with its time, its widget and what came with it, as text", () => {
  dispatch("view_item", { item_type: "pooja", item_id: "<b>" });
  expect(shown()).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d view_item Rituals item_type: pooja, item_id: <b>$/),
  ]);
  expect(none()).toBe(false);
});

test("changes of height, which are many, are shown only on request", () => {
  dispatch("resize", { height: 10 });
  expect([shown(), none()]).toEqual([[], true]);
  section.querySelector<HTMLInputElement>("[data-heights]")?.click();
  expect(shown()).toHaveLength(1);
  dispatch("resize", { height: 11 });
  expect(shown()).toHaveLength(2);
});

test("it is cleared, and goes on", () => {
  dispatch("ready", { path: "/widget/pujas" });
  section.querySelector("button")?.click();
  expect([shown(), none()]).toEqual([[], true]);
  dispatch("ready", { path: "/widget/pujas" });
  expect(shown()).toHaveLength(1);
});

test("it never grows above a hundred, and the newest stays", () => {
  for (let height = 0; height < 101; height++) dispatch("view_item", { item_id: height });
  expect(shown()).toHaveLength(100);
  expect(shown().at(-1)).toContain("item_id: 100");
});
