import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sankalpRequest } from "../../test/contract/orders.ts";
import * as contract from "./index.ts";

const id = (prefix: string) => `${prefix}_0123456789abcdefg`;
const phone = { dial_code: "91", number: "9876543210" };
const address = {
  name: "Asha Sharma",
  country_code: "in",
  postcode: "411001",
  line1: "4 Temple Road",
  line2: "Flat 2",
  landmark: "by the well",
  city: "Pune",
  district: "Pune",
  state: "Maharashtra",
};
const inIndia = { country_code: "in", lang: "en" };

/** The required fields of each request, and the defaults of the others. */
const least: [name: string, schema: v.GenericSchema, sent: object, filled: object][] = [
  ["home", contract.homeQuery, {}, inIndia],
  ["banners", contract.bannersQuery, {}, { ...inIndia, place: "web" }],
  ["a listing of pujas", contract.poojaListingQuery, {}, { ...inIndia, page: 1, limit: 12 }],
  ["a listing of chadhaava", contract.chadhaavaListingQuery, {}, { ...inIndia, page: 1, limit: 12 }],
  ["a puja", contract.poojaByIdQuery, { pooja_id: id("pj") }, inIndia],
  ["a chadhaava", contract.chadhaavaByIdQuery, { chadhaava_id: id("ch") }, inIndia],
  ["a package", contract.getPackageQuery, { package_id: id("pk") }, inIndia],
  [
    "the price of a puja",
    contract.quoteRequest,
    { pooja_id: id("pj"), package_id: id("pk") },
    { ...inIndia, addons: [], dakshina: 0, coupon: null, prasad: true, ship_to: null, reservation_id: null },
  ],
  [
    "the price of a chadhaava",
    contract.chadhaavaQuoteRequest,
    { chadhaava_id: id("ch"), items: [{ id: id("of"), qty: 1 }] },
    { ...inIndia, dakshina: 0, coupon: null, prasad: false, ship_to: null },
  ],
  ["a held place", contract.reserveRequest, { quote_id: id("qt") }, { lang: "en" }],
  ["how a held place stands", contract.reservationQuery, { reservation_id: id("rsv") }, { lang: "en" }],
  ["giving a held place back", contract.releaseRequest, { reservation_id: id("rsv") }, { lang: "en" }],
  [
    "an order",
    contract.orderRequest,
    { type: "pooja", quote_id: id("qt"), contact: phone, consent: true },
    {
      ...{
        contact: { ...phone, name: null },
        address: null,
        business: null,
        whatsapp_opt_in: false,
        language: "en",
        utm: [],
      },
      ...{ energised_for: null, energised_lines: [], pays_on_delivery: false },
    },
  ],
  ["one order", contract.orderQuery, { order_id: id("ord") }, { lang: "en" }],
  ["the orders", contract.ordersQuery, {}, { lang: "en", limit: 20 }],
  [
    "paying",
    contract.initiateRequest,
    { order_id: id("ord"), return_url: "https://a.test/" },
    { surface: "web" },
  ],
  ["how a payment stands", contract.paymentStatusQuery, { order_id: id("ord") }, { lang: "en" }],
  [
    "what the gateway brought back",
    contract.verifyRequest,
    { order_id: id("ord"), gateway: "stripe", params: { session: "cs_1" } },
    { lang: "en" },
  ],
  [
    "a one-time code",
    contract.sendOtpRequest,
    { dial_code: "91", phone: "98765 43210" },
    { channel: "sms", lang: "en" },
  ],
  [
    "a message when booking opens",
    contract.notifyRequest,
    { item_type: "pooja", item_id: id("pj"), phone, channel: "sms", consent: true },
    { lang: "en" },
  ],
  [
    "a message when a product is back in stock",
    contract.notifyRequest,
    { item_type: "abhimantrit", item_id: id("pd"), phone, channel: "sms", consent: true },
    { lang: "en" },
  ],
  [
    "a message when an astrologer has a free time",
    contract.notifyRequest,
    { item_type: "consultation", item_id: id("ag"), phone, channel: "sms", consent: true },
    { lang: "en" },
  ],
  [
    "a call about VIP pujas",
    contract.callbackRequest,
    { name: "Asha Sharma", phone, preferred_time: "evening", consent: true },
    { pooja_id: null, lang: "en" },
  ],
  ["a recurring chadhava", contract.mandateRequest, { mandate_id: id("md") }, { lang: "en" }],
  ["signing in", contract.verifyOtpRequest, { otp_id: id("otp"), otp: "012345" }, {}],
  ["a policy", contract.policyQuery, { slug: "privacy-policy" }, { lang: "en" }],
  ["the articles", contract.articleListingQuery, {}, { country_code: "in", lang: "en", page: 1, limit: 12 }],
  [
    "an article",
    contract.articleByIdQuery,
    { slug: "what-is-a-sankalp" },
    { country_code: "in", lang: "en" },
  ],
  ["how names are written", contract.spellingsRequest, { words: ["asha"] }, {}],
  ["a PIN", contract.pincodeQuery, { pin: "411001" }, { lang: "en" }],
  ["from where a request comes", contract.geolocateRequest, {}, { considerIp: true }],
  ["what is at a place", contract.geocodeQuery, {}, { latlng: "", language: "en" }],
  ["a partner", contract.partnerConfigQuery, { partner_id: "6f1c1a52-0b6e-4a6e-9a55-0a4f0f6f7a11" }, {}],
  [
    "a partner's order",
    contract.orderByTempIdQuery,
    { partner_id: "6f1c1a52-0b6e-4a6e-9a55-0a4f0f6f7a11", temp_order_id: "tmp-1" },
    {},
  ],
];

