import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createCalls } from "./create-calls.ts";
import { TAG } from "./define-widget.ts";

const opened = vi.fn();
beforeAll(() => {
  customElements.define(
    TAG,
    class extends HTMLElement {
      open = opened;
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  opened.mockClear();
});

const calls = createCalls();
const widgets = () => [...document.querySelectorAll(TAG)].map(({ outerHTML }) => outerHTML);

test("a widget is put in once, and called again it is changed", () => {
  document.body.append(document.createElement("section"));
  const first = calls.inline("section", { widget: "pujas", partnerId: "p-1", limit: 3 });
  const again = calls.inline(document.querySelector("section") as Element, { widget: "pujas", limit: 6 });
  expect(again).toBe(first);
  expect(widgets()).toEqual([
    '<aradhana-widget widget="pujas" partner-id="p-1" limit="6" mode="inline"></aradhana-widget>',
  ]);
  calls.inline("section", { widget: "chadhawas" });
  expect(widgets()).toHaveLength(2);
});

test("a place that is not there is named", () => {
  expect(() => calls.inline("#nowhere", { widget: "pujas" })).toThrow("#nowhere");
});

test("what forms begin with stands in no attribute, and nor does what was left out", () => {
  const options = { widget: "pujas", prefill: { phone: "9876543210" }, lang: undefined };
  const widget = calls.floating(options as Parameters<typeof calls.floating>[0]);
  expect(widget.prefill).toEqual({ phone: "9876543210" });
  expect(widgets()).toEqual(['<aradhana-widget widget="pujas" mode="floating"></aradhana-widget>']);
});

test("a popup opens at once, and is gone once it is closed", () => {
  const widget = calls.popup({ widget: "pujas" });
  expect(opened).toHaveBeenCalledOnce();
  expect(widget.hidden).toBe(true);
  widget.dispatchEvent(new CustomEvent("aradhana:close"));
  expect(widgets()).toEqual([]);
});

test("events of every widget are heard until that is ended", () => {
  const listener = vi.fn();
  const stop = calls.on("resize", listener);
  const widget = calls.inline(document.body, { widget: "pujas" });
  const tell = (height: number) =>
    widget.dispatchEvent(new CustomEvent("aradhana:resize", { detail: { height }, bubbles: true }));
  tell(1);
  stop();
  tell(2);
  expect(listener).toHaveBeenCalledExactlyOnceWith({ height: 1 }, widget);
});

test("one widget is taken out, or all of them", () => {
  const first = calls.inline(document.body, { widget: "pujas" });
  calls.inline(document.body, { widget: "chadhawas" });
  calls.floating({ widget: "pujas" });
  calls.destroy(first);
  expect(widgets()).toHaveLength(2);
  calls.destroy();
  expect(widgets()).toEqual([]);
});
