import * as v from "valibot";
import { contact } from "./policy.ts";

const facts = v.object({
  legal_name: v.string(),
  address: v.string(),
  gstin: v.string(),
  customer_care: contact,
  grievance_officer: contact,
});

/** Who runs the shop, in each language; null while it has the facts that it began with, which clients have too. */
export const shopView = v.object({ shop: v.nullable(v.object({ en: facts, hi: facts })) });
