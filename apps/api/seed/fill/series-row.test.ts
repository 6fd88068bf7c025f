import { expect, test } from "vitest";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import { policyTerms } from "./series-row.ts";

test("the remedy for a missed promise states its condition in both languages", () => {
  for (const { policy } of allPujaSeries) {
    const { missRemedy } = policyTerms(policy);
    expect(missRemedy.en).toMatch(/^If we miss a promise, .* a full refund/);
    expect(missRemedy.hi).toMatch(/^अगर हम वादा पूरा न करें, .*पूरा रिफ़ंड/);
  }
});
