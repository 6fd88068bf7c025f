import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createPartnerStore,
  createPartners,
  type Frame,
  findPartner,
  followPartner,
  isFramed,
  type ListeningFrame,
  type Message,
  orderStatusAddress,
  type PartnerTheme,
  partnerAt,
  partnerIds,
  partnerSetBy,
  partnerThemes,
} from "./index.ts";

const origins = { astrology: "https://astro.test", gemstones: "https://gems.test" };
const partners = createPartners(origins);
const { astrology, gemstones } = partnerIds;
const themes: Record<string, PartnerTheme> = {
  [astrology]: partnerThemes.purple,
  [gemstones]: partnerThemes.blue,
};

const parent = { name: "the page around" };
const self = { name: "this frame" };
const framed = { self, parent };
const set = (partner_id: unknown) => ({ event: "partner_id_set", partner_id });
const from = (changes: Partial<Message> = {}): Message => ({
  source: parent,
  origin: origins.astrology,
  data: set(astrology),
  ...changes,
});

describe("§3 partner: identifier (UUID-like), redirect_url (order-status page under pages/partner-order-status on the partner storefront), domain (storefront origin)", () => {
  test("two partners exist: an AI-astrology-themed site and a gemstone shop", () => {
    expect(partners).toEqual([
      {
        id: astrology,
        domain: "https://astro.test",
        origins: ["https://astro.test"],
        redirect_url: "https://astro.test/pages/partner-order-status",
      },
      {
        id: gemstones,
        domain: "https://gems.test",
        origins: ["https://gems.test"],
        redirect_url: "https://gems.test/pages/partner-order-status",
      },
    ]);
  });

  test("the identifiers are UUID-like", () => {
    for (const { id } of partners) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test("an origin is read from any URL in the environment", () => {
    const [astro] = createPartners({ ...origins, astrology: "https://astro.test:8443/shop?x=1" });
    expect(astro).toMatchObject({
      domain: "https://astro.test:8443",
      redirect_url: "https://astro.test:8443/pages/partner-order-status",
    });
  });
});

describe("§3 partner theme: labelColor, textColor, secondaryTextColor, btnBgColor, buttonClass", () => {
  test("two themes are purple and blue; the default is orange/green", () => {
    const { purple, blue, default: usual } = partnerThemes;
    expect(purple.buttonClass).toBe("button-purple");
    expect(blue.buttonClass).toBe("button-blue");
    expect(usual.buttonClass).toBe("button-orange-green");
    expect([hue(purple.btnBgColor), hue(purple.labelColor)]).toEqual(["purple", "purple"]);
    expect([hue(blue.btnBgColor), hue(blue.labelColor)]).toEqual(["blue", "blue"]);
    expect([hue(usual.labelColor), hue(usual.btnBgColor)]).toEqual(["orange", "green"]);
  });

  test.each(["purple", "blue", "default"] as const)(
    "each colour of %s can be read on white, and white on its button (WCAG AA)",
    (name) => {
      const theme = partnerThemes[name];
      expect(Object.keys(theme)).toEqual([
        "labelColor",
        "textColor",
        "secondaryTextColor",
        "btnBgColor",
        "buttonClass",
      ]);
      for (const colour of [theme.labelColor, theme.textColor, theme.secondaryTextColor, theme.btnBgColor]) {
        expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

describe("§4 embedded partner: a message event named partner_id_set with a partner_id sets the partner and its theme", () => {
  test.each([
    ["event", { event: "partner_id_set", partner_id: astrology }],
    ["type", { type: "partner_id_set", partner_id: astrology }],
    ["name", { name: "partner_id_set", partner_id: astrology }],
    ["event, with the id in data", { event: "partner_id_set", data: { partner_id: astrology } }],
    ["type, with the id in data", { type: "partner_id_set", data: { partner_id: astrology } }],
    ["name, with the id in data", { name: "partner_id_set", data: { partner_id: astrology } }],
  ])("D19 named under %s", (_, data) => {
    expect(partnerSetBy(from({ data }), framed, partners)?.id).toBe(astrology);
  });

  test.each([
    ["from a window that is not around us", { source: {} }],
    ["from ourselves", { source: self }],
    ["from nobody", { source: null }],
    ["from the other partner's origin", { origin: origins.gemstones }],
    ["from a sandboxed frame", { origin: "null" }],
    ["from a subdomain", { origin: "https://x.astro.test" }],
    ["from the same host without TLS", { origin: "http://astro.test" }],
    ["from another port", { origin: "https://astro.test:444" }],
    ["from an origin that begins alike", { origin: "https://astro.test.evil.test" }],
    ["of the other partner", { data: set(gemstones) }],
    ["of nobody we know", { data: set("00000000-0000-4000-8000-000000000000") }],
    ["with a number for an id", { data: set(7) }],
    ["without an id", { data: { event: "partner_id_set" } }],
    ["without a name", { data: { partner_id: astrology } }],
    ["of another name", { data: { event: "partner_id_get", partner_id: astrology } }],
    ["that is a text", { data: "partner_id_set" }],
    ["that is nothing", { data: null }],
    ["that is not there", { data: undefined }],
    ["whose data is nothing", { data: { event: "partner_id_set", data: null } }],
    ["whose data is a text", { data: { event: "partner_id_set", data: astrology } }],
  ])("D8 a message %s is ignored", (_, changes) => {
    expect(partnerSetBy(from(changes), framed, partners)).toBeUndefined();
  });

  test("D8 no message of another origin or source ever sets a partner", () => {
    const source = fc.constantFrom<unknown>(parent, self, null, undefined, {});
    const origin = fc.constantFrom(
      ...Object.values(origins),
      ...[
        "null",
        "",
        "https://evil.test",
        "https://astro.test.evil.test",
        "http://astro.test",
        "https://astro.test/",
      ],
    );
    const id = fc.oneof(fc.constantFrom<unknown>(astrology, gemstones, null, 7, ["x"]), fc.string());
    const data = fc.oneof(
      fc.anything(),
      fc.record({ event: fc.constant("partner_id_set"), partner_id: id }),
      fc.record({ type: fc.constant("partner_id_set"), data: fc.record({ partner_id: id }) }),
    );
    fc.assert(
      fc.property(source, origin, data, (s, o, d) => {
        const partner = partnerSetBy({ source: s, origin: o, data: d }, framed, partners);
        if (partner) expect([s, o]).toEqual([parent, partner.domain]);
      }),
    );
  });
});

describe("§6 embedded partner mode applies only inside a frame", () => {
  test("a window that is its own parent is no frame", () => {
    expect(isFramed({ self, parent: self })).toBe(false);
    expect(isFramed(framed)).toBe(true);
  });
  test("outside a frame the same message sets no partner", () => {
    const message = from({ source: self });
    expect(partnerSetBy(message, { self, parent: self }, partners)).toBeUndefined();
  });
});

describe("a frame follows the embedding page", () => {
  /** A frame whose registry returns `answers` one after the other, then the last one repeatedly. */
  function open({
    window = framed,
    answers = [partners],
  }: {
    window?: Frame;
    answers?: (typeof partners | Error)[];
  } = {}) {
    const listeners = new Set<(message: Message) => void>();
    const frame: ListeningFrame = {
      ...window,
      addEventListener: (type, listener) => void (type === "message" && listeners.add(listener)),
      removeEventListener: (type, listener) => void (type === "message" && listeners.delete(listener)),
    };
    const store = createPartnerStore();
    const requested: string[] = [];
    const left = [...answers];
    const errors: unknown[] = [];
    const stop = followPartner(frame, store, {
      async registry(id) {
        requested.push(id);
        const answer = (left.length > 1 ? left.shift() : left[0]) ?? [];
        if (answer instanceof Error) throw answer;
        return findPartner(answer, id);
      },
      onError: (error) => void errors.push(error),
    });
    const say = async (...messages: Message[]) => {
      for (const message of messages) for (const listener of listeners) listener(message);
      await new Promise(setImmediate);
    };
    return { store, stop, say, requested, errors };
  }

  test("a widget without a partner has the default theme", () => {
    expect(createPartnerStore().getState()).toMatchObject({
      partner: undefined,
      theme: partnerThemes.default,
    });
  });

  test("§4 the partner and its theme are set", async () => {
    const rows = partners.map((partner) => ({
      ...partner,
      theme: themes[partner.id] ?? partnerThemes.default,
    }));
    const { store, say } = open({ answers: [rows] });
    await say(from());
    expect(store.getState()).toMatchObject({ partner: { id: astrology }, theme: partnerThemes.purple });
    await say(from({ origin: origins.gemstones, data: set(gemstones) }));
    expect(store.getState()).toMatchObject({ partner: { id: gemstones }, theme: partnerThemes.blue });
  });

  test("a partner whose row is not known yet has the default theme", async () => {
    const { store, say } = open();
    await say(from());
    expect(store.getState()).toMatchObject({ partner: { id: astrology }, theme: partnerThemes.default });
  });

  test("the registry is requested once per partner, and an unchanged partner is not set again", async () => {
    const { store, say, requested } = open();
    await say(from());
    const before = store.getState();
    await say(from(), from());
    expect(requested).toEqual([astrology]);
    expect(store.getState()).toBe(before);
  });

  test("D8 the origin that the registry has counts, and no other", async () => {
    const { store, say } = open({
      answers: [createPartners({ ...origins, astrology: "https://moved.test" })],
    });
    await say(from());
    expect(store.getState().partner).toBeUndefined();
    await say(from({ origin: "https://moved.test" }));
    expect(store.getState().partner).toMatchObject({ id: astrology, domain: "https://moved.test" });
  });

  test("a partner that only the registry knows is accepted from each of its origins, with its own theme", async () => {
    const id = "11111111-2222-4333-8444-555555555555";
    const theme = { ...partnerThemes.default, labelColor: "#123456" };
    const third = { ...partnerAt(id, "https://third.test"), theme };
    const twice = { ...third, origins: [...third.origins, "https://www.third.test"] };
    const { store, say } = open({ answers: [[twice]] });
    await say(from({ origin: "https://shop.third.test", data: set(id) }));
    expect(store.getState().partner).toBeUndefined();
    await say(from({ origin: "https://www.third.test", data: set(id) }));
    expect(store.getState()).toMatchObject({ partner: { id }, theme });
  });

  test("after a failed look-up the next message looks the partner up again", async () => {
    const { store, say, requested, errors } = open({ answers: [[], partners] });
    await say(from());
    expect(store.getState().partner).toBeUndefined();
    await say(from());
    expect(store.getState().partner?.id).toBe(astrology);
    expect(requested).toEqual([astrology, astrology]);
    // It had no such partner, which is no fault.
    expect(errors).toEqual([]);
  });

  test("a registry error is reported once, no partner is set, and the next message tries again", async () => {
    const broken = new Error("broken");
    const { store, say, requested, errors } = open({ answers: [broken, partners] });
    await say(from(), from());
    expect(store.getState().partner).toBeUndefined();
    expect(errors).toEqual([broken]);
    await say(from());
    expect(store.getState().partner?.id).toBe(astrology);
    expect(requested).toEqual([astrology, astrology]);
    expect(errors).toHaveLength(1);
  });

  test.each([
    ["a window that is not the one around", framed, from({ source: {} })],
    ["something that is no id", framed, from({ data: set("constructor") })],
    ["no id", framed, from({ data: set(7) })],
    ["another message", framed, from({ data: { event: "resize", partner_id: astrology } })],
    ["§6 a window outside a frame", { self: parent, parent }, from()],
  ])("%s causes no registry request", async (_, window, message) => {
    const { store, say, requested } = open({ window });
    const before = store.getState();
    await say(message);
    expect(requested).toEqual([]);
    expect(store.getState()).toBe(before);
  });

  test("it stops when it is cancelled", async () => {
    const { store, stop, say } = open();
    stop();
    await say(from());
    expect(store.getState().partner).toBeUndefined();
  });
});

describe("§9 partner redirect table: two partners, each mapped to its order-status page and origin", () => {
  test.each([
    [astrology, "https://astro.test/pages/partner-order-status?order_id=ord_1&temp_order_id=tmp+1"],
    [gemstones, "https://gems.test/pages/partner-order-status?order_id=ord_1&temp_order_id=tmp+1"],
  ])("%s", (id, address) => {
    expect(orderStatusAddress(partners, id, { orderId: "ord_1", tempOrderId: "tmp 1" })).toBe(address);
  });

  test("without a partner's own order id, ours is used", () => {
    expect(orderStatusAddress(partners, astrology, { orderId: "ord_1" })).toBe(
      "https://astro.test/pages/partner-order-status?order_id=ord_1",
    );
  });

  test("an unknown partner has no page", () => {
    expect(findPartner(partners, "x")).toBeUndefined();
    expect(orderStatusAddress(partners, "https://evil.test", { orderId: "ord_1" })).toBeUndefined();
  });

  test("no id leads to another origin", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(astrology, gemstones),
        fc.string(),
        fc.string(),
        (id, orderId, tempOrderId) => {
          const address = new URL(orderStatusAddress(partners, id, { orderId, tempOrderId }) ?? "");
          expect(address.origin).toBe(findPartner(partners, id)?.domain);
          expect(address.pathname).toBe("/pages/partner-order-status");
        },
      ),
    );
  });
});

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What everybody would call the colour. */
function hue(hex: string): string {
  const [r = 0, g = 0, b = 0] = channels(hex);
  const max = Math.max(r, g, b);
  const span = max - Math.min(r, g, b);
  const at =
    max === r ? ((g - b) / span) * 60 : max === g ? 120 + ((b - r) / span) * 60 : 240 + ((r - g) / span) * 60;
  if (at < 50) return "orange";
  if (at < 170) return "green";
  return at < 250 ? "blue" : "purple";
}
