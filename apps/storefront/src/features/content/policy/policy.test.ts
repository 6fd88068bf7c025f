import { policySlug } from "@aradhana/core/contract";
import { canonicalPath } from "@aradhana/core/paths";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../../test/fake-api.ts";
import { policy } from "../../../../test/fixtures.ts";
import { getPage } from "../../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const path = "/noauth-api/v1/policy/getPolicy";

test.each(policySlug.options)("/%s fetches its own text", async (slug) => {
  api.answers(path, (query) => ({
    results: { ...policy, slug: policySlug.options.find((option) => option === query.get("slug")) },
  }));
  const answer = await getPage(api.url, `/${slug}`);
  expect(answer.status).toBe(200);
  expect(api.requests).toEqual([expect.stringContaining(`slug=${slug}`)]);
});

test("the contents lead to every part", async () => {
  const page = await (await getPage(api.url, "/exchange-policy")).text();
  for (const id of ["cancel", "contacts", "history"]) {
    expect(page).toContain(`href="#${id}"`);
    expect(page).toContain(`id="${id}"`);
  }
});

test("the page has the five lines, the version, the contact and the grievance officer", async () => {
  const page = await (await getPage(api.url, "/exchange-policy")).text();
  for (const words of ["Five.", "Effective from 1 October 2026, version 1.2", "grievance@example.com"]) {
    expect(page).toContain(words);
  }
});

test("the other language is another document", async () => {
  const page = await (await getPage(api.url, "/exchange-policy")).text();
  expect(page).toMatch(
    /<a href="\/exchange-policy\?lang=hi"[^>]*hrefLang="hi"|<a[^>]*hrefLang="hi"[^>]*>हिन्दी/i,
  );
});

test.each([
  ["en", "Refunds go to the original payment method; banks usually take 3 to 7 working days."],
  ["hi", "रिफ़ंड उसी तरीक़े से आता है जिससे भुगतान हुआ; बैंक को अक्सर 3 से 7 कामकाजी दिन लगते हैं।"],
] as const)("while the API is away the main lines can still be read, in %s", async (lang, line) => {
  api.answers(path, () => ({ status: 503 }));
  const answer = await getPage(api.url, canonicalPath("/exchange-policy", lang));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.text()).toContain(line);
});
