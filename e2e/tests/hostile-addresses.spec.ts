import { connect } from "node:net";
import fc from "fast-check";
import { propertyRuns } from "../../scripts/testing/property-runs.ts";
import { live } from "../support/book.ts";
import { routePatterns } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { origins, ports } from "../system.ts";

const PATIENCE = 20_000; // ms

interface Answer {
  status: number;
  location: string | undefined;
  body: string;
}

/** Sends a request line unchanged: HTTP clients would normalise the address. */
function ask(target: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(ports.web, "127.0.0.1");
    const parts: Buffer[] = [];
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`no answer to ${target.slice(0, 200)}`)));
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.on("error", reject);
    socket.on("close", () => {
      const text = Buffer.concat(parts).toString();
      const [head = "", ...body] = text.split("\r\n\r\n");
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
        location: /^location: (.*)$/im.exec(head)?.[1],
        body: body.join("\r\n\r\n"),
      });
    });
    socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${ports.web}\r\nConnection: close\r\n\r\n`);
  });
}

/** Separated by spaces: broken escapes, other origins, scripts, inherited property names, odd characters, long values. */
const nasty = [
  ...`% %E0%A4%A %ff%fe %00 %0d%0aSet-Cookie:%20a=b %2e%2e %2F%2Fevil.test %5Cevil.test %20 %09`.split(" "),
  ...`.. ../../etc/passwd ....// //evil.test \\evil.test @evil.test evil.test:80 ; | * ~ .`.split(" "),
  ...`<script>alert(1)</script> %3Cscript%3E "onload=" ' javascript:alert(1) {{7*7}}`.split(" "),
  ...`__proto__ constructor toString hasOwnProperty null undefined NaN -1 1e999 0x0`.split(" "),
  ...`%E2%80%AE%E2%80%8F \u202e\u200f %ED%A0%80 %F0%9F%99%8F 🙏 पूजा`.split(" "),
  ...`pj_ pj_aaaaaaaaaaaaaaaaaaaaaa ord_aaaaaaaaaaaaaaaaaaaaaa pk_0`.split(" "),
  "x".repeat(8_192),
  "%25".repeat(2_000),
];
const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: "binary", maxLength: 60 })
      .map((text) => [...text].map((sign) => (sign <= " " ? "%00" : sign)).join("")),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => encodeURIComponent(text)),
  },
);

const names = [
  "q",
  "deity",
  "sort",
  "page",
  "pages",
  "from",
  "to",
  "max_price",
  "vip",
  "lang",
  "panel",
  "package",
];
const name = fc.oneof(
  fc.constantFrom(...names, "step", "order_id", "t", "next", "__proto__", "a[]", "%"),
  part,
);
const query = fc.oneof(
  fc.constant(""),
  fc
    .array(fc.tuple(name, part), { maxLength: 6 })
    .map((pairs) => `?${pairs.map((pair) => pair.join("=")).join("&")}`),
  fc.constantFrom(
    `?${"a=1&".repeat(500)}`,
    `?${Array.from({ length: 500 }, (_, n) => `deity=d${n}`).join("&")}`,
    "?",
    "??&&==",
    "?lang=hi&lang=en&lang=<script>",
    `?q=${"%E0".repeat(900)}`,
    "?page=99999999999999999999&pages=-1",
    "?next=//evil.test&panel=../../x",
  ),
);
/** A route with each parameter filled in, or an address without a route. */
const target = fc
  .tuple(fc.constantFrom(...routePatterns, "/*"), fc.array(part, { minLength: 3, maxLength: 3 }), query)
  .map(([pattern, values, search]) => {
    let next = 0;
    const path = pattern.replace(/:\w+|\*/g, () => values[next++ % values.length] ?? "");
    return `${path}${search}`.replace(/\s/g, "%20");
  });

test(`none of ${propertyRuns} generated addresses makes the server fail, send an empty page or redirect elsewhere`, async () => {
  test.setTimeout(300_000);
  expect(routePatterns).toContain("/orders/:id/:name");
  const counted: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(target, async (address) => {
      const { status, location, body } = await ask(address);
      counted[status] = (counted[status] ?? 0) + 1;
      expect(status, "a response").toBeGreaterThanOrEqual(200);
      expect(status, "no server error").toBeLessThan(500);
      if (location !== undefined) expect(new URL(location, origins.web).origin).toBe(origins.web);
      if (status === 200) expect(body).toContain("<h1");
      expect(body).not.toContain("<script>alert(1)");
    }),
    {
      numRuns: propertyRuns,
      examples: [
        "/name-correction?order_id=%",
        "//",
        "//evil.test",
        "//evil.test/%2e%2e",
        "///",
        "/\\evil.test/",
      ].map((address) => [address]),
    },
  );
  expect(counted[200]).toBeGreaterThan(20);
  expect(counted[404]).toBeGreaterThan(20);
});

test("a browser shows a page of the site at hostile addresses", async ({ page, expectedLogs }) => {
  expectedLogs.push(/status of 4\d\d/, /could not be decoded because it is a malformed URL/);
  for (const address of [
    "/pooja/%E0%A4%A",
    "/pooja/%3Cscript%3Ealert(1)%3C%2Fscript%3E/continue?step=pay",
    "/sankalp-form-submitted/%22%3E/pooja/%F0%9F%99%8F?t=%00",
    "/online-puja?page=-1&sort=__proto__&q=%E0%A4%A&deity=%00",
    "/?panel=constructor&lang=__proto__",
  ]) {
    await test.step(address.slice(0, 60), async () => {
      await page.goto(`${origins.web}${address}`);
      expect(new URL(page.url()).origin).toBe(origins.web);
      await live(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  }
});