test.each(least)("%s: fields with a default may be left out", (_, schema, sent, filled) => {
  expect(v.parse(schema, sent)).toEqual({ ...sent, ...filled });
});

test.each(
  least.flatMap(([name, schema, sent]) => Object.keys(sent).map((key) => [name, key, schema, sent] as const)),
)("who asks for %s names its %s", (_, key, schema, sent) => {
  expect(v.is(schema, { ...sent, [key]: undefined })).toBe(false);
});

test("§9 Default country code in", () => {
  expect(v.parse(contract.homeQuery, {}).country_code).toBe("in");
});

const attribution = {
  affiliate_id: "a1",
  utm: [{ utm_source: "x", utm_timestamp: 1 }],
  fbp: "fb.1.1596403881668.1116446470",
  fbc: "fb.1.1596403881668.IwAR2",
  referrer_url: "https://news.test/a",
  landing_path: "/online-puja",
  analytics_session_id: "c1",
};

/** Every field of each request, as accepted. */
const whole: [name: string, schema: v.GenericSchema, value: object][] = [
  [
    "the price of a puja",
    contract.quoteRequest,
    {
      pooja_id: id("pj"),
      package_id: id("pk"),
      addons: [{ id: id("ao"), qty: 2 }],
      dakshina: 5_100,
      coupon: "SHIVA10",
      country_code: "us",
      lang: "hi",
      prasad: false,
      ship_to: "us",
      reservation_id: id("rsv"),
    },
  ],
  [
    "the price of a chadhaava",
    contract.chadhaavaQuoteRequest,
    {
      chadhaava_id: id("ch"),
      items: [{ id: id("of"), qty: 3 }],
      dakshina: 5_100,
      coupon: "SHIVA10",
      country_code: "us",
      lang: "hi",
      prasad: true,
      ship_to: "us",
    },
  ],
  [
    "an order with all that brought it",
    contract.orderRequest,
    {
      type: "pooja",
      quote_id: id("qt"),
      reservation_id: id("rsv"),
      contact: { name: "Asha", ...phone },
      business: { gstin: "27AAPFU0939F1ZV", name: "Sharma & Sons" },
      address,
      consent: true,
      energised_for: { name: "Asha", gotra: null },
      energised_lines: [{ line_id: id("cl"), name: "Sita", gotra: "Bharadwaj" }],
      pays_on_delivery: true,
      whatsapp_opt_in: true,
      language: "hi",
      partner_id: "6f1c1a52-0b6e-4a6e-9a55-0a4f0f6f7a11",
      temp_order_id: "tmp-1",
      ...attribution,
    },
  ],
  ["the names", contract.sankalpRequest, sankalpRequest],
  [
    "paying",
    contract.initiateRequest,
    {
      order_id: id("ord"),
      t: "secret",
      gateway: "razorpay",
      method: "upi",
      return_url: "https://a.test/",
      surface: "frame",
    },
  ],
  [
    "a one-time code",
    contract.sendOtpRequest,
    { dial_code: "91", phone: "9876543210", channel: "call", lang: "hi", host_origin: "https://stars.test" },
  ],
  ["signing in", contract.verifyOtpRequest, { otp_id: id("otp"), otp: "012345", session_id: "s1" }],
];

