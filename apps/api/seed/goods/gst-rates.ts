import type { BlessedProduct, ProductForm } from "./products/product-schema.ts";

/**
 * Rates by heading of the customs tariff, in percent, as in notification 9/2025-Central Tax (Rate) of 17 September 2025, which
 * replaced 1/2017 from 22 September 2025. Checked in November 2026: that 7101, 7113, 7114, 7116 and 7117 were at 3 % and 7103 at
 * 0.25 % until 21 September 2025 (gstgyaan.com, schedules V and VI of 1/2017). Whether 9/2025 carries each of them over, and
 * the rates of 0910 (turmeric), 4421, 7102 (cut diamonds), 7419 (yantras of copper), 9601 and 9602 (worked hard seeds), could
 * not be checked against the gazette: docs/operations.md lists them for an accountant to confirm before real sales.
 */
const rates: Readonly<Record<string, number>> = {
  "0910": 5,
  "4421": 5,
  "7101": 3,
  "7102": 1.5,
  "7103": 0.25,
  "7113": 3,
  "7114": 3,
  "7116": 3,
  "7117": 3,
  "7419": 18,
  "9601": 5,
  "9602": 18,
};

/** The rate of a tariff item, which has to be known: a wrong one is not noticed. */
export function gstOf(hsn: string): number {
  const heading = hsn.slice(0, 4);
  const rate = rates[heading];
  if (rate === undefined) throw new Error(`no GST rate for heading ${heading}`);
  return rate;
}

/**
 * What is exempt as puja samagri under any heading: of our goods "rudraksha, rudraksha mala, tulsi kanthi mala" (entry 148 of
 * notification 2/2017-Central Tax (Rate), replaced by 10/2025; kmsgst.com, read in November 2026). Malas of other seeds and
 * woods and bracelets of tulsi are not named there.
 */
function isPujaSamagri(form: ProductForm): boolean {
  if (form.kind === "rudraksha") return true;
  if (form.kind === "mala") return form.bead === "rudraksha" || form.bead === "tulsi";
  return form.kind === "bracelet" && form.bead === "rudraksha";
}

/** The rate of a product. */
export const gstOfProduct = ({ form, hsn }: Pick<BlessedProduct, "form" | "hsn">): number =>
  isPujaSamagri(form) ? 0 : gstOf(hsn);
