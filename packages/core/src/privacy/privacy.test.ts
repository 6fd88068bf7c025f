import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "../../../../scripts/testing/property-runs.ts";
import { anyText } from "../../test/any-text.ts";
import { cleanAddress, isCleanAddress, isSensitiveKey, scrubText, scrubValue } from "./index.ts";

const digits = "0123456789";
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const text = (unit: string, size: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...unit), ...size });

/** Secrets in our API's format: 32 random bytes in base64url. */
const token = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("base64url"));
const phone = fc
  .tuple(text("6789", { minLength: 1, maxLength: 1 }), text(digits, { minLength: 9, maxLength: 9 }))
  .map((parts) => parts.join(""));
const email = fc
  .tuple(
    text(letters + digits, { minLength: 3, maxLength: 20 }),
    text(letters, { minLength: 3, maxLength: 12 }),
  )
  .map(([user, host]) => `${user}@${host}.example`);
const name = text(letters, { minLength: 4, maxLength: 12 }).map((word) => `Zq${word}`);
/** As they occur in a path: escaped or not escaped by a browser. */
const nameInPath = fc
  .tuple(name, fc.constantFrom("", "'", "!", "(", "~", "%20", "|"), name)
  .map((parts) => parts.join(""));
/** Text around it, as in error messages. */
const surroundings = fc
  .array(
    fc.constantFrom(
      "Cannot",
      "read",
      "of",
      "undefined",
      "(reading",
      "'map')",
      "at",
      "POST",
      "failed:",
      "→",
      "पूजा",
    ),
    {
      maxLength: 6,
    },
  )
  .map((list) => list.join(" "));

/** The ways each of them gets into a text. */
const spoken: Record<string, fc.Arbitrary<[needle: string, secret: string]>> = {
  "a token in a query": fc
    .tuple(token, fc.constantFrom("?token=", "/auth?platform=web&token=", "https://shop.test/#access_token="))
    .map(([needle, before]) => [needle, before + needle]),
  "a token by itself": token.map((needle) => [needle, needle]),
  "a bearer token": fc
    .tuple(token, fc.constantFrom("Bearer ", "authorization: Bearer ", '"authorization":"Bearer '))
    .map(([needle, before]) => [needle, before + needle]),
  "an order's secret": token.map((needle) => [
    needle,
    `https://shop.test/orders/ord_1/puja?t=${needle}&panel=orders`,
  ]),
  "a phone number by itself": fc
    .tuple(phone, fc.constantFrom("", "+91", "+91 ", "tel:+91", "0", "("))
    .map(([needle, before]) => [needle, before + needle]),
  "a phone number in a field": fc
    .tuple(phone, fc.constantFrom("phone=", '{"phone":"', '{\\"phone\\":\\"', "number: "))
    .map(([needle, before]) => [needle, before + needle]),
  "an e-mail address": fc
    .tuple(email, fc.constantFrom("", "mailto:", "<", "email=", "for "))
    .map(([needle, before]) => [needle, before + needle]),
  "a UPI id": fc
    .tuple(
      text(letters + digits, { minLength: 3, maxLength: 20 }),
      fc.constantFrom("@okicici", "@ybl", "@paytm", "%40upi", "@okhdfcbank"),
      fc.constantFrom("", "upi://pay?pa=", "paid by ", "(", "vpa "),
    )
    .map(([user, bank, before]) => [user + bank, before + user + bank]),
  "a name in a query": fc
    .tuple(name, fc.constantFrom("/pooja/pj_1?name=", "https://shop.test/x?a=1&first_name="))
    .map(([needle, before]) => [needle, before + needle]),
  "a name in a path": fc
    .tuple(
      name,
      nameInPath,
      fc.constantFrom(
        "/orders/ord_1/",
        "/Orders/ord_1/",
        "https://shop.test/sankalp-form-submitted/ord_1/pooja/",
        "https://shop.test/SANKALP-form-submitted/ord_1/pooja/",
        "/success-page/1/pooja/",
      ),
      fc.constantFrom("'", "%20", ""),
    )
    .map(([needle, first, before, between]) => [needle, `${before}${first}${between}${needle}`]),
  "a name in a body": fc
    .tuple(
      name,
      fc.constantFrom(
        '{"name":"',
        '{"a":1,"devotee_name": "',
        '{\\"name\\":\\"',
        '{"names":["',
        "fullName='",
        "name=",
      ),
    )
    .map(([needle, before]) => [needle, before + needle]),
  "a one-time code": fc
    .tuple(
      text(digits, { minLength: 4, maxLength: 8 }),
      fc.constantFrom("OTP ", "otp is ", "OTP: ", "Your code is ", "code ", "PIN-", "passcode #"),
    )
    .map(([needle, before]) => [needle, before + needle]),
  "a short token": fc
    .tuple(
      text(letters, { minLength: 3, maxLength: 6 }),
      text(digits, { minLength: 1, maxLength: 5 }),
      fc.constantFrom("token ", "Token is ", "secret: ", "password "),
    )
    .map(([word, number, before]) => [word + number, before + word + number]),
  "a wish in a body": name.map((needle) => [needle, `{"wish":"may ${needle} pass","purpose":"self"}`]),
  "an address's hash": name.map((needle) => [needle, `/order#${needle}`]),
};