test.each(whole)("%s: every given field is accepted unchanged", (_, schema, value) => {
  expect(v.parse(schema, value)).toEqual(value);
});

test("the largest valid order is within the API's body limit", () => {
  const long = (units: number) => "क".repeat(units);
  const { utm, ...limits } = contract.attributionLimits;
  // Four parameters of a visit fill its 4,000 bytes: each letter takes three of them.
  const visit = Object.fromEntries([1, 2, 3, 4].map((n) => [`utm_${n}`, long(325)]));
  const order = {
    type: "pooja",
    quote_id: `qt_${"a".repeat(32)}`,
    reservation_id: `rsv_${"a".repeat(32)}`,
    contact: { name: long(60), dial_code: "1684", number: "9".repeat(20) },
    address: {
      name: long(60),
      country_code: "in",
      postcode: long(12),
      line1: long(120),
      line2: long(120),
      landmark: long(80),
      city: long(60),
      district: long(60),
      state: long(60),
    },
    consent: true,
    whatsapp_opt_in: true,
    language: "hi",
    partner_id: "6f1c1a52-0b6e-4a6e-9a55-0a4f0f6f7a11",
    temp_order_id: "a".repeat(64),
    affiliate_id: long(limits.id),
    utm: Array(utm.entries).fill(visit),
    fbp: `fb.1.${"1".repeat(16)}.${"a".repeat(400)}`,
    fbc: `fb.1.${"1".repeat(16)}.${"a".repeat(400)}`,
    referrer_url: long(limits.address),
    landing_path: long(limits.address),
    analytics_session_id: long(limits.id),
  };
  expect(v.is(contract.orderRequest, order)).toBe(true);
  const bytes = new TextEncoder().encode(JSON.stringify(order)).length;
  expect(bytes).toBeGreaterThan(10 * 3_900);
  expect(bytes).toBeLessThan(contract.MAX_BODY_BYTES);
});

test("an address does not require what only its country has", () => {
  const { line2: _, landmark: __, district: ___, state: ____, ...short } = address;
  expect(v.parse(contract.address, { ...short, postcode: "" })).toEqual({
    ...short,
    postcode: "",
    line2: "",
    landmark: "",
    district: "",
    state: "",
  });
});

test("names may be submitted without the fields a family does not know", () => {
  const [devotee] = sankalpRequest.devotees;
  const { name, name_devanagari, relation } = devotee ?? {};
  const value = { name, name_devanagari, relation, gotra_unknown: true };
  const request = { order_id: id("ord"), devotees: [value], purpose: "other", language: "en" };
  expect(v.parse(contract.sankalpRequest, request)).toEqual({
    ...request,
    devotees: [{ ...value, pronounced: "", gotra: "", nakshatra: "", rashi: "", dob: null }],
    wish: "",
    wish_public: false,
    video_phone: null,
    preferred_time: "",
    call_phone: null,
  });
});

test("a text loses signs without width, but not the joiners that a script or an emoji needs", () => {
  const take = (line2: string) =>
    v.parse(contract.orderRequest, {
      type: "pooja",
      quote_id: id("qt"),
      contact: phone,
      consent: true,
      address: { ...address, line2 },
    });
  const read = (line2: string) => take(line2).address?.line2;
  expect(read("\u200bShanti\u00ad Nagar\ufeff\u200d")).toBe("Shanti Nagar");
  expect(read("\u200d \u200c")).toBe("");
  expect(read("Ram\u034f \u3164Kumar\u115f")).toBe("Ram Kumar");
  expect(read("Ra\u200dm Nagar\u200c-2")).toBe("Ram Nagar-2");
  expect(read("क\u094d\u200dष")).toBe("क\u094d\u200dष");
  expect(read("क\u094d\u200d\u200dष")).toBe("क\u094d\u200dष");
  expect(read("👩\u200d🌾")).toBe("👩\u200d🌾");
});

