import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createCalls } from "./create-calls.ts";
import { TAG } from "./tag.ts";

const act = { open: vi.fn(), prerender: vi.fn(), renew: vi.fn(), end: vi.fn() };
beforeAll(() => {
  customElements.define(
    TAG,
    class extends HTMLElement {
      open = act.open;
      prerender = act.prerender;
      renew = act.renew;
      end = () => act.end(this.isConnected);
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const defaults = document.createElement("i");
const calls = createCalls("https://shop.test/widget/", defaults);
const widgets = () => [...document.querySelectorAll(TAG)].map(({ outerHTML }) => outerHTML);

test("a widget is created once; a second call updates the given options and leaves the others", () => {
  const section = document.body.appendChild(document.createElement("section"));
  const theirs = document.createElement(TAG);
  theirs.setAttribute("mode", "inline");
  section.append(theirs);
  const options = { widget: "pujas", partnerId: "p-1", limit: 3, height: 300 };
  const first = calls.inline("section", { ...options, prefill: { name: "Asha" } });
  first.className = "theirs";
  const again = calls.inline(section, { widget: 'a"b', limit: 6, utmSource: "app" });
  expect([again, again.prefill]).toEqual([first, { name: "Asha" }]);
  expect(widgets()).toEqual([
    '<aradhana-widget mode="inline"></aradhana-widget>',
    '<aradhana-widget widget="a&quot;b" partner-id="p-1" limit="6" height="300" mode="inline" class="theirs" utm-source="app"></aradhana-widget>',
  ]);
  calls.floating({ widget: "pujas" });
  calls.floating({ widget: "chadhawas" });
  expect(widgets()).toHaveLength(3);
});

test("a missing element is named in the error", () => {
  expect(() => calls.inline("#nowhere", { widget: "pujas" })).toThrow("#nowhere");
});

test("prefilled values and omitted options become no attributes", () => {
  const options = { widget: "pujas", prefill: { phone: "9876543210" }, lang: undefined };
  const widget = calls.floating(options as Parameters<typeof calls.floating>[0]);
  expect(widget.prefill).toEqual({ phone: "9876543210" });
  expect(widgets()).toEqual(['<aradhana-widget widget="pujas" mode="floating"></aradhana-widget>']);
});

test("a popup opens at once and is removed when it closes", () => {
  const widget = calls.popup({ widget: "pujas" });
  expect(act.open).toHaveBeenCalledOnce();
  expect(widget.hidden).toBe(true);
  widget.dispatchEvent(new CustomEvent("aradhana:close"));
  expect(widgets()).toEqual([]);
});

test("a preloaded popup is the one that opens, if the options are equal", () => {
  const before = calls.prerender({ widget: "pujas", limit: 3 });
  expect([act.prerender.mock.calls.length, act.open.mock.calls.length]).toEqual([1, 0]);
  expect(calls.popup({ widget: "pujas", limit: 4 })).not.toBe(before);
  expect(calls.popup({ widget: "pujas", limit: 3 })).toBe(before);
  before.dispatchEvent(new CustomEvent("aradhana:close"));
  expect(calls.popup({ widget: "pujas", limit: 3 })).not.toBe(before);
});

test("options of the page apply to existing widgets too", () => {
  calls.floating({ widget: "pujas" });
  calls.init({ partnerId: "p-1", countryCode: "us", utmSource: "app" });
  expect(defaults.outerHTML).toBe('<i partner-id="p-1" country-code="us" utm-source="app"></i>');
  expect(act.renew).toHaveBeenCalledOnce();
  expect(widgets()).toEqual(['<aradhana-widget widget="pujas" mode="floating"></aradhana-widget>']);
});

test("events of every widget are received until the listener is removed", () => {
  const listener = vi.fn();
  const stop = calls.on("resize", listener);
  const widget = calls.inline(document.body, { widget: "pujas" });
  const resize = (height: number) =>
    widget.dispatchEvent(new CustomEvent("aradhana:resize", { detail: { height }, bubbles: true }));
  resize(1);
  stop();
  resize(2);
  expect(listener).toHaveBeenCalledExactlyOnceWith({ height: 1 }, widget);
});

test("one widget can be removed, or all that were created by calls", () => {
  document.body.innerHTML = '<aradhana-widget widget="pujas"></aradhana-widget><p></p>';
  const first = calls.inline("p", { widget: "pujas" });
  calls.popup({ widget: "chadhawas" });
  calls.floating({ widget: "pujas" });
  calls.destroy(first);
  // Closed while it is in the page, so that the page receives the event.
  expect(act.end.mock.calls).toEqual([[true]]);
  calls.destroy();
  expect(widgets()).toEqual(['<aradhana-widget widget="pujas"></aradhana-widget>']);
  calls.destroy(document.querySelector(TAG) as Parameters<typeof calls.destroy>[0]);
  expect(widgets()).toEqual([]);
});

/** Clicks a link and returns whether the browser would have followed it. */
function press(attributes: string, event: MouseEventInit = {}) {
  document.body.innerHTML = `<a ${attributes}><b>Our pujas</b></a>`;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...event });
  let left = false;
  const last = (late: Event) => {
    left = !late.defaultPrevented;
    // jsdom does not navigate.
    late.preventDefault();
  };
  window.addEventListener("click", last, { once: true });
  document.querySelector("b")?.dispatchEvent(click);
  return left;
}

test("a link to a widget with the popup attribute opens it in a dialog", () => {
  const href = 'href="https://shop.test/widget/pujas?partner_id=p-1&limit=3"';
  expect(press(`${href} data-aradhana-popup`)).toBe(false);
  expect(act.open).toHaveBeenCalledOnce();
  const [widget] = document.querySelectorAll(TAG);
  expect(widget?.getAttribute("widget")).toBe("pujas?partner_id=p-1&limit=3");
  expect(widget?.getAttribute("label")).toBe("Our pujas");
});

test.each([
  ["that the page says nothing of", 'href="https://shop.test/widget/pujas"', {}],
  ["to the full site", 'data-aradhana-popup href="https://shop.test/online-puja"', {}],
  ["to somebody else", 'data-aradhana-popup href="https://evil.test/widget/pujas"', {}],
  ["pressed with Control", 'data-aradhana-popup href="https://shop.test/widget/pujas"', { ctrlKey: true }],
  ["pressed with Command", 'data-aradhana-popup href="https://shop.test/widget/pujas"', { metaKey: true }],
  ["pressed with Shift", 'data-aradhana-popup href="https://shop.test/widget/pujas"', { shiftKey: true }],
  ["pressed with Alt", 'data-aradhana-popup href="https://shop.test/widget/pujas"', { altKey: true }],
])("a link %s is followed by the browser", (_, attributes, event) => {
  expect(press(attributes, event)).toBe(true);
  expect(widgets()).toEqual([]);
});