for (const [what, secret] of Object.entries(spoken)) {
  test(`no ${what.replace(/^an? /, "")} is left in a text, with any characters around it`, () => {
    fc.assert(
      fc.property(surroundings, secret, surroundings, (before, [needle, within], after) => {
        expect(scrubText([before, within, after].join(" "))).not.toContain(needle);
      }),
      { numRuns: propertyRuns },
    );
  });
}

/** The separators that people and programs put between digits. */
const between = fc
  .array(fc.constantFrom(...[..." -().,/_–‑"], "\u200b", "\u200d", "\u2060", "\u00a0", "\ufeff"), {
    maxLength: 3,
  })
  .map((signs) => signs.join(""));
test("no digits of a phone number are left, with any separators", () => {
  const written = fc
    .tuple(phone, fc.array(between, { minLength: 9, maxLength: 9 }))
    .map(([number, gaps]) => [...number].map((digit, at) => digit + (gaps[at] ?? "")).join(""));
  fc.assert(
    fc.property(surroundings, written, surroundings, (before, number, after) => {
      expect(scrubText([before, number, after].join(" "))).not.toMatch(/\d/);
    }),
    { numRuns: propertyRuns },
  );
});

test("a phone number is filtered with any separators and in any script", () => {
  for (const written of [
    "98765 43210",
    "98765-43210",
    "(987) 654-3210",
    "9 8 7 6 5 4 3 2 1 0",
    "98765/43210",
    "98765, 43210",
    "98765_43210",
    "98765\u200b43210",
    "९८७६५४३२१०",
    "٩٨٧٦٥٤٣٢١٠",
  ]) {
    expect(scrubText(`of ${written}`)).toBe("of [Filtered]");
  }
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'map')",
  "GET https://shop.test/noauth-api/v1/home: 503 http_503",
  "x is not a function",
  "Phone number is empty",
  "Error Fetching Country!",
  "pj_3kTVJ5cUo0yqJH2bnNq8rS of cus_012345678901234567 is closed",
  "rsv_3kTVJ5cUo0yqJH2bnNq8rS is over, says req_0123456789012345678901",
  "LABEL_CHADHAAVA_LIST_2 and maha-shivratri-2027-in-kashi",
  "पूजा बुक करें",
  "Request failed with status code 503",
  "token expired, a secret of 3 parts, code E42",
  "Unexpected token < in JSON at position 0",
  "version 8.55.0, at 10:12:34, 1, 2, 3 of 10/12",
  "render@https://shop.test/assets/index-abc.js:1:20 of pnpm@12 and @aradhana/core",
])("%j is unchanged", (secret) => {
  expect(scrubText(secret)).toBe(secret);
});

