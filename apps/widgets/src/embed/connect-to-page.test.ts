import { createPartnerStore, createPartners, partnerIds } from "@aradhana/core/partner";
import { envelopeOf } from "@aradhana/embed/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectToPage, type HostConnection } from "./connect-to-page.ts";
import { itemAt } from "./item-at.ts";
import { scrollPositionOf } from "./scroll-position-of.ts";

const puja = "pj_0123456789abcdefgh";
const [partner] = createPartners({ astrology: "https://astro.test", gemstones: "https://gems.test" });
if (!partner) throw new Error("a partner");

let host: HostConnection;
let received: { type: string; payload: object }[];
/** What was said to the page's window. */
let seen: unknown[];
let height: number;
let changed: () => void;
let listeners: ((event: unknown) => void)[];
/** Says something to the widget, as the page around. */
let ask: (type: string, payload: object) => void;

interface Channel {
  postMessage(message: (typeof received)[number]): void;
  close(): void;
  onmessage?(event: { data: unknown }): void;
}

beforeEach(() => {
  vi.useFakeTimers();
  received = [];
  height = 300;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        changed = callback;
      }
      observe = () => changed();
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  host.end();
  document.documentElement.style.overflow = "";
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A frame in a connected partner's page. */
function openWidget(mode: string, before = () => {}) {
  listeners = [];
  const partners = createPartnerStore();
  const root = document.createElement("div");
  root.getBoundingClientRect = () => ({ height }) as DOMRect;
  const parent = { postMessage: (...sent: unknown[]) => seen.push(sent) };
  seen = [];
  const frame = Object.create(window, {
    self: { value: window },
    parent: { value: parent },
    document: { value: document },
    addEventListener: {
      value: (type: string, listener: (event: unknown) => void) =>
        type === "message" ? listeners.push(listener) : window.addEventListener(type, listener),
    },
    removeEventListener: {
      value: (type: string, listener: (event: unknown) => void) => window.removeEventListener(type, listener),
    },
  }) as Window;
  host = connectToPage(frame, partners, root);
  before();
  partners.getState().partnerSet(partner as NonNullable<typeof partner>);
  const data = { ...envelopeOf(1, "w", "partner_id_set", { mode }), partner_id: partnerIds.astrology };
  const port: Channel = { postMessage: (message) => received.push(message), close: () => {} };
  ask = (type, payload) => port.onmessage?.({ data: envelopeOf(2, "w", type, payload) });
  for (const listener of listeners)
    listener({ source: parent, origin: "https://astro.test", data, ports: [port] });
}
const messages = () => received.map(({ type, payload }) => ({ type, payload }));

test("it reports that it is ready once a widget is rendered, and its height", () => {
  openWidget("inline");
  expect([received, seen]).toEqual([[], []]);
  height = 300.2;
  host.shown("/widget/pujas");
  host.shown("/widget/chadhawas");
  host.shown("/widget/pujas");
  // A message without content, since any page that frames us receives it.
  expect(seen).toEqual([["drawn", "*"]]);
  expect(messages().slice(0, 2)).toEqual([
    { type: "ready", payload: { path: "/widget/pujas" } },
    { type: "resize", payload: { height: 301 } },
  ]);
});

test("earlier events are sent once the page has connected, except scroll positions", () => {
  openWidget("inline", () => {
    host.shown("/widget/pujas");
    host.notify("scroll_to", { top: 7 });
    host.notify("payment_success", { order_id: "ord_0123456789abcdefgh" });
  });
  const success = { type: "payment_success", payload: { order_id: "ord_0123456789abcdefgh" } };
  expect(messages().slice(0, 2)).toEqual([{ type: "ready", payload: { path: "/widget/pujas" } }, success]);
  expect(messages().filter(({ type }) => type === "scroll_to")).toEqual([]);
});

test("the page scrolls an inline widget, and a widget in a dialog scrolls itself", () => {
  openWidget("inline");
  host.shown("/widget/pujas");
  expect(document.documentElement.style.overflow).toBe("hidden");
  host.end();
  openWidget("popup");
  host.shown("/widget/pujas");
  expect(document.documentElement.style.overflow).toBe("");
});

test("above the largest height that a page accepts, it scrolls itself", () => {
  openWidget("inline");
  height = 21_192;
  host.shown("/widget/pujas");
  expect(messages().at(-1)).toEqual({ type: "resize", payload: { height: 19_999 } });
  expect(document.documentElement.style.overflow).toBe("");
  vi.advanceTimersByTime(1_000);
  height = 900;
  changed();
  expect(messages().at(-1)).toEqual({ type: "resize", payload: { height: 900 } });
  expect(document.documentElement.style.overflow).toBe("hidden");
});

test("heights are reported at most ten times a second, always the last one, and none twice", () => {
  openWidget("inline");
  host.shown("/widget/pujas");
  received = [];
  vi.advanceTimersByTime(1_000);
  for (height = 400; height < 450; height++) {
    changed();
    vi.advanceTimersByTime(10);
  }
  height = 450;
  changed();
  vi.advanceTimersByTime(1_000);
  changed();
  expect(received.length).toBeLessThanOrEqual(7);
  expect(messages().at(-1)).toEqual({ type: "resize", payload: { height: 450 } });
});

test("opening a puja and going back are both reported", () => {
  openWidget("inline");
  host.shown("/widget/pujas");
  received = [];
  host.shown(`/widget/pujas/${puja}`);
  host.shown("/widget/pujas");
  expect(messages()).toEqual([
    { type: "navigate", payload: { path: `/widget/pujas/${puja}` } },
    { type: "view_item", payload: { item_type: "pooja", item_id: puja } },
    { type: "scroll_to", payload: { top: 0 } },
    { type: "navigate", payload: { path: "/widget/pujas" } },
    { type: "scroll_to", payload: { top: 0 } },
  ]);
});

test("in a dialog a widget scrolls by itself, whatever caused the scrolling", () => {
  openWidget("popup");
  host.shown("/widget/pujas");
  received = [];
  host.shown("/widget/chadhawas");
  host.notify("scroll_to", { top: 10 });
  expect(messages()).toEqual([{ type: "navigate", payload: { path: "/widget/chadhawas" } }]);
});

test.each(["inline", "popup"])("the page asks a widget that is %s", (mode) => {
  openWidget(mode);
  host.shown("/widget/pujas");
  received = [];
  const follower = { navigate: vi.fn(), focus: vi.fn() };
  const stop = host.follow(follower);
  ask("navigate", { path: "/widget/chadhawas" });
  ask("focus", {});
  ask("close", {});
  stop();
  ask("focus", {});
  expect(follower.navigate).toHaveBeenCalledExactlyOnceWith("/widget/chadhawas");
  expect(follower.focus).toHaveBeenCalledOnce();
  expect(messages()).toEqual(mode === "inline" ? [] : [{ type: "close", payload: {} }]);
});

test.each([
  [-30, 0],
  [47.6, 0],
  [300.4, 252],
  [50_000, 19_999],
])("a field at %d begins for the page at %d, with its label", (top, line) => {
  const field = document.createElement("input");
  field.getBoundingClientRect = () => ({ top }) as DOMRect;
  expect(scrollPositionOf(field)).toBe(line);
});

test.each(["inline", "popup", "floating"])("Escape in a widget that is %s", (mode) => {
  openWidget(mode);
  host.shown("/widget/pujas");
  received = [];
  const used = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
  used.preventDefault();
  window.dispatchEvent(used);
  expect(received).toEqual([]);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(messages()).toEqual(mode === "inline" ? [] : [{ type: "close", payload: {} }]);
});

test.each([
  [`/widget/pujas/${puja}`, { item_type: "pooja", item_id: puja }],
  ["/widget/chadhawas/ch_1", { item_type: "chadhaava", item_id: "ch_1" }],
  ["/widget/pujas", undefined],
  [`/widget/pujas/${puja}/information-with-addon`, undefined],
  ["/widget/banners/x", undefined],
])("%s shows %j", (path, item) => {
  expect(itemAt(path)).toEqual(item);
});
