import * as v from "valibot";
import { goodCard, returnRule } from "../goods/fields.ts";
import { count, day, goodsType, image, money, productId, slug } from "./primitives.ts";

const energisedPerson = v.object({ name: v.string(), gotra: v.nullable(v.string()) });

/** A good as it was ordered. */
const orderedGood = v.object({
  type: goodsType,
  product_id: productId,
  slug,
  title: v.string(),
  /** The colour or the setting, in words. */
  detail: v.nullable(v.string()),
  image: v.nullable(image),
  qty: count,
  amount: money,
  energised: v.boolean(),
  /** In whose name; null if in none, and once the name was deleted. */
  energised_for: v.nullable(energisedPerson),
  returns: returnRule,
});

/** What was chosen of a part of an order; missing in orders of stored responses from before December 2026. */
export const chosenPart = {
  /** The package, colour or setting, in words. */
  detail: v.optional(v.nullable(v.string())),
  /** Pieces of a good. */
  qty: v.optional(count),
  /** Whether a good is energised in a name, and in whose. */
  energised: v.optional(v.boolean()),
  energised_for: v.optional(v.nullable(energisedPerson)),
};

/** At most three goods that go with the ordered ones. */
export const suggestions = v.pipe(v.array(goodCard), v.maxLength(3));

/** What the order of goods has beside the order itself: see `typedOrder`. */
export const orderOfGoods = {
  /** Slug for `/orders/{id}/{name}`; cosmetic. */
  name: v.string(),
  items: v.array(orderedGood),
  /** First and last day of arrival. */
  arrives: v.object({ from: day, to: day }),
  /** Paid in cash when it arrives. */
  pays_on_delivery: v.boolean(),
  suggestions,
};

/** The parcels of goods and prasad that were sent, with the number by which the courier tracks each, and its page if we know it. */
export const shipments = v.array(
  v.object({ carrier: v.string(), number: v.string(), tracking_url: v.nullable(v.string()) }),
);
