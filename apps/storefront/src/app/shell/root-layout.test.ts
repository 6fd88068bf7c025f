import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { idOf } from "../../../test/fixtures.ts";
import { getPage } from "../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterAll(() => api.close());

test("a screen with a bar of its own has no bottom bar of the shell", async () => {
  const navigations = async (address: string) =>
    (await (await getPage(api.url, address)).text()).match(/<nav [^>]*aria-label="Main"/g)?.length;
  const puja = `/pooja/${idOf("pj", "one")}`;
  expect(await navigations(puja)).toBe(2);
  expect(await navigations(`${puja}/continue`)).toBe(1);
});

test("the entry of pujas is the current one on the list of VIP pujas too", async () => {
  const current = async (address: string) =>
    (await (await getPage(api.url, address)).text()).match(
      /<a [^>]*href="([^"]*)"[^>]*aria-current="page"|<a [^>]*aria-current="page"[^>]*href="([^"]*)"/g,
    );
  expect(await current("/vip-pujas")).toHaveLength(2);
});
