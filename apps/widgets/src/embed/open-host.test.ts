import { createPartnerStore, createPartners, type PartnerStore, partnerIds } from "@aradhana/core/partner";
import { envelopeOf } from "@aradhana/embed/protocol";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { propertyRuns } from "../../../../scripts/testing/property-runs.ts";
import { type Greeting, openHost } from "./open-host.ts";

const origins = { astrology: "https://astro.test", gemstones: "https://gems.test" };
const [astrology, gemstones] = createPartners(origins);
if (!astrology || !gemstones) throw new Error("two partners");

const parent = { name: "the page around" };
const greetingOf = (partner_id: unknown = partnerIds.astrology, mode = "inline") => ({
  ...envelopeOf(1, "w1", "partner_id_set", { mode }),
  partner_id,
});

/** A page with its port of the channel, and the messages that it receives. */
function channel() {
  const received: unknown[] = [];
  const inner = {
    postMessage: (data: unknown) => void received.push(data),
    close: vi.fn(),
    onmessage: null as ((event: { data: unknown }) => void) | null,
  };
  return { received, inner, port: inner as unknown as MessagePort };
}

function open(partner: typeof astrology | null = astrology) {
  const listeners = new Set<(greeting: Greeting) => void>();
  const frame = {
    self: {},
    parent,
    addEventListener: (_: "message", listener: (greeting: Greeting) => void) => void listeners.add(listener),
    removeEventListener: (_: "message", listener: (greeting: Greeting) => void) =>
      void listeners.delete(listener),
  };
  const partners: PartnerStore = createPartnerStore();
  const onOpen = vi.fn<(mode: string) => void>();
  const onRequest = vi.fn<(request: object) => void>();
  const host = openHost(frame, partners, { framers: createPartners(origins), onOpen, onRequest });
  const say = (greeting: Partial<Greeting>) => {
    for (const listener of listeners)
      listener({ source: parent, origin: origins.astrology, data: greetingOf(), ports: [], ...greeting });
  };
  if (partner) partners.getState().partnerSet(partner);
  return { host, say, onOpen, onRequest, partners };
}

test("the partner's page opens a channel, and receives messages through it", () => {
  const { host, say, onOpen } = open();
  const { received, port } = channel();
  say({ ports: [port] });
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("inline");
  host.notify("resize", { height: 812 });
  expect(received).toEqual([envelopeOf(1, "w1", "resize", { height: 812 })]);
});

test("a page that connects before the registry has responded is accepted afterwards", () => {
  const { say, onOpen, partners } = open(null);
  say({ ports: [channel().port] });
  expect(onOpen).not.toHaveBeenCalled();
  partners.getState().partnerSet(gemstones);
  expect(onOpen).not.toHaveBeenCalled();
  partners.getState().partnerSet(astrology);
  expect(onOpen).toHaveBeenCalledOnce();
});

test("a page that may frame us but names an unknown partner is accepted, without a partner", () => {
  const { say, onOpen, partners } = open(null);
  const stranger = greetingOf("00000000-0000-4000-8000-000000000000");
  say({ ports: [channel().port], data: stranger, origin: "https://stranger.test" });
  say({ ports: [channel().port], data: greetingOf("") });
  expect(onOpen).not.toHaveBeenCalled();
  say({ ports: [channel().port], data: stranger });
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("inline");
  expect(partners.getState().partner).toBeUndefined();
});

test("after the partner of the page is known, no other partner is accepted", () => {
  const { say, onOpen } = open();
  say({ ports: [channel().port], data: greetingOf("nobody") });
  expect(onOpen).not.toHaveBeenCalled();
});

test("without a channel, messages are dropped and not stored", () => {
  const { host, say } = open();
  host.notify("resize", { height: 1 });
  const { received, port } = channel();
  say({ ports: [port] });
  expect(received).toEqual([]);
});

test("unknown fields of a message never leave the frame", () => {
  const { host, say } = open();
  const { received, port } = channel();
  say({ ports: [port] });
  const packed = { height: 10, name: "Asha", phone: "9876543210" };
  host.notify("resize", packed);
  host.notify("view_item", { item_type: "pooja", item_id: "Asha Verma" });
  expect(received).toEqual([envelopeOf(1, "w1", "resize", { height: 10 })]);
});

