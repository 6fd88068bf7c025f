import { envelopeOf } from "@aradhana/embed/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AppConnection, connectToApp } from "./connect-to-app.ts";

const puja = "pj_0123456789abcdefgh";
const send = vi.fn(async (_: object) => true);
let app: AppConnection;

beforeEach(() => {
  send.mockClear();
  app = connectToApp(window, { isThere: async () => true, send });
});
afterEach(() => {
  app.end();
  document.documentElement.removeAttribute("style");
});

const messages = () => send.mock.calls.map(([message]) => message);
const say = (data: unknown, from: MessageEventInit = {}) =>
  window.dispatchEvent(
    new MessageEvent("message", { data, source: window, origin: window.location.origin, ...from }),
  );
const prefill = envelopeOf(1, "app", "prefill", { name: "Asha", phone: "9876543210" });

test("an app gets the same events as a page around a frame", () => {
  app.shown("/widget/pujas");
  app.shown("/widget/pujas");
  app.shown(`/widget/pujas/${puja}`);
  app.notify("payment_started", { order_id: "ord_0123456789abcdefgh" });
  expect(messages()).toEqual([
    { ns: "aradhana", v: 1, id: 1, instance: "app", type: "ready", payload: { path: "/widget/pujas" } },
    {
      ns: "aradhana",
      v: 1,
      id: 2,
      instance: "app",
      type: "navigate",
      payload: { path: `/widget/pujas/${puja}` },
    },
    {
      ns: "aradhana",
      v: 1,
      id: 3,
      instance: "app",
      type: "view_item",
      payload: { item_type: "pooja", item_id: puja },
    },
    {
      ns: "aradhana",
      v: 1,
      id: 4,
      instance: "app",
      type: "payment_started",
      payload: { order_id: "ord_0123456789abcdefgh" },
    },
  ]);
});

test("nothing that has no place in an event leaves the page", () => {
  app.notify("order_success", {
    order_id: "ord_0123456789abcdefgh",
    amount: 85_100,
    currency: "inr",
    ...{ name: "Asha", phone: "9876543210" },
  });
  app.notify("view_item", { item_type: "pooja", item_id: "Asha Sharma" });
  expect(JSON.stringify(messages())).not.toMatch(/Asha|9876543210/);
  expect(messages()).toHaveLength(1);
});

test.each(["upi://pay?pa=a@b&am=851.00", "intent://pay#Intent;scheme=upi;end", "phonepe://pay?a=b"])(
  "%s is handed over, and its answer handed back",
  async (address) => {
    expect(await app.openApp(address)).toBe(true);
    expect(messages()).toMatchObject([{ type: "open_app", payload: { address } }]);
    send.mockResolvedValueOnce(false);
    expect(await app.openApp(address)).toBe(false);
  },
);

test.each(["https://evil.test/", "javascript:alert(1)", "tel:100", "upi:pay", "upi://a b", ""])(
  "%j is no link for an app",
  async (address) => {
    expect(await app.openApp(address)).toBe(false);
    expect(messages()).toEqual([]);
  },
);

test("an app can send details of its visitor, as an object or as text", () => {
  let messages = 0;
  const end = app.onPrefill(() => messages++);
  say(JSON.stringify(prefill));
  expect(app.prefill()).toEqual({ name: "Asha", phone: "9876543210" });
  end();
  say({ ...prefill, payload: { name: "Ravi" } });
  expect(app.prefill()).toEqual({ name: "Ravi" });
  expect(messages).toBe(1);
});

test("an app says how far its phone's bars reach, where the web view does not", () => {
  say(envelopeOf(1, "app", "insets", { top: 44, right: 0, bottom: 34, left: 0 }));
  expect(document.documentElement.style.getPropertyValue("--inset-top")).toBe("44px");
  expect(document.documentElement.style.getPropertyValue("--inset-bottom")).toBe("34px");
});

test.each([
  ["another window", prefill, { source: null }],
  ["another origin", prefill, { origin: "https://evil.test" }],
  ["another library", "{", {}],
  ["nobody we know", { ...prefill, ns: "other" }, {}],
  ["a frame's channel", { ...prefill, instance: "0.1" }, {}],
  ["a later version", { ...prefill, v: 2 }, {}],
  ["a malformed app", { ...prefill, payload: { name: 7 } }, {}],
  ["a hostile one", envelopeOf(1, "app", "insets", { top: "0;color:red", right: 0, bottom: 0, left: 0 }), {}],
])("what %s says changes nothing", (_, data, from) => {
  say(data, from);
  expect(app.prefill()).toEqual({});
  expect(document.documentElement.getAttribute("style")).toBeNull();
});
