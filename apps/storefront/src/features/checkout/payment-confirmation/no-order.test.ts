import { canonicalPath } from "@aradhana/core/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../../test/fake-api.ts";
import { getPage } from "../../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterAll(() => api.close());

test.each([
  ["en", "Which order?", "Your orders"],
  ["hi", "कौन-सा ऑर्डर?", "आपके ऑर्डर"],
] as const)(
  "a confirmation of no order says so in %s, and leads to the orders",
  async (language, heading, link) => {
    for (const query of ["", "?order_id="]) {
      const answer = await getPage(api.url, canonicalPath(`/pooja/payment-confirmation${query}`, language));
      const page = await answer.text();
      expect(page).toMatch(new RegExp(`<h1[^>]*>${heading.replace("?", "\\?")}</h1>`));
      expect(page).toMatch(
        new RegExp(`href="/pooja/payment-confirmation\\?[^"]*panel=orders"[^>]*>.*?${link}`),
      );
      expect(page).toContain("https://wa.me/");
    }
    expect(api.requests).toEqual([]);
  },
);
