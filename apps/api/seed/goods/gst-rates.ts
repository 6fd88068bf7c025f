/**
 * Rates by heading of the customs tariff, in percent, as in notification 9/2025-Central Tax (Rate) of 17 September 2025, which
 * replaced 1/2017. Of the sample shop: an accountant has to confirm them before real sales.
 */
const rates: Readonly<Record<string, number>> = {
  "1404": 0,
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
};

/** The rate of a tariff item, which has to be known: a wrong one is not noticed. */
export function gstOf(hsn: string): number {
  const heading = hsn.slice(0, 4);
  const rate = rates[heading];
  if (rate === undefined) throw new Error(`no GST rate for heading ${heading}`);
  return rate;
}