test.each([
  ["a Bearer abc.def b", "a Bearer [Filtered] b"],
  ["phone=9876543210&page=2&name=Asha", "phone=[Filtered]&page=2&name=[Filtered]"],
  ['phone: {"name":"Asha"} is wrong', "phone: [Filtered] is wrong"],
  ['{"phone":"1","name":"Asha","page":2}', '{"phone":[Filtered],"name":[Filtered],"page":2}'],
  ["s3://user:pass@host.test/file", "s3://host.test/file"],
  ["https://user:p@ss@shop.test/", "https://shop.test/"],
  ["of 0123456789abcdef0123 and abcdefabcdefabcdefab", "of [Filtered] and abcdefabcdefabcdefab"],
  ["of abcdefghijklmnopqrs1 and abcdefghijklmnopqrS1", "of abcdefghijklmnopqrs1 and [Filtered]"],
  ["of abcdefghijklmnopqrstuvwxyzabcd1x", "of [Filtered]"],
  ["of abcdefghijklmnopqrstuvwxyzabcdXY", "of [Filtered]"],
  ["of abcdefghijklmnopqrstuvwxyzabcdxy", "of abcdefghijklmnopqrstuvwxyzabcdxy"],
  ["of ABCDEFGHIJKLMNOPQRSTUVWXYZABCDXY", "of ABCDEFGHIJKLMNOPQRSTUVWXYZABCDXY"],
  ["call 12 34 567 or 12 34 56", "call [Filtered] or 12 34 56"],
  ["/a?b and /c#d and ?e and #f", "/a and /c and [Filtered] and [Filtered]"],
])("%j becomes %j", (secret, left) => {
  expect(scrubText(secret)).toBe(left);
});

test("a text of a thousand characters is unchanged; a longer one is cut after a whole word and ends in dots", () => {
  const whole = "word ".repeat(200);
  expect(scrubText(whole)).toBe(whole);
  expect(scrubText(`${whole}word`)).toBe(`${whole}…`);
  expect(scrubText(`${"word ".repeat(199)}words and more`)).toBe(`${"word ".repeat(199)}…`);
});

test("scrubbing any text is fast, and scrubbing it again changes nothing", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 3_000 }), (secret) => {
      const once = scrubText(secret);
      expect(scrubText(once)).toBe(once);
    }),
    { numRuns: propertyRuns },
  );
});

test.each(["a:", "a=[", "{", '"', '\\"', "/?", "9 ", "a@", "name:", "a_", "ord_1"])(
  "a text of many %j is scanned in linear time",
  (unit) => {
    expect(scrubText(unit.repeat(100_000)).length).toBeLessThan(20_000);
  },
);

test("nothing is left of a secret that the cut divides", () => {
  expect(scrubText(`${"a ".repeat(498)}98765 43210`)).not.toMatch(/\d/);
});

test.each([
  "token",
  "accessToken",
  "access_token",
  "X-Session-Id",
  "Authorization",
  "set-cookie",
  "phone",
  "phoneNumber",
  "devotee_name",
  "EMAIL",
  "address.line1",
  "t",
  "otp",
  "headers",
  "request_body",
  "whatsapp_phone",
  "wish",
  "devotee_wish",
  "dob",
])("%s is a sensitive key", (key) => expect(isSensitiveKey(key)).toBe(true));

test.each([
  "code",
  "status",
  "method",
  "url",
  "path",
  "title",
  "requestId",
  "tokenise",
  "nameless",
  "template",
  "",
])("%s is not a sensitive key", (key) => expect(isSensitiveKey(key)).toBe(false));

