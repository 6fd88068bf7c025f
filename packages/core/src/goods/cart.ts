import * as v from "valibot";
import { quoteProblemCodes } from "../contract/error-codes.ts";
import {
  cartId,
  cartLineId,
  chadhaavaId,
  count,
  image,
  instant,
  money,
  offeringId,
  packageId,
  poojaId,
  slug,
} from "../contract/primitives.ts";
import { chosenAddon, quote } from "../contract/quote.ts";
import { localeQuery } from "../contract/read-query.ts";
import { energisedFor } from "../contract/sankalp.ts";
import { gemForm } from "./gem.ts";
import { gemChoice, goodsTerms, productChoice, quantity } from "./quote.ts";

const dakshina = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)), 0);

/** In whose name a line is energised, once that is known; else the order asks. */
const energised_for = v.optional(v.nullable(energisedFor));

/**
 * What is put into a cart: of a ritual a package or offerings, of a good a piece. The body of `POST
 * /noauth-api/v1/cart/lines`; the same good again adds to its quantity, and of a gem the newest configuration counts.
 */
export const cartChoice = v.variant("type", [
  v.object({
    type: v.literal("pooja"),
    pooja_id: poojaId,
    package_id: packageId,
    addons: v.optional(v.pipe(v.array(chosenAddon), v.maxLength(30)), []),
    dakshina,
    prasad: v.optional(v.boolean(), true),
  }),
  v.object({
    type: v.literal("chadhaava"),
    chadhaava_id: chadhaavaId,
    items: v.pipe(
      v.array(
        v.object({ id: offeringId, qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)) }),
      ),
      v.minLength(1, "too_few"),
      v.maxLength(30),
    ),
    dakshina,
    prasad: v.optional(v.boolean(), false),
  }),
  v.object({ type: v.literal("abhimantrit"), ...productChoice.entries, energised_for }),
  v.object({
    type: v.literal("gemstone"),
    ...gemChoice.entries,
    energised_for,
    /** Missing where nothing about it was asked: a gem that is in the cart stays as it is configured; another is loose. */
    setting: v.optional(gemForm),
  }),
]);
export type CartChoice = v.InferInput<typeof cartChoice>;

/** The market and the language of the cart in the response; the query of every request to `/noauth-api/v1/cart`. */
export const cartQuery = v.object(localeQuery);

/**
 * `PATCH /noauth-api/v1/cart/lines/{id}`: only a product has a quantity, only a ritual has prasad, and only what is
 * energised in a name has that name.
 */
export const changeCartLineRequest = v.pipe(
  v.object({
    qty: v.optional(quantity),
    prasad: v.optional(v.boolean()),
    energised_for: v.optional(energisedFor),
  }),
  v.forward(
    v.check((change) => Object.values(change).some((part) => part !== undefined), "required"),
    ["qty"],
  ),
);
export type CartLineChange = v.InferInput<typeof changeCartLineRequest>;

/** `POST /noauth-api/v1/cart/coupon`; null removes it. */
export const cartCouponRequest = v.object({
  code: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1, "too_short"), v.maxLength(24))),
});

/** `POST /noauth-api/v1/cart`: takes over the cart of a ticket from `cart/handoff`, which works once. */
export const claimCartRequest = v.object({ ticket: v.pipe(v.string(), v.maxLength(64)) });

/** `POST /noauth-api/v1/cart/handoff`: a ticket for this cart, for the same shopper in another window. */
export const cartTicket = v.object({ ticket: v.string(), expires_at: instant });

/** `POST /noauth-api/v1/cart/quote`; its coupon is the cart's. */
export const cartQuoteRequest = v.object({
  country_code: goodsTerms.country_code,
  lang: goodsTerms.lang,
  ship_to: goodsTerms.ship_to,
  postcode: goodsTerms.postcode,
  replaces: goodsTerms.replaces,
});
export type CartQuoteRequest = v.InferInput<typeof cartQuoteRequest>;

/** Why a line cannot be ordered as it is, or what changed since it was put there. */
const cartLineProblem = v.object({
  code: v.picklist([...quoteProblemCodes, "price_changed"]),
  message: v.string(),
  /**
   * Whether it prevents the order of the cart. A changed price does not: the next quote shows it and ends it; nor does the
   * buyer's own unpaid order, which can be replaced.
   */
  blocks: v.boolean(),
  /** With `quantity_unavailable` and `too_many_per_order`: how many this line can have, 0 if other lines have them all. */
  available: v.nullable(count),
  /** With `price_changed`: what a piece cost when the buyer last saw it, with today's postage of its prasad. */
  was: v.nullable(money),
});
export type CartLineProblem = v.InferOutput<typeof cartLineProblem>;

const cartLine = v.object({
  id: cartLineId,
  /** The choice as it was made, to edit it or to put it back. */
  choice: cartChoice,
  /** The puja, chadhaava, product or gem; null if it is no longer sold. */
  item_id: v.nullable(v.string()),
  slug: v.nullable(slug),
  title: v.string(),
  /** The package, colour or setting, add-ons and offerings, in words. */
  detail: v.nullable(v.string()),
  image: v.nullable(image),
  qty: count,
  /** 1 for everything but products. */
  max_qty: count,
  unit_price: money,
  /** Everything of this line, before a coupon and without delivery. */
  amount: money,
  problems: v.array(cartLineProblem),
});
export type CartLine = v.InferOutput<typeof cartLine>;

/** What is fulfilled together: one ritual, or the parcel with all goods. */
const cartGroup = v.object({
  key: v.string(),
  kind: v.picklist(["ritual", "parcel"]),
  line_ids: v.array(cartLineId),
  /** When the ritual begins; null for a parcel. */
  starts_at: v.nullable(instant),
});

export const cart = v.object({
  /** Null while nothing was put into it. */
  id: v.nullable(cartId),
  lines: v.array(cartLine),
  groups: v.array(cartGroup),
  /** The number of lines, a product as often as its quantity: the app's `cartCount`. */
  count,
  coupon: quote.entries.coupon,
  /** The answer to a coupon that does not apply while another does: the other stays. */
  rejected_coupon: v.optional(quote.entries.coupon.wrapped),
  /** With delivery to the market's farthest zone until a postcode is known. */
  totals: quote.entries.totals,
  split: quote.entries.split,
  expires_at: v.nullable(instant),
  /** Lines from before the login that come in as soon as there is room for them. */
  waiting: v.optional(count),
});
export type Cart = v.InferOutput<typeof cart>;