test("forms are prefilled with the visitor's details from the page if they are a name and a phone", () => {
  const { host, say } = open();
  const { inner, port } = channel();
  say({ ports: [port] });
  inner.onmessage?.({ data: envelopeOf(2, "w1", "prefill", { name: "Asha", password: "x" }) });
  inner.onmessage?.({ data: envelopeOf(3, "w1", "prefill", { name: 7 }) });
  inner.onmessage?.({ data: envelopeOf(4, "other", "prefill", { name: "Eve" }) });
  expect(host.prefill()).toEqual({ name: "Asha" });
});

test("a page can send the requests of the table through its channel, and no others", () => {
  const { say, onRequest } = open();
  const { inner, port } = channel();
  say({ ports: [port] });
  const ask = (type: string, payload: object) =>
    inner.onmessage?.({ data: envelopeOf(2, "w1", type, payload) });
  ask("navigate", { path: "/widget/chadhawas", search: "?token=x" });
  ask("navigate", { path: "/online-puja" });
  ask("theme", { labelColor: "#fff" });
  ask("prefill", { name: "Asha" });
  ask("focus", {});
  expect(onRequest.mock.calls).toEqual([
    [{ type: "navigate", payload: { path: "/widget/chadhawas" } }],
    [{ type: "focus", payload: {} }],
  ]);
});

test("later details of the visitor reach the listeners, until they unsubscribe", () => {
  const { host, say } = open();
  const { inner, port } = channel();
  const received: unknown[] = [];
  const end = host.onPrefill(() => received.push(host.prefill()));
  say({ ports: [port] });
  inner.onmessage?.({ data: envelopeOf(2, "w1", "prefill", { name: "Asha" }) });
  inner.onmessage?.({ data: envelopeOf(3, "w1", "focus", {}) });
  end();
  inner.onmessage?.({ data: envelopeOf(4, "w1", "prefill", { name: "Ravi" }) });
  expect(received).toEqual([{ name: "Asha" }]);
});

test("a new channel replaces the previous one, and none is accepted after close", () => {
  const { host, say, onOpen } = open();
  const [first, second, third] = [channel(), channel(), channel()];
  say({ ports: [first.port] });
  say({ ports: [second.port] });
  expect(first.inner.close).toHaveBeenCalledOnce();
  host.notify("close", {});
  expect([first.received, second.received]).toEqual([[], [envelopeOf(1, "w1", "close", {})]]);
  host.end();
  say({ ports: [third.port] });
  host.notify("close", {});
  expect([onOpen.mock.calls.length, third.received]).toEqual([2, []]);
});

/** Windows other than the partner's page that can post to a frame. */
const senders: Record<string, Partial<Greeting>> = {
  "the page around, at another origin": { origin: "https://evil.test" },
  "the page of another partner": { origin: origins.gemstones },
  "a sibling frame": { source: { name: "sibling" } },
  "a frame within": { source: { name: "nested" }, origin: "null" },
  "an opener": { source: { name: "opener" }, origin: origins.astrology },
  "no window at all": { source: null, origin: "" },
};
/** Messages that they may post. */
const shapes: Record<string, unknown> = {
  "the greeting itself": greetingOf(),
  "a greeting to a popup": greetingOf(partnerIds.astrology, "popup"),
  "the other partner's": greetingOf(partnerIds.gemstones),
  "nobody's": greetingOf("constructor"),
  "the bare message of the specification": { event: "partner_id_set", partner_id: partnerIds.astrology },
  "one in its data": { type: "partner_id_set", data: { partner_id: partnerIds.astrology } },
  "a message of the channel": envelopeOf(1, "w1", "prefill", { name: "Eve" }),
  "a place to go to": envelopeOf(1, "w1", "navigate", { path: "/widget/payment" }),
  "a text": JSON.stringify(greetingOf()),
  nothing: null,
  "a height": { height: 1e9 },
};