test("in structured data sensitive fields are filtered and every text is scrubbed", () => {
  expect(
    scrubValue({
      status: 422,
      phone: { dial_code: "91", number: "9876543210" },
      list: [{ name: "Asha" }, "call 98765 43210", 9876543210, 9876543210n, 12.5],
      cause: new Error("no answer from /x?token=abc"),
      "9876543210": true,
      nothing: null,
      missing: undefined,
      run: () => {},
    }),
  ).toEqual({
    status: 422,
    phone: "[Filtered]",
    list: [{ name: "[Filtered]" }, "call [Filtered]", "[Filtered]", "[Filtered]", 12.5],
    cause: "Error: no answer from /x",
    "[Filtered]": true,
    nothing: null,
    missing: undefined,
    run: "[function]",
  });
});

test("cyclic, deep, long or throwing data becomes finite and readable", () => {
  const circle: Record<string, unknown> = {};
  circle.again = circle;
  const thrower = Object.defineProperty({}, "x", {
    enumerable: true,
    get: () => {
      throw new Error("no");
    },
  });
  expect(JSON.stringify(scrubValue(circle))).toContain("[deeper]");
  expect(scrubValue(thrower)).toBe("[unreadable]");
  expect(scrubValue(Array.from({ length: 1_000 }, () => 1))).toHaveLength(50);
});

test("10,000 records of any shape lose every secret and stay JSON", () => {
  const needle = fc.oneof(token, phone, email);
  const record = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      needle,
      fc.record({ name: name, other: tie("node") }),
      fc.array(tie("node"), { maxLength: 3 }),
      fc.dictionary(fc.string({ maxLength: 8 }), tie("node"), { maxKeys: 3 }),
      fc.integer({ min: -1000, max: 1000 }),
    ),
  }));
  fc.assert(
    fc.property(record.node, (data) => {
      const sent = JSON.stringify(scrubValue(data)) ?? "";
      expect(sent).not.toMatch(/[\w-]{43}|\d{10}|\.example|:"Zq/);
    }),
    { numRuns: propertyRuns },
  );
});

test.each([
  ["https://shop.test/pooja/pj_1?token=a&phone=1#x", "https://shop.test/pooja/pj_1"],
  ["https://user:pass@shop.test/", "https://shop.test/"],
  ["/orders/ord_1/Asha%20Sharma?t=s", "/orders/ord_1/{name}"],
  ["/success-page/1/pooja/Asha", "/success-page/1/pooja/{name}"],
  ["/orders/ord_1/Maria%20D'Souza", "/orders/ord_1/{name}"],
  ["/orders/ord_1/Asha Sharma/more", "/orders/ord_1/{name}"],
  ["/Orders/ord_1/Asha", "/Orders/ord_1/{name}"],
  ["/orders/ord_1", "/orders/ord_1"],
  ["/online-puja", "/online-puja"],
])("%s is reported as %s", (address, clean) => expect(cleanAddress(address)).toBe(clean));

test.each([
  "/",
  "https://shop.test/online-puja?deity=shiva&sort=price",
  "/pooja/pj_3kTVJ5cUo0yqJH2bnNq8rS?utm_source=x&panel=orders#times",
  "/#%ZZ",
  "/order/payment-confirmation/ord_3kTVJ5cUo0yqJH2bnNq8rS/pooja/checkout",
])("D22 %s is clean", (address) => expect(isCleanAddress(address)).toBe(true));

test.each([
  "/auth?token=abc&platform=web",
  "/?phone=1",
  "/orders/ord_1/Asha",
  "/Orders/ord_1/Asha",
  "/%6Frders/ord_1/Asha",
  "/orders/ord_1/%20Asha",
  "/orders/ord_1/'",
  "/orders/ord_1/puja?t=s",
  "/?q=9876543210",
  "/?x=a%40b.example",
  "/#9876543210",
  "/#a%40b.example",
  "/chats/9876543210",
  "/x?redirect=%2Fauth%3Ftoken%3Dabc",
  "/#%E0%A4%A9876543210",
  "/#%ZZ9876543210",
])("D22 %s is not clean", (address) => expect(isCleanAddress(address)).toBe(false));