test("a message and a request for help lose signs without width, but no emoji and no line", () => {
  const message = (text: string) => v.parse(contract.chatText, text);
  const request = (text: string) =>
    v.parse(contract.correctionRequest, {
      request_id: "0198a5b4-7f0c-7c3e-9a39-1f5f7a2c0001",
      order_id: `ord_${"1".repeat(26)}`,
      text,
    }).text;
  for (const read of [message, request]) {
    expect(read("\u200bRa\u200dm\u00ad\n\u2060Nagar\ufeff\u200d")).toBe("Ram\nNagar");
    expect(read("क\u094d\u200dष\n👩\u200d🌾")).toBe("क\u094d\u200dष\n👩\u200d🌾");
    expect(read("❤\ufe0f\ufe0f 1\ufe0f\u20e3 a\ufe0f 1\ufe0f")).toBe("❤\ufe0f 1\ufe0f\u20e3 a 1");
    expect(() => read("\u200b\u200d\n\u2060")).toThrow("too_short");
  }
});

describe("each invalid field is reported with its name and its error code", () => {
  const order = { type: "pooja", quote_id: id("qt"), contact: phone, consent: true };
  const [devotee] = sankalpRequest.devotees;
  const named = (wrong: object) => ({ ...sankalpRequest, devotees: [{ ...devotee, ...wrong }] });
  const to = (wrong: object) => ({ ...order, address: { ...address, ...wrong } });

  test.each<[code: string, field: string, schema: v.GenericSchema, sent: object]>([
    ["consent_needed", "consent", contract.orderRequest, { ...order, consent: false }],
    ['Invalid UUID: Received "p1"', "partner_id", contract.orderRequest, { ...order, partner_id: "p1" }],
    ["too_long", "temp_order_id", contract.orderRequest, { ...order, temp_order_id: "a".repeat(65) }],
    ["characters", "temp_order_id", contract.orderRequest, { ...order, temp_order_id: "2026/1187" }],
    ["too_short", "contact.name", contract.orderRequest, { ...order, contact: { ...phone, name: "A" } }],
    [
      "too_long",
      "contact.name",
      contract.orderRequest,
      { ...order, contact: { ...phone, name: "a".repeat(61) } },
    ],
    ["characters", "contact.name", contract.orderRequest, { ...order, contact: { ...phone, name: "A5" } }],
    ["too_short", "address.line1", contract.orderRequest, to({ line1: "4 " })],
    ["too_long", "address.line1", contract.orderRequest, to({ line1: "4".repeat(121) })],
    ["characters", "address.line1", contract.orderRequest, to({ line1: "4 \u202eTemple" })],
    ["characters", "address.line1", contract.orderRequest, to({ line1: "=HYPERLINK(1)" })],
    ["characters", "address.line1", contract.orderRequest, to({ line1: "+1+cmd|' /C calc'!A0" })],
    ["characters", "address.line2", contract.orderRequest, to({ line2: "-2+3" })],
    ["characters", "address.city", contract.orderRequest, to({ city: "\u200b@SUM(1)" })],
    ["characters", "address.city", contract.orderRequest, to({ city: "\u200b\u200d=1+1" })],
    ["characters", "address.city", contract.orderRequest, to({ city: "\u200d\u200c=1+1" })],
    ["characters", "address.city", contract.orderRequest, to({ city: "＝1+1" })],
    ["too_short", "address.city", contract.orderRequest, to({ city: "P" })],
    ["too_short", "devotees.0.name_devanagari", contract.sankalpRequest, named({ name_devanagari: " " })],
    [
      "too_long",
      "devotees.0.name_devanagari",
      contract.sankalpRequest,
      named({ name_devanagari: "आ".repeat(81) }),
    ],
    ["devanagari", "devotees.0.name_devanagari", contract.sankalpRequest, named({ name_devanagari: "Asha" })],
    ["characters", "devotees.0.gotra", contract.sankalpRequest, named({ gotra: "www.a.test" })],
    ["characters", "devotees.0.gotra", contract.sankalpRequest, named({ gotra: "123 !!" })],
    ["too_short", "devotees.0.gotra", contract.sankalpRequest, named({ gotra: " K " })],
    ["too_long", "devotees.0.gotra", contract.sankalpRequest, named({ gotra: "क".repeat(41) })],
    ["too_few", "devotees", contract.sankalpRequest, { ...sankalpRequest, devotees: [] }],
    [
      "too_many",
      "devotees",
      contract.sankalpRequest,
      { ...sankalpRequest, devotees: Array(13).fill(devotee) },
    ],
    ["too_few", "items", contract.chadhaavaQuoteRequest, { chadhaava_id: id("ch"), items: [] }],
    ["characters", "words.1", contract.spellingsRequest, { words: ["asha", "Asha"] }],
    ["too_many", "words", contract.spellingsRequest, { words: Array(5).fill("asha") }],
    ["too_few", "words", contract.spellingsRequest, { words: [] }],
    ["pin", "pin", contract.pincodeQuery, { pin: "011001" }],
    ["six_digits", "otp", contract.verifyOtpRequest, { otp_id: id("otp"), otp: "12345" }],
    ["required", "order_id", contract.paymentStatusQuery, {}],
    [
      "not_allowed",
      "temp_order_id",
      contract.paymentStatusQuery,
      { order_id: id("ord"), temp_order_id: "tmp-1" },
    ],
  ])("%s of %s", (code, field, schema, sent) => {
    const { issues = [] } = v.safeParse(schema, sent);
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toContainEqual([field, code]);
  });
});

