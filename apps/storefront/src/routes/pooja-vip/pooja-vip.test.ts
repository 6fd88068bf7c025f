import type { Pooja } from "@aradhana/core/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { puja } from "../../../test/fixtures.ts";
import { getPage } from "../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const path = "/noauth-api/v1/pooja/poojaById";
const address = `/pooja/${puja().id}/vip`;
const [plain, ...others] = puja().packages as [Pooja["packages"][number]];
const vip = { ...plain, id: "pk_vip00000000000000000", name: "One family", is_vip: true, live_call: true };

test("only VIP packages can be chosen, and the page explains them", async () => {
  api.answers(path, () => ({ results: puja({ packages: [plain, ...others, vip] }) }));
  const page = await (await getPage(api.url, address)).text();
  const form = page.match(/<form[^>]*id="booking".*?<\/form>/s)?.[0];
  expect(form?.match(/type="radio"/g)).toHaveLength(1);
  expect(form).toContain("One family");
  expect(page).toContain("What is different about a VIP puja");
  expect(page).toContain("the time that suits you for the call");
  // Neither search engines nor those with whom it is shared take it for the page of the puja.
  expect(page).toMatch(/<title>VIP /);
});

test("a puja whose own title begins with VIP is not named so twice, and its VIP page has a text of its own", async () => {
  api.answers(path, () => ({ results: puja({ title: "VIP Rudrabhishek", packages: [plain, vip] }) }));
  const page = await (await getPage(api.url, address)).text();
  expect(page).toMatch(/<title>VIP Rudrabhishek/);
  expect(page).toMatch(/name="description" content="VIP: /);
});

test("a puja without VIP packages shows its own page", async () => {
  const answer = await getPage(api.url, address);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(`/pooja/${puja().id}`);
});
