import type { CancellationTerms } from "../catalogue/dated-columns.ts";
import { toPolicy } from "../catalogue/detail-view.ts";

/** The policy in both languages, stored with the order so that later changes do not affect it. */
export const policyOf = (terms: CancellationTerms) => ({
  en: toPolicy(terms, { language: "en" }),
  hi: toPolicy(terms, { language: "hi" }),
});
