// @vitest-environment node
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { PartnerOrder } from "@aradhana/core/contract";
import { partnerIds } from "@aradhana/core/partner";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiServer, startApiServer } from "../test/api-server.ts";
import { serveSite } from "./serve-site.ts";

const shop = "https://shop.test";
const key = "only-the-partner-has-it";
const order: PartnerOrder = {
  order_id: "ord_00000000000000000000",
  number: "AR-2611-0007",
  temp_order_id: "TK-7",
  type: "pooja",
  state: "payment_pending",
  payment_state: null,
  title: "Shani <Tailabhishek>",
  grand: { amount: 123_400, currency: "inr" },
  starts_at: "2026-11-21T06:00:00.000Z",
  created_at: "2026-11-20T06:00:00.000Z",
  conflicts: [],
};

let api: ApiServer;
let site: Server;
let origin: string;
const warnings: string[] = [];
async function open(apiUrl: string) {
  const options = {
    name: "astrology",
    key,
    shop,
    apiUrl,
    warn: (message: string) => warnings.push(message),
  } as const;
  const server = createServer(serveSite(options)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
beforeAll(async () => {
  api = await startApiServer();
  ({ server: site, url: origin } = await open(api.url));
});
beforeEach(() => {
  warnings.length = 0;
  api.requests.length = 0;
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await api.close();
});

const statusOf = async (reference: string, at = origin) => {
  const response = await fetch(
    `${at}/pages/partner-order-status?${new URLSearchParams({ temp_order_id: reference })}`,
  );
  return { response, page: await response.text() };
};

test.each([
  ["payment_pending", null, "Payment not received yet"],
  ["payment_pending", "failed_retryable", "Payment failed"],
  ["payment_failed", "failed", "Payment failed"],
  ["sankalp_due", "success", "Paid. Your booking is confirmed."],
  ["performed", "success", "Paid. Your booking is confirmed."],
  ["cancelled", "refunded", "This booking was cancelled"],
  ["expired", "expired", "The time to pay is over"],
] as const)("an order that is %s with a payment that is %s: %s", async (state, payment_state, heading) => {
  api.answers("orderByTempId", { ...order, state, payment_state });
  const { response, page } = await statusOf("TK-7");
  expect(response.status).toBe(200);
  expect(page).toContain(`<h1>${heading}</h1>`);
  expect(page).toContain("<dd>₹1,234</dd>");
  expect(page).toContain("<dd>Shani &lt;Tailabhishek&gt;</dd>");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("the site's server calls the shop with the key, which no browser ever gets", async () => {
  api.answers("orderByTempId", order);
  const { page } = await statusOf(" TK-7 ");
  const [call] = api.requests;
  expect(call?.partnerKey).toBe(key);
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    partner_id: partnerIds.astrology,
    temp_order_id: "TK-7",
  });
  for (const path of ["/", "/event-log.js"]) {
    expect(await (await fetch(origin + path)).text()).not.toContain(key);
  }
  expect(page).not.toContain(key);
});

test("an unknown or invalid reference gets a message and can be typed again", async () => {
  api.refuses("orderByTempId", 404, "order_not_found");
  for (const reference of ["TK-8", `TK-"><b>${"x".repeat(60)}`]) {
    const { response, page } = await statusOf(reference);
    expect(response.status).toBe(404);
    expect(page).toContain("<h1>No booking has this reference</h1>");
    expect(page).toContain('name="temp_order_id"');
    expect(page).not.toContain("<b>x");
  }
  expect(api.requests).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test("without a reference, it is requested and the shop is not called", async () => {
  const { response, page } = await statusOf("  ");
  expect(response.status).toBe(200);
  expect(page).toContain("<h1>What is the status of my booking?</h1>");
  expect(api.requests).toEqual([]);
});

test.each([
  [401, "partner_key_wrong"],
  [429, "too_many_requests"],
  [500, "internal"],
])(
  "a shop that answers %i %s leaves the booking safe, and the owner of the site is told",
  async (status, code) => {
    api.refuses("orderByTempId", status, code);
    const { response, page } = await statusOf("TK-7");
    expect(response.status).toBe(503);
    expect(page).toContain("<h1>We cannot check right now</h1>");
    expect(page).toContain('href="/pages/partner-order-status?temp_order_id=TK-7"');
    expect(warnings).toEqual([`Tarakini could not ask the shop for an order: ${status} ${code}`]);
  },
);

test("a shop that cannot be reached does the same", async () => {
  const { server, url } = await open("http://127.0.0.1:1");
  expect((await statusOf("TK-7", url)).response.status).toBe(503);
  expect(warnings).toHaveLength(1);
  server.closeAllConnections();
  server.close();
});

test("each visit has its own order number, which every widget of the page gets", async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () =>
      (await (await fetch(`${origin}/?utm_source=a%22b&q=1`)).text()).match(/TK-\w{16}/g),
    ),
  );
  expect(new Set(first).size).toBe(1);
  expect(first?.[0]).not.toBe(second?.[0]);
});

test("the page escapes the values of its address, and its links keep the campaign", async () => {
  const page = await (await fetch(`${origin}/?utm_source=a%22b%3Ci%3E&q=1`)).text();
  expect(page).toContain("utm_source = a&quot;b&lt;i&gt;");
  expect(page).toContain('href="/?utm_source=a%22b%3Ci%3E"');
  expect(page).not.toContain("<i>");
  expect(page).not.toMatch(/\{\{|undefined/);
});

test("its policy names the shop for script and frames alone", async () => {
  const policy = (await fetch(origin)).headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy?.split("; ").filter((directive) => directive.includes(shop))).toEqual([
    `script-src 'self' ${shop}`,
    `frame-src ${shop}`,
  ]);
});

test.each([
  ["/site.css", 200],
  ["/mark.svg", 200],
  ["/page.html", 404],
  ["/..%2fenv.ts", 404],
  ["/env.ts", 404],
  ["//", 400],
])("%s is answered with %i", async (path, status) => {
  expect((await fetch(origin + path)).status).toBe(status);
});

test("nothing can be sent to it", async () => {
  expect((await fetch(origin, { method: "POST", body: "x" })).status).toBe(405);
});
