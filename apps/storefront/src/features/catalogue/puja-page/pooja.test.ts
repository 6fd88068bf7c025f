import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../../test/fake-api.ts";
import { idOf, puja } from "../../../../test/fixtures.ts";
import { getPage } from "../../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const path = "/noauth-api/v1/pooja/poojaById";
const address = `/pooja/${idOf("pj", "rudrabhishek")}`;
const html = async (headers?: Record<string, string>) => (await getPage(api.url, address, headers)).text();

test("the choice of package is a form that leads to the checkout without JavaScript", async () => {
  const page = await html();
  const form = page.match(/<form[^>]*id="booking".*?<\/form>/s)?.[0];
  expect(form).toContain(`action="${address}/continue"`);
  expect(form).toContain('method="get"');
  expect(form?.match(/type="radio"/g)).toHaveLength(3);
  expect(form).toMatch(
    new RegExp(`<input[^>]*name="package"[^>]*checked=""[^>]*value="${idOf("pk", "people1")}"`),
  );
});

test("the button has a label for each package, so that the stylesheet can show the right one", async () => {
  const page = await html();
  for (const price of ["₹851", "₹1,501", "₹2,501"]) {
    expect(page.split(`Continue ${price}`)).toHaveLength(3); // in the form and in the bar
  }
});

test("each package has its own amounts: the parts of the price and the refunds", async () => {
  const page = await html();
  const amounts = (label: string) => {
    const [, row = ""] = page.match(new RegExp(`${label}.*?<(?:dd|td)[^>]*>(.*?)</(?:dd|td)>`, "s")) ?? [];
    return row.match(/₹[\d,.]+/g)?.slice(0, 3);
  };
  expect(amounts("Puja: priests")).toEqual(["₹680.80", "₹1,200.80", "₹2,000.80"]);
  expect(amounts("Our service")).toEqual(["₹170.20", "₹300.20", "₹500.20"]);
  expect(amounts("You pay")).toEqual(["₹851", "₹1,501", "₹2,501"]);
  expect(amounts("up to 24 hours before")).toEqual(["₹638.25", "₹1,125.75", "₹1,875.75"]);
});

test("nothing is added for the buyer", async () => {
  const page = await html();
  expect(page).toContain("Bilva leaves");
  expect(page).not.toMatch(/type="checkbox"/);
});

test("the refund limits are dates of this puja", async () => {
  const page = await html();
  expect(page).toContain("up to 48 hours before (Sat 21 Nov 2026, 5:30 pm)");
  expect(page).toContain(
    "One change to another date, free, up to 12 hours before (Mon 23 Nov 2026, 5:30 am)",
  );
  expect(page).toContain("You choose a full refund or a repeat.");
});

test("abroad the hours of the limits are marked as India's", async () => {
  expect(await html({ cookie: "country=us" })).toContain("(Sat 21 Nov 2026, 5:30 pm India time)");
});

test("a limit that has passed at rendering is marked as passed", async () => {
  api.answers(path, () => ({ results: puja(), meta: { server_time: "2026-11-22T10:00:00.000Z" } }));
  const page = await html();
  expect(page).toMatch(/up to 48 hours before \(Sat 21 Nov 2026, 5:30 pm\)(<!-- -->| )+– expired/);
  expect(page).not.toMatch(/up to 24 hours before [^<]*(<!-- -->| )+– expired/);
});

test("the title of the page names the place once, whatever part of it the puja's title has", async () => {
  const { temple } = puja();
  const titleWith = async (title: string) => {
    const at = { ...temple, city: "Badrinath, Chamoli" };
    api.answers(path, () => ({ results: puja({ title, temple: at }) }));
    return /<title>(.*), [^,]+<\/title>/.exec(await html())?.[1];
  };
  expect(await titleWith("Akhand Deep")).toBe("Akhand Deep, Badrinath, Chamoli");
  expect(await titleWith("Akhand Deep at Badrinath")).toBe("Akhand Deep at Badrinath, Chamoli");
  expect(await titleWith("Akhand Deep at Badrinath, Chamoli")).toBe("Akhand Deep at Badrinath, Chamoli");
});

test("available places show only if there is a limit", async () => {
  expect(await html()).toContain("12 of 40 places open");
  api.answers(path, () => ({ results: puja({ capacity: null }) }));
  expect(await html()).not.toContain("of 40 available");
});

test("abroad the page explains before the choice that prasad stays in India", async () => {
  expect(await html()).not.toContain("Prasad is delivered in India only");
  expect(await html({ cookie: "country=us" })).toContain("Prasad is delivered in India only");
});

test("a closed puja cannot be booked: its outcome and its next date show", async () => {
  api.answers(path, () => ({ results: puja({ status: "closed" }) }));
  const page = await html();
  expect(page).not.toContain('id="booking"');
  expect(page).toContain("Bookings are closed");
  expect(page).toContain(`href="/pooja/${idOf("pj", "nextdate")}"`);
  expect(page).toContain("Next on Monday 7 December");
});

test("a cancelled puja explains what those who booked get", async () => {
  api.answers(path, () => ({ results: puja({ status: "cancelled", next: null, dates: [] }) }));
  const page = await html();
  expect(page).toContain("This puja was cancelled");
  expect(page).toContain("You choose a full refund or a repeat.");
  expect(page).toContain("The next date is not announced yet.");
});

test("search engines read an online event with an offer for each package, its temple, questions and place", async () => {
  const things = [
    ...(await html()).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
  ].map(([, json]) => JSON.parse(json ?? ""));
  expect(things.map((thing) => thing["@type"])).toEqual([
    "Event",
    "HinduTemple",
    "BreadcrumbList",
    "FAQPage",
  ]);
  expect(things[0]).toMatchObject({
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    startDate: "2026-11-23T12:00:00.000Z",
    offers: [
      { price: "851.00", priceCurrency: "INR", availability: "https://schema.org/InStock" },
      { price: "1501.00" },
      { price: "2501.00" },
    ],
  });
  expect(things[0].offers[0].url).toBe(`https://shop.test${address}`);
});

test("sample reviews are called so, in the language they were written in", async () => {
  const page = await html();
  expect(page).toContain("These are sample reviews, not written by buyers");
  expect(page).toMatch(/<blockquote[^>]*lang="hi"/);
});

test("an unknown puja is a 404", async () => {
  api.answers(path, () => ({ status: 404 }));
  expect((await getPage(api.url, address)).status).toBe(404);
});

test("each package links to its reservation, if the puja allows reservations", async () => {
  expect(await html()).not.toContain("book-now-pay-later");
  api.answers(path, () => ({ results: puja({ bnpl_enabled: true }) }));
  const page = await html();
  for (const [people, price] of [
    ["people1", 851],
    ["people2", 1501],
    ["people4", 2501],
  ] as const) {
    expect(page).toContain(
      `href="/pooja/book-now-pay-later/${price}/${idOf("pk", people)}/${idOf("pj", "rudrabhishek")}"`,
    );
  }
});
