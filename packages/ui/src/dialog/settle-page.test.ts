import { afterEach, beforeEach, expect, test } from "vitest";
import { settlePage } from "./settle-page.ts";

beforeEach(() => {
  document.body.innerHTML = `<div id="page"></div><div id="theirs" inert></div><div id="toasts" data-above-modals></div>`;
});
afterEach(() => {
  document.body.innerHTML = "";
  settlePage(document);
});

const add = (id: string) => {
  document.body.insertAdjacentHTML("beforeend", `<div id="${id}" data-modal></div>`);
  settlePage(document);
};
const remove = (id: string) => {
  document.getElementById(id)?.remove();
  settlePage(document);
};
const inUse = () =>
  [...document.body.children].filter((part) => !part.hasAttribute("inert")).map(({ id }) => id);
const isHeld = () => document.documentElement.style.overflow === "hidden";

test("one dialog: it and the messages are in use, the page waits", () => {
  add("one");
  expect(inUse()).toEqual(["toasts", "one"]);
  expect(isHeld()).toBe(true);
  remove("one");
  expect(inUse()).toEqual(["page", "toasts"]);
  expect(isHeld()).toBe(false);
});

test("two dialogs: the upper one is in use, and gives way to the lower", () => {
  add("lower");
  add("upper");
  expect(inUse()).toEqual(["toasts", "upper"]);
  remove("upper");
  expect(inUse()).toEqual(["toasts", "lower"]);
  expect(isHeld()).toBe(true);
});

test("the lower one may go first", () => {
  add("lower");
  add("upper");
  remove("lower");
  expect(inUse()).toEqual(["toasts", "upper"]);
  remove("upper");
  expect(inUse()).toEqual(["page", "toasts"]);
  expect(isHeld()).toBe(false);
});
