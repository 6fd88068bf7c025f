import { type Price, price } from "../price.ts";
import type { PackageKey } from "../pujas/packages.ts";
import type { Text } from "../text.ts";

type Discount =
  | { readonly kind: "pct"; readonly pct: number; readonly cap: Price }
  | { readonly kind: "flat"; readonly off: Price };

export type Coupon = {
  readonly code: string;
  readonly about: Text;
  readonly discount: Discount;
  readonly minTotal: Price;
  /** The packages it can be used with; `null` means all. */
  readonly packages: readonly PackageKey[] | null;
  readonly firstOrderOnly: boolean;
  readonly perCustomer: number;
  readonly isStackable: false;
};

/** Neither has an end date, because the shop must not put buyers under time pressure. */
export const coupons: readonly Coupon[] = [
  {
    code: "PRATHAM10",
    about: {
      en: "A tenth off your first order, up to ₹250 (USD 6, EUR 6).",
      hi: "आपके पहले ऑर्डर पर दसवें हिस्से की छूट, अधिकतम ₹250 (USD 6, EUR 6)।",
    },
    discount: { kind: "pct", pct: 10, cap: price(250, 6, 6) },
    minTotal: price(351, 9, 9),
    packages: null,
    firstOrderOnly: true,
    perCustomer: 1,
    isStackable: false,
  },
  {
    code: "PARIVAR151",
    about: {
      en: "₹151 (USD 5, EUR 5) off a joint family package.",
      hi: "संयुक्त परिवार पैकेज पर ₹151 (USD 5, EUR 5) की छूट।",
    },
    discount: { kind: "flat", off: price(151, 5, 5) },
    minTotal: price(1101, 25, 23),
    packages: ["joint-family"],
    firstOrderOnly: false,
    perCustomer: 3,
    isStackable: false,
  },
];
