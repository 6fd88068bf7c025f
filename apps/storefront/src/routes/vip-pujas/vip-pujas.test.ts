import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { getPage } from "../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const html = async (search = "") => (await getPage(api.url, `/vip-pujas${search}`)).text();

test("only VIP pujas are fetched, whatever the address contains", async () => {
  for (const search of ["", "?deity=shiva", "?vip=false"]) await html(search);
  const requests = api.requests.map((address) => new URL(address, api.url).searchParams.get("vip"));
  expect(requests).toEqual(["true", "true", "true"]);
});

test("the list explains VIP, and has no filter for it", async () => {
  const page = await html("?deity=shiva");
  expect(page).toContain("What is different about a VIP puja");
  expect(page).not.toContain("VIP pujas only");
  expect(page).toContain('href="/vip-pujas?deity=shiva&amp;page=2"');
});

test("its title is its own, and each card leads to the VIP page", async () => {
  const page = await html();
  expect(page).toContain("<title>VIP pujas, in your name · Aradhana</title>");
  expect(page).toMatch(/href="\/pooja\/pj_\w+\/vip"/);
});
