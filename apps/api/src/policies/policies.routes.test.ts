import { policy, policySlug, successResponse } from "@aradhana/core/contract";
import { shopEn, shopHi } from "@aradhana/core/shop";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";

const { request } = await createTestApp();

test.each(policySlug.options)("%s can be read in both languages", async (slug) => {
  for (const lang of ["en", "hi"]) {
    const response = await request(`/noauth-api/v1/policy/getPolicy?slug=${slug}&lang=${lang}`);
    const { results } = v.parse(successResponse(policy), await response.json());
    expect(results.slug).toBe(slug);
    expect(results.summary).toHaveLength(5);
    expect(/\p{Script=Devanagari}/u.test(results.title)).toBe(lang === "hi");
    expect(results.history[0]?.version).toBe(results.version);
    const { customerCare, grievanceOfficer } = lang === "hi" ? shopHi : shopEn;
    expect([results.contacts, results.grievance_officer]).toEqual([[customerCare], grievanceOfficer]);
    expect(new Set(results.sections.map(({ id }) => id)).size).toBe(results.sections.length);
  }
});

test("an unknown policy is rejected with status 422", async () => {
  expect((await request("/noauth-api/v1/policy/getPolicy?slug=cookie-policy")).status).toBe(422);
});