test("a payment is found by a partner's id as well as by ours", () => {
  expect(v.parse(contract.paymentStatusQuery, { temp_order_id: "tmp-1", t: "s" })).toEqual({
    temp_order_id: "tmp-1",
    t: "s",
    lang: "en",
  });
});

test.each([
  [contract.sendOtpRequest.entries.phone, " 98765 43210 ", "98765 43210"],
  [contract.quoteRequest.entries.coupon, " SHIVA10 ", "SHIVA10"],
  [contract.chadhaavaQuoteRequest.entries.coupon, " SHIVA10 ", "SHIVA10"],
  [contract.poojaListingQuery.entries.q, " shiva ", "shiva"],
  [contract.personName, " Asha ", "Asha"],
  [contract.devotee.entries.name_devanagari, " आशा ", "आशा"],
] as const)("surrounding spaces are ignored", (schema, typed, read) => {
  expect(v.parse(schema as v.GenericSchema, typed)).toBe(read);
});

test("§7 POST geolocation service, body considerIp=true: as JSON or as a form", () => {
  const isAccepted = (considerIp: unknown) => v.is(contract.geolocateRequest, { considerIp });
  expect([true, false, "true", "false"].map(isAccepted)).toEqual([true, true, true, true]);
  expect(["yes", "", 1].map(isAccepted)).toEqual([false, false, false]);
});

test.each([contract.quoteRequest, contract.chadhaavaQuoteRequest])(
  "a dakshina that is not whole is reported as such, and a large one as too large",
  ({ entries }) => {
    const typesOf = (sent: number) => v.safeParse(entries.dakshina, sent).issues?.map(({ type }) => type);
    expect(typesOf(1.5)).toEqual(["integer"]);
    expect(typesOf(2 ** 60)).toEqual(["max_value"]);
  },
);

describe("a birth date", () => {
  const born = (dob: string) => ({
    ...sankalpRequest,
    devotees: sankalpRequest.devotees.map((devotee) => ({ ...devotee, dob })),
  });
  const codes = (dob: string) =>
    v.safeParse(contract.sankalpRequest, born(dob)).issues?.map((i) => i.message);

  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  test("may be today anywhere in the world, and not later", () => {
    // It is midnight on Kiritimati, the easternmost time zone.
    expect(codes("2026-11-21")).toBeUndefined();
    expect(codes("2026-11-22")).toEqual(["future"]);
    vi.setSystemTime("2026-11-20T09:59:59Z");
    expect(codes("2026-11-21")).toEqual(["future"]);
  });

  test("a stored date stays readable in a response", () => {
    expect(v.is(contract.devotee, { ...sankalpRequest.devotees[0], dob: "9999-12-31" })).toBe(true);
  });
});

test("geocoding responds in English when the requested language is unknown", () => {
  expect(v.parse(contract.geocodeQuery, { latlng: "1,2", language: "fr" }).language).toBe("en");
});
