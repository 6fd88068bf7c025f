import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../../test/fake-api.ts";
import { home, idOf } from "../../../../test/fixtures.ts";
import { getPage } from "../../../../test/get-page.ts";
import { gemListing, productListing } from "../../../../test/goods-fixture.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const path = "/noauth-api/v1/home";
const html = async (path = "/", headers?: Record<string, string>) =>
  (await getPage(api.url, path, headers)).text();

test("the page begins with what this is and its proofs, and the first picture is fetched first", async () => {
  const page = await html();
  const words = [
    "<h1>Pujas at real\u00a0temples, in\u00a0your\u00a0name</h1>",
    "Temple and priest named",
    "Hear your name in the recording",
    "Full refund up to 3 days before",
    "First highlight</h2>",
  ];
  const places = words.map((each) => page.indexOf(each, page.indexOf("<main")));
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).toMatch(/<link rel="preload" as="image"[^>]*puja-first-320\.avif[^>]*fetchpriority="high"/);
  expect(page.match(/loading="eager"/g)).toHaveLength(1);
});

test("prices and closing hours are India's", async () => {
  const page = await html();
  expect(page).toContain("Book from ₹851");
  expect(page).toContain("Bookings close Mon 2 pm, India time");
});

test("abroad every closing hour has a line for the local time, and there is no UPI", async () => {
  const india = await html();
  expect(india).toContain("UPI");
  const page = await html("/", { cookie: "country=us" });
  expect(page).not.toContain("UPI");
  expect(page).not.toContain("Net banking");
  expect(page).toMatch(/Bookings close Mon 2 pm<span[^>]*>India time</);
  const cards = page.match(/<article.*?<\/article>/gs)?.filter((card) => card.includes("closes ")) ?? [];
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(card).toMatch(/<span[^>]*>(<span>)?India time</);
});

test("a section without items is left out", async () => {
  expect(await html()).not.toContain("Nothing in here");
});

test("a section of an unknown kind is left out", async () => {
  api.answers(path, () => ({
    results: { ...home, sections: [{ type: "hologram", items: [{}] }, ...home.sections] },
  }));
  const page = await html();
  for (const { title, items } of home.sections) if (items.length > 0) expect(page).toContain(title);
});

const withoutScript = (page: string) =>
  page
    .slice(page.indexOf("<main"))
    .match(/<noscript.*?<\/noscript>/gs)
    ?.join("") ?? "";

test("without scripts, the first chadhavas, products and gems are read with their prices, and nothing is in the page twice", async () => {
  const page = await html();
  const shown = withoutScript(page);
  for (const path of ["/chadhaava", "/abhimantrit-products", "/gemstones"]) {
    expect(shown).toContain(`href="${path}"`);
    expect(shown).toMatch(new RegExp(`<article.*href="${path}/\\w+"`, "s"));
  }
  const { products, gems } = { ...productListing, ...gemListing };
  for (const { title } of [...products, ...gems]) {
    expect(shown).toContain(title);
    expect(page.split(title)).toHaveLength(2);
  }
  expect(withoutScript(await html("/?lang=hi"))).toContain("अभिमंत्रित वस्तुएँ");
});

test("the page is complete while the list of another line fails", async () => {
  api.answers("/noauth-api/v1/gemstone/getGemListing", () => ({ status: 500, error: { code: "internal" } }));
  const page = await html();
  expect(page).toContain("First highlight</h2>");
  const shown = withoutScript(page);
  expect(shown).toContain('href="/abhimantrit-products"');
  expect(shown).not.toContain('href="/gemstones"');
});

test("every deity, purpose and temple leads to its own list", async () => {
  const page = await html();
  for (const filter of ["deity=shiva", "purpose=health", "temple=kashi-vishwanath"]) {
    expect(page).toContain(`href="/online-puja?${filter}"`);
  }
});

test("low stars are counted too, and sample reviews are called so", async () => {
  const page = await html();
  expect(page).toContain("2 stars");
  expect(page).toContain("The recording came a day late.");
  expect(page.match(/Sample review/g)).toHaveLength(2);
});

test("a feed without highlights still has a heading", async () => {
  api.answers(path, () => ({ results: { ...home, banners: [] } }));
  expect(await html()).toMatch(/<h1>Pujas at real\stemples, in\syour\sname<\/h1>/);
});

test("what is not true of every puja is not claimed", async () => {
  const proofs = { named: false, recorded: false, full_refund_until_hours: null };
  api.answers(path, () => ({ results: { ...home, proofs } }));
  const page = await html();
  for (const claim of ["Temple and priest named", "Hear your name in", "Full refund"]) {
    expect(page).not.toContain(claim);
  }
});

test("in Hindi the text is Hindi and the digits are Latin", async () => {
  const page = await html("/?lang=hi");
  expect(page).toContain('<html lang="hi"');
  expect(page).toContain("₹851 से बुक करें");
  expect(page).toContain("सोमवार 23 नवंबर");
});

test("the carousel has at most five highlights", async () => {
  const [banner] = home.banners;
  const banners = ["a", "b", "c", "d", "e", "f"].map((key) => ({
    ...banner,
    key,
    title: `Highlight ${key}`,
    pooja: { ...home.banners[0]?.pooja, id: idOf("pj", key) },
  }));
  api.answers(path, () => ({ results: { ...home, banners } }));
  const page = await html();
  expect(page).toContain("Highlight e");
  expect(page).not.toContain("Highlight f");
});
