import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { idOf, listing, pujaCard } from "../../../test/fixtures.ts";
import { getPage } from "../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const path = "/noauth-api/v1/pooja/getPoojaListing";
const html = async (search = "") => (await getPage(api.url, `/online-puja${search}`)).text();
const requests = () => api.requests.map((address) => new URL(address, api.url).searchParams);

test("the filters of the address go to the API as they are", async () => {
  await html("?deity=shiva&temple=kashi-vishwanath&vip=true&sort=price&q=rudra");
  expect(Object.fromEntries(requests()[0] ?? [])).toMatchObject({
    deity: "shiva",
    temple: "kashi-vishwanath",
    vip: "true",
    sort: "price",
    q: "rudra",
    page: "1",
  });
});

test("without JavaScript, more pujas are a link to the next page, and back", async () => {
  expect(await html("?deity=shiva")).toContain('href="/online-puja?deity=shiva&amp;page=2"');
  const second = await html("?deity=shiva&page=2");
  expect(requests().at(-1)?.get("page")).toBe("2");
  expect(second).toContain('href="/online-puja?deity=shiva&amp;page=3"');
  expect(second).toContain("Show previous page");
});

test("several pages on one screen are fetched in parallel and show no puja twice", async () => {
  api.answers(path, (query) => ({
    results: { ...listing, pujas: [pujaCard(), pujaCard({ id: idOf("pj", `page${query.get("page")}`) })] },
    meta: { total: 30 },
  }));
  const page = await html("?pages=3");
  expect(requests().map((query) => query.get("page"))).toEqual(["1", "2", "3"]);
  expect(page.match(/<article/g)).toHaveLength(4);
});

test("the search form includes the other filters", async () => {
  const form = (await html("?deity=shiva&sort=price")).match(/<form[^>]*role="search".*?<\/form>/s)?.[0];
  expect(form).toContain('action="/online-puja"');
  expect(form).toContain('<input type="hidden" name="deity" value="shiva"/>');
  expect(form).toContain('<input type="hidden" name="sort" value="price"/>');
});

test("a search offers its best matches as the first order, a list without one does not", async () => {
  expect(await html("?q=rudra")).toMatch(/<option value=""[^>]*selected[^>]*>Best match</);
  expect(await html("?deity=shiva")).not.toContain("Best match");
});

test("a chosen filter can be removed in the row above the list", async () => {
  const page = await html("?deity=shiva&max_price=50000");
  const row = page.match(/<ul aria-label="Applied filters".*?<\/ul>/s)?.[0];
  expect(row).toMatch(/href="\/online-puja\?max_price=50000"[^>]*>Shiva.*?remove/);
  expect(row).toMatch(/href="\/online-puja\?deity=shiva"[^>]*>up to ₹500.*?remove/);
});

test("the title names the one deity, and the canonical address is that list's own", async () => {
  const page = await html("?deity=shiva&sort=price");
  expect(page).toContain("<title>Pujas for Shiva, in your name · Aradhana</title>");
  expect(page).toContain('<link rel="canonical" href="https://shop.test/online-puja?deity=shiva">');
});

test("without a match the next dates show, and each filter can be removed", async () => {
  api.answers(path, () => ({
    results: { ...listing, pujas: [], suggestions: [pujaCard({ title: "Something else" })] },
    meta: { total: 0 },
  }));
  const page = await html("?deity=shiva&vip=true");
  expect(page).toContain("No puja matches these filters");
  expect(page).toContain("Something else");
  expect(page).toContain("Without VIP pujas only");
});

test("a search without results shows the facets, each without the search", async () => {
  api.answers(path, () => ({ results: { ...listing, pujas: [] }, meta: { total: 0 } }));
  const page = await html("?q=nothing&vip=true");
  const facets = page.match(/<details.*<\/details>/s)?.[0] ?? "";
  expect(facets).toContain('href="/online-puja?vip=true&amp;deity=shiva"');
  expect(facets).not.toMatch(/href="[^"]*q=nothing[^"]*deity=/);
  expect(page).toMatch(/href="\/online-puja\?vip=true"[^>]*>Without “nothing”/);
  expect(page).toMatch(/href="\/online-puja\?q=nothing"[^>]*>Without VIP pujas only/);
});

test("a closed puja shows its next date instead of a price", async () => {
  api.answers(path, () => ({ results: { ...listing, pujas: [pujaCard({ status: "closed" })] } }));
  const page = await html();
  expect(page).toContain("Closed, next on Mon 7 Dec");
  expect(page).not.toContain("₹851");
});

test("the list of VIP pujas starts with what a VIP puja is and is not", async () => {
  expect(await html("?vip=true")).toContain("It gives no priority at the temple");
});

test("a mangled address shows the whole list", async () => {
  const answer = await getPage(api.url, "/online-puja?deity=%22%3E%3Cscript%3E&page=0&sort=x&from=never");
  expect(answer.status).toBe(200);
  expect(requests()[0]?.has("deity")).toBe(false);
});

test("a quick filter that is on is offered once: to be removed, above the results", async () => {
  const offered = async (search: string) => {
    const page = await html(search);
    const namesOf = (label: string) => {
      const [row = ""] = page.match(new RegExp(`<ul aria-label="${label}".*?</ul>`, "s")) ?? [];
      return ["Shiva", "VIP"].filter((name) => row.includes(`>${name}`));
    };
    return [namesOf("Quick filters"), namesOf("Applied filters")];
  };
  expect(await offered("")).toEqual([["Shiva", "VIP"], []]);
  expect(await offered("?deity=shiva&vip=true")).toEqual([[], ["Shiva", "VIP"]]);
});
