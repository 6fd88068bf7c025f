import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { chadhaavaCard, chadhaavaListing } from "../../../test/chadhaava-fixture.ts";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { serverTime } from "../../../test/fixtures.ts";
import { getPage } from "../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const path = "/noauth-api/v1/chadhaava/getChadhaavaListing";
const html = async (search = "") => (await getPage(api.url, `/chadhaava${search}`)).text();

test("the list is fetched with the filters of its address, and links to each chadhaava", async () => {
  const page = await html("?deity=shiva&vip=true&page=2");
  const requests = new URL(api.requests[0] ?? "", api.url);
  expect(requests.pathname).toBe(path);
  expect(Object.fromEntries(requests.searchParams)).toMatchObject({ deity: "shiva", page: "2" });
  expect(requests.searchParams.has("vip")).toBe(false);
  expect(page).toContain(`href="/chadhaava/${chadhaavaCard().id}"`);
  expect(page).toContain("<title>Chadhava for Shiva, in your name · Aradhana</title>");
  expect(page).not.toContain("VIP pujas only");
});

test("today and the next seven days are quick filters, until they are applied", async () => {
  const quick = (page: string) => /<ul aria-label="Quick filters".*?<\/ul>/s.exec(page)?.[0];
  const today = `from=${serverTime.slice(0, 10)}&amp;to=${serverTime.slice(0, 10)}`;
  expect(quick(await html())).toContain(`href="/chadhaava?${today}"`);
  expect(quick(await html(`?${today.replace("&amp;", "&")}`))).not.toContain("Today");
});

test("a card shows the lowest price and the time of the recording", async () => {
  const page = await html();
  expect(page).toContain("₹51");
  expect(page).toContain("Recording within 24 hours");
});

test("a closed chadhaava shows its next date, in both languages", async () => {
  api.answers(path, () => ({
    results: { ...chadhaavaListing, chadhaavas: [chadhaavaCard({ status: "closed" })] },
    meta: { total: 1 },
  }));
  expect(await html()).toContain("Closed, next on Mon 7 Dec");
  expect(await html("?lang=hi")).toContain("बुकिंग बंद, अगला");
});

test("without a match the next dates show", async () => {
  api.answers(path, () => ({
    results: { ...chadhaavaListing, chadhaavas: [], suggestions: [chadhaavaCard({ title: "Deep daan" })] },
    meta: { total: 0 },
  }));
  const page = await html("?temple=nothing");
  expect(page).toContain("No chadhava matches these filters");
  expect(page).toContain("Deep daan");
});
