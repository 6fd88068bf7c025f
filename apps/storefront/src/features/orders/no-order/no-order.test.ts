import { canonicalPath } from "@aradhana/core/paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../../test/fake-api.ts";
import { idOf } from "../../../../test/fixtures.ts";
import { getPage } from "../../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterAll(() => api.close());

const packageId = idOf("pk", "one");

describe.each([
  ["en", "Which order?", "Your orders"],
  ["hi", "कौन-सा ऑर्डर?", "आपके ऑर्डर"],
] as const)("in %s", (language, heading, link) => {
  test.each([
    "/pooja/payment-confirmation",
    "/pooja/payment-confirmation?order_id=",
    `/puja/sankalp/${packageId}`,
    `/puja/sankalp/${packageId}/vip?order_id=`,
    "/astro/booking/status",
    "/astro/consultation?booking_id=",
  ])("%s names no order: it says so, and leads to the orders", async (address) => {
    const page = await (await getPage(api.url, canonicalPath(address, language))).text();
    expect(page).toMatch(new RegExp(`<h1[^>]*>${heading.replace("?", "\\?")}</h1>`));
    const [path] = address.split("?");
    expect(page).toMatch(new RegExp(`href="${path}\\?[^"]*panel=orders"[^>]*>.*?${link}`));
    expect(page).toContain("https://wa.me/");
    expect(api.requests).toEqual([]);
  });
});
