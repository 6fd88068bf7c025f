import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { chadhaava } from "../../../test/chadhaava-fixture.ts";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { idOf } from "../../../test/fixtures.ts";
import { getPage } from "../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const path = "/noauth-api/v1/chadhaava/chadhaavaById";
const address = `/chadhaava/${chadhaava().id}`;
const html = async (search = "", headers?: Record<string, string>) =>
  (await getPage(api.url, address + search, headers)).text();

test("every offering has its price, unit and smallest quantity, and none is chosen", async () => {
  const page = await html();
  for (const words of ["Puja tray", "5 × Ghee lamps, Garland", "Garland", "11 lamp or more"]) {
    expect(page).toContain(words);
  }
  expect(page.match(/<output[^>]*>0<\/output>/g)).toHaveLength(3);
  expect(page).toMatch(/<button[^>]*aria-disabled="true"[^>]*><span[^>]*>Choose offerings/);
});

test("prasad is offered where it can be sent, and abroad the page explains that it cannot", async () => {
  expect(await html()).toContain("Send me prasad, ₹150");
  const abroad = await html("", { cookie: "country=us" });
  expect(abroad).not.toContain("Send me prasad");
  expect(abroad).toContain("Prasad is delivered in India only.");
});

test.each([
  ["open", "h2"],
  ["closed", "h3"],
] as const)("the other dates of one that is %s have a heading", async (status, tag) => {
  const dates = ["next", "later"].map((name) => ({
    id: idOf("ch", name),
    start_at: "2026-12-07T12:00:00.000Z",
  }));
  api.answers(path, () => ({ results: chadhaava({ status, dates }) }));
  const page = await html();
  expect(page).toMatch(new RegExp(`<${tag}[^>]*>Other dates</${tag}><ul aria-label="Other dates"`));
});

test("a closed chadhaava shows its outcome and its next date instead of a form", async () => {
  api.answers(path, () => ({ results: chadhaava({ status: "closed" }) }));
  const page = await html();
  expect(page).not.toContain('id="booking"');
  expect(page).toContain("Offerings are closed");
  expect(page).toContain("Next on Monday 7 December");
});

test("search engines read an online event with an offer for each offering", async () => {
  const things = [
    ...(await html()).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
  ].map(([, json]) => JSON.parse(json ?? ""));
  expect(things.map((thing) => thing["@type"])).toEqual([
    "Event",
    "HinduTemple",
    "BreadcrumbList",
    "FAQPage",
  ]);
  expect(things[0]).not.toHaveProperty("performer");
  expect(things[0].offers.map(({ price }: { price: string }) => price)).toEqual(["151.00", "11.00", "51.00"]);
});

test("a Hindi page is in Hindi", async () => {
  const page = await html("?lang=hi");
  expect(page).toContain("संकल्प के लिए नाम");
  expect(page).toContain("मुझे प्रसाद भेजें, ₹150");
});

test("a chadhaava that does not exist is a 404", async () => {
  api.answers(path, () => ({ status: 404 }));
  expect((await getPage(api.url, address)).status).toBe(404);
});