test.each(Object.keys(senders).flatMap((sender) => Object.keys(shapes).map((shape) => [shape, sender])))(
  "%s from %s changes nothing",
  (shape, sender) => {
    const { say, host, onOpen, onRequest } = open();
    const { received, port } = channel();
    say({ data: shapes[shape], ports: [port], ...senders[sender] });
    host.notify("resize", { height: 1 });
    expect([onOpen.mock.calls, onRequest.mock.calls, received, host.prefill()]).toEqual([[], [], [], {}]);
  },
);

test.each(
  Object.entries(shapes).filter(
    ([name]) => !name.startsWith("the greeting") && !name.startsWith("a greeting"),
  ),
)("even from the page itself, %s brings no channel", (_, data) => {
  const { say, onOpen } = open();
  say({ data, ports: [channel().port] });
  expect(onOpen).not.toHaveBeenCalled();
});

/** Variants of the greeting by an attacker who has read the protocol. */
const near = fc.constantFrom<unknown>(greetingOf(), ...Object.values(shapes));
/** The greeting with one mistake. */
const broken = fc
  .constantFrom<[string, unknown]>(
    ...([
      ["ns", "x"],
      ["v", 2],
      ["instance", 7],
      ["type", "prefill"],
      ["payload", { mode: "wide" }],
      ["payload", undefined],
      ["partner_id", partnerIds.gemstones],
      ["partner_id", [partnerIds.astrology]],
    ] as [string, unknown][]),
  )
  .map(([field, value]) => ({ ...greetingOf(), [field]: value }));
const elsewhere = fc.constantFrom(origins.gemstones, `${origins.astrology}.evil.test`, "null", "");
const somewhere = fc.oneof(fc.constant(origins.astrology), elsewhere);
const others = fc.constantFrom<unknown>(null, undefined, {}, window);

test.each([
  ["another window", { source: others, origin: somewhere, data: fc.oneof(near, fc.anything()) }],
  ["another origin", { source: fc.constant(parent), origin: elsewhere, data: fc.oneof(near, fc.anything()) }],
  [
    "other words",
    {
      source: fc.constant(parent),
      origin: fc.constant(origins.astrology),
      data: fc.oneof(broken, fc.anything()),
    },
  ],
])("two thousand messages with %s change nothing and throw nothing", (_, parts) => {
  const { say, host, onOpen, onRequest } = open();
  const { received, inner, port } = channel();
  const message = fc.record<Partial<Greeting>>(parts);
  fc.assert(
    fc.property(message, (sent) => say({ ...sent, ports: [port] })),
    { numRuns: propertyRuns },
  );
  host.notify("resize", { height: 1 });
  inner.onmessage?.({ data: envelopeOf(2, "w1", "focus", {}) });
  expect([onOpen.mock.calls, onRequest.mock.calls, received, host.prefill()]).toEqual([[], [], [], {}]);
});

test("two thousand messages of any shape in the channel cause only the requests of the table", () => {
  const { say, onRequest } = open();
  const { inner, port } = channel();
  say({ ports: [port] });
  const part = fc.constantFrom("", "widget", "pujas", "..", ".", "%2e%2e", "online-puja?a", "\\");
  const near = fc.record({
    ns: fc.constant("aradhana"),
    v: fc.constant(1),
    instance: fc.constantFrom("w1", "w2"),
    type: fc.oneof(fc.constantFrom("navigate", "focus", "close", "theme"), fc.string()),
    payload: fc.oneof(
      fc.anything(),
      fc.record({ path: fc.array(part).map((parts) => `/widget/${parts.join("/")}`) }),
    ),
  });
  fc.assert(
    fc.property(fc.oneof(near, fc.anything()), (data) => inner.onmessage?.({ data })),
    { numRuns: propertyRuns },
  );
  for (const [request] of onRequest.mock.calls) {
    const { type, payload } = request as { type: string; payload: { path?: string } };
    expect(["navigate", "focus", "close"]).toContain(type);
    const path = type === "navigate" ? (payload.path ?? "") : "/widget/";
    expect(new URL(path, "https://shop.test").pathname).toMatch(/^\/widget\//);
  }
});
