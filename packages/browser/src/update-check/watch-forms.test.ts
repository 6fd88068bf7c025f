import { beforeEach, expect, test } from "vitest";
import { watchForms } from "./watch-forms.ts";

beforeEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
});

function draw(html: string) {
  document.body.innerHTML = html;
}
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const fire = (name: string, type: string) => control(name)?.dispatchEvent(new Event(type, { bubbles: true }));

test("a page without forms may be reloaded", () => {
  expect(watchForms()()).toBe(false);
});

test.each(["input", "change"])(
  "D2 a form is half filled from the first %s in it, until it is gone",
  (type) => {
    draw('<form method="post"><input name="name"></form>');
    const isBusy = watchForms();
    expect(isBusy()).toBe(false);
    fire("name", type);
    expect(isBusy()).toBe(true);
    document.body.replaceChildren();
    expect(isBusy()).toBe(false);
  },
);

test("D2 a field outside its form counts as part of it", () => {
  draw('<form method="post" id="booking"></form><input name="name" form="booking">');
  const isBusy = watchForms();
  fire("name", "input");
  expect(isBusy()).toBe(true);
});

test.each([
  '<input name="x" value="Asha">',
  '<input type="tel" name="x" value="98">',
  '<textarea name="x">12 Assi Ghat</textarea>',
])("D2 what was written before anybody watched counts: %s", (field) => {
  draw(`<form method="post">${field}</form>`);
  expect(watchForms()()).toBe(true);
});

test("an option that is selected from the start does not count", () => {
  draw(
    '<form method="post"><input type="radio" value="a" checked><input type="hidden" value="x"><select><option>India</option></select><button value="1">Send</button></form>',
  );
  expect(watchForms()()).toBe(false);
});

test("filters and searches are in the URL: they count only while the user is typing", () => {
  draw('<form method="get"><input type="search" name="q" value="shiva"></form>');
  const isBusy = watchForms();
  fire("q", "input");
  expect(isBusy()).toBe(false);
  control("q")?.focus();
  expect(isBusy()).toBe(true);
  control("q")?.blur();
  expect(isBusy()).toBe(false);
});

test("D2 a choice that is submitted to the next page counts, though its form uses GET too", () => {
  draw(
    '<form method="get" action="/pooja/pj_1/continue"><input type="radio" name="package" value="pk_1"></form>',
  );
  const isBusy = watchForms();
  fire("package", "change");
  expect(isBusy()).toBe(true);
});

test("D2 the entry of a one-time code counts before its first digit", () => {
  draw('<form method="post"><input autocomplete="one-time-code"></form>');
  expect(watchForms()()).toBe(true);
});

test.each([
  ["/pooja/pj_1/continue?step=pay", true],
  ["/pooja/pj_1/continue?package=pk_1&step=pay&panel=orders", true],
  ["/order/payment-confirmation/ord_1/pooja/checkout", true],
  ["/pooja/payment-confirmation", true],
  ["/pooja/pj_1/continue?step=package", false],
  ["/pooja/pj_1?step=payable", false],
  ["/online-puja", false],
])("D2 on %s a payment is open: %s", (address, isOpen) => {
  const isBusy = watchForms();
  window.history.replaceState(null, "", address);
  expect(isBusy()).toBe(isOpen);
});
