import type { CancellationTerms } from "../catalogue/dated-columns.ts";
import { toPolicy } from "../catalogue/detail-view.ts";

/** What was promised on the day of the order, in both languages: it holds, whatever is promised later. */
export const policyOf = (terms: CancellationTerms) => ({
  en: toPolicy(terms, { language: "en" }),
  hi: toPolicy(terms, { language: "hi" }),
});
