import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { article, articleListing } from "../../test/contract/articles.ts";
import { productListing } from "../../test/contract/goods.ts";
import {
  chadhaavaOrder,
  initiated,
  order,
  orders,
  partnerOrder,
  paymentStatus,
  poojaOrder,
  quote,
  reservation,
  sankalp,
  user,
} from "../../test/contract/orders.ts";
import * as places from "../../test/contract/places.ts";
import {
  banner,
  chadhaava,
  chadhaavaListing,
  closes,
  home,
  money,
  pooja,
  poojaCard,
  poojaListing,
  poojaPackage,
} from "../../test/contract/rituals.ts";
import * as contract from "./index.ts";

const results: [name: string, schema: v.GenericSchema, example: object][] = [
  ["home", contract.home, home],
  ["a home of sections yet unknown", contract.lenientHome, home],
  ["pooja", contract.pooja, pooja],
  ["poojaListing", contract.poojaListing, poojaListing],
  ["packageWithPooja", contract.packageWithPooja, { package: poojaPackage, pooja: poojaCard }],
  ["chadhaava", contract.chadhaava, chadhaava],
  ["chadhaavaListing", contract.chadhaavaListing, chadhaavaListing],
  ["productListing", contract.productListing, productListing],
  ["banners", contract.banners, { banners: [banner] }],
  ["quote", contract.quote, quote],
  ["reservation", contract.reservation, reservation],
  ["orderCreated", contract.orderCreated, { order, access_token: "secret", replaced: true }],
  ["poojaOrder", contract.poojaOrder, poojaOrder],
  ["the order of a pooja", contract.typedOrder, { type: "pooja", ...poojaOrder }],
  ["the order of a chadhaava", contract.typedOrder, { type: "chadhaava", ...chadhaavaOrder }],
  ["orders", contract.orders, orders],
  ["sankalp", contract.sankalp, sankalp],
  ["initiated", contract.initiated, initiated],
  ["paymentStatus", contract.paymentStatus, paymentStatus],
  [
    "otpSent",
    contract.otpSent,
    { otp_id: "otp_0123456789abcdefg", resend_at: closes, expires_at: closes, tries_left: 4 },
  ],
  ["signedIn", contract.signedIn, { token: "secret", user, is_new: true }],
  ["loginTicket", contract.loginTicket, { ticket: "once", expires_at: closes }],
  ["partnerConfig", contract.partnerConfig, places.partnerConfig],
  ["partnerList", contract.partnerList, places.partnerList],
  ["partnerOrder", contract.partnerOrder, partnerOrder],
  ["articleListing", contract.articleListing, articleListing],
  ["article", contract.article, article],
  ["policy", contract.policy, places.policy],
  ["countries", contract.countries, places.countries],
  ["pincode", contract.pincode, places.pincode],
  ["spellings", contract.spellings, { spellings: [["आशा"], ["राव", "राओ"]] }],
  ["geolocation", contract.geolocation, places.geolocation],
  ["geolocateError", contract.geolocateError, places.geolocateError],
  ["geocodeResponse", contract.geocodeResponse, places.geocodeResponse],
  ["ownGeocodeResponse", contract.ownGeocodeResponse, places.ownGeocodeResponse],
];

/** Optional fields of all responses. */
const optional = new Set([
  "token",
  "caption",
  "error_message",
  "saffron",
  "upi",
  "replaced",
  "states",
  "town",
  "area",
]);
/** Styles of a piece of text, which most have none of, and its link; a book among an article's sources has none either. */
const styled = /\.(?:strong|emphasis)$|^\.(?:body|sources)\b.*\.url$/;
/** Optional fields of name forms; a response has them empty. */
const written =
  /\.(?:pronounced|gotra|nakshatra|rashi|dob|wish|wish_public|video_phone|preferred_time|call_phone)$/;

/** The example with one field removed, once for each field at any depth, with the path of the missing one. */
function* withoutEach(example: unknown, path = ""): Generator<[path: string, rest: unknown]> {
  if (Array.isArray(example)) {
    for (const [index, item] of example.entries()) {
      for (const [gone, rest] of withoutEach(item, path)) yield [gone, example.with(index, rest)];
    }
  } else if (typeof example === "object" && example !== null) {
    for (const [key, value] of Object.entries(example)) {
      const { [key]: _, ...rest } = example as Record<string, unknown>;
      yield [`${path}.${key}`, rest];
      for (const [gone, less] of withoutEach(value, `${path}.${key}`))
        yield [gone, { ...example, [key]: less }];
    }
  }
}

describe.each(results)("%s", (name, schema, example) => {
  test("every field of the response is read", () => {
    expect(v.parse(schema, example)).toEqual(example);
  });

  test("a response without one of its fields is invalid", () => {
    const lenient = name === "a home of sections yet unknown";
    const accepted = [...withoutEach(example)]
      .filter(([path, rest]) => !written.test(path) && !styled.test(path) && v.is(schema, rest))
      .map(([path]) => path)
      .filter((path) => !optional.has(path.split(".").at(-1) ?? ""))
      .filter((path) => !(lenient && path.startsWith(".sections.") && path !== ".sections.type"));
    expect(accepted).toEqual([]);
  });
});

const meta = {
  request_id: "r1",
  server_time: closes,
  currency: "inr",
  country_code: "in",
  country_guess: "us",
  page: 2,
  limit: 12,
  total: 21,
  cursor: "next",
};

test("§7 the envelope of every successful response has the results", () => {
  const whole = { success: true, message: "ok", results: money, meta };
  expect(v.parse(contract.successResponse(contract.money), whole)).toEqual(whole);
  expect(v.is(contract.successResponse(contract.money), { ...whole, success: false })).toBe(false);
});

test("D12 a response without its currency is invalid", () => {
  const { currency: _, ...rest } = meta;
  expect(v.is(contract.meta, rest)).toBe(false);
});

test("the envelope of every error names each wrong field and why", () => {
  const whole = {
    success: false,
    code: "invalid_input",
    message: "Check what is marked.",
    field_errors: [{ field: "phone", code: "too_short", message: "Enter a 10-digit mobile number" }],
    details: { quote_id: "qt_1" },
    meta,
  };
  expect(v.parse(contract.errorResponse, whole)).toEqual(whole);
  expect(v.is(contract.errorResponse, { ...whole, success: true })).toBe(false);
  for (const gone of ["code", "message", "field_errors", "meta"]) {
    expect(v.is(contract.errorResponse, { ...whole, [gone]: undefined }), gone).toBe(false);
  }
});

test.each([
  ["pooja", "pj_0123456789abcdefg"],
  ["chadhaava", "ch_0123456789abcdefg"],
])("a banner links to one %s by its own id", (type, id) => {
  const target = { type, id, slug: "rudrabhishek" };
  expect(v.parse(contract.banner, { ...banner, target }).target).toEqual(target);
  expect(v.is(contract.banner, { ...banner, target: { ...target, id: "xx_0123456789abcdefg" } })).toBe(false);
});
