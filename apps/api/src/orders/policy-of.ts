import { toPolicy } from "../pujas/detail.rules.ts";
import type { CancellationTerms } from "../pujas/series.table.ts";

/** What was promised on the day of the order, in both languages: it holds, whatever is promised later. */
export const policyOf = (terms: CancellationTerms) => ({
  en: toPolicy(terms, { language: "en" }),
  hi: toPolicy(terms, { language: "hi" }),
});
