import type { StateCode } from "../geo/postal-circles.ts";
import type { Text } from "../text/text.ts";
import type { Price } from "./price.rules.ts";

/**
 * Where the buyer is, as tax law sees it: the shop's own state, or its own territory without a legislature, or elsewhere;
 * undefined while it is unknown.
 */
export type PlaceOfSupply = "home_state" | "home_territory" | "other_state" | undefined;

/** Union territories without a legislature, whose half of the tax is called UTGST (section 2(114) of the CGST Act). */
const territories: readonly string[] = ["AN", "CH", "DH", "LA", "LD"] satisfies StateCode[];

/** What the supply in a state is to a shop that is registered in `home`. */
export function placeOfSupplyIn(state: string, home: StateCode): PlaceOfSupply {
  if (state !== home) return "other_state";
  return territories.includes(home) ? "home_territory" : "home_state";
}

/** A share of a price as an invoice lists it: one code of goods or services. All shares add up to `grand`. */
export interface TaxedShare {
  /** The position of its part in a cart. */
  part: number;
  kind: "ritual" | "service" | "goods" | "delivery";
  /** Of a good and of a service by itself; the others are named after their kind and part. */
  title: Text | null;
  qty: number;
  /** HSN of a good, SAC of a service. */
  code: string;
  pct: number;
  /** Without the tax. */
  base: number;
  tax: number;
}

/** Within the shop's own state half of the tax is the state's; the odd paisa is the centre's. */
export function splitTax(amount: number, pct: number, place: PlaceOfSupply) {
  if (place === undefined) return [{ name: "GST", pct, amount }];
  if (place === "other_state") return [{ name: "IGST", pct, amount }];
  const state = Math.floor(amount / 2);
  return [
    { name: "CGST", pct: pct / 2, amount: amount - state },
    { name: place === "home_territory" ? "UTGST" : "SGST", pct: pct / 2, amount: state },
  ];
}

type Tax = Price["split"]["tax"][number];
export type CodeTax = Tax & { code: string; base: number };

export const addTaxes = (taxes: readonly Tax[]): Tax[] =>
  [...Map.groupBy(taxes, ({ name, pct }) => `${name} ${pct}`).values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            ...{ name: first.name, pct: first.pct },
            amount: others.reduce((total, each) => total + each.amount, first.amount),
          },
        ]
      : [],
  );

export const addCodes = (taxes: readonly CodeTax[]): CodeTax[] =>
  [...Map.groupBy(taxes, ({ code, name, pct }) => `${code} ${name} ${pct}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const total = (key: "base" | "amount") => group.reduce((added, each) => added + each[key], 0);
    const { code, name, pct } = first;
    return [{ ...{ code, name, pct }, base: total("base"), amount: total("amount") }];
  });

/** The codes of services: of a religious ceremony, which is exempt, of arranging it, and of a courier. */
const serviceCodes = { ritual: "999799", service: "998599", delivery: "996812" } as const;

/** The whole tax of a service and its postage, however it is divided by place. */
interface ServiceTax {
  pct: number;
  amount: number;
}

/** What an invoice lists of a ritual with this split. */
export function ritualShares(
  { ritual, service, shipping }: Omit<Price["split"], "tax">,
  { pct, amount, shippingTax }: ServiceTax & { shippingTax: number },
): TaxedShare[] {
  const share = (kind: keyof typeof serviceCodes, base: number, tax: number, rate = pct): TaxedShare => ({
    ...{ part: 0, kind, title: null, qty: 1, code: serviceCodes[kind] },
    ...{ pct: rate, base, tax },
  });
  return [
    share("ritual", ritual, 0, 0),
    share("service", service, amount - shippingTax),
    ...(shipping > 0 ? [share("delivery", shipping, shippingTax)] : []),
  ];
}

/** What an invoice lists of a service that is not part of a ritual. */
export function serviceShare(
  { items: [item] }: { items: readonly { title: Text }[] },
  code: string,
  { service, pct, amount }: ServiceTax & { service: number },
): TaxedShare {
  const title = item?.title ?? null;
  return { part: 0, kind: "service", title, qty: 1, code, pct, base: service, tax: amount };
}
