import { goodsType } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { coupons } from "../coupons/coupons.table.ts";
import type { Database } from "../db/database.ts";
import type { Offer } from "../lines/line.ts";
import { lines } from "../lines/lines.ts";
import { type Buyer, countPastOrders } from "../orders/past-orders.queries.ts";
import { findReplaceable, newOrderOf } from "../orders/replace-order.queries.ts";
import type { OwnPieces } from "../orders/reserved-pieces.queries.ts";
import { readShop } from "../shop/shop.queries.ts";
import { inOneParcel } from "./offer.rules.ts";
import { type CartInput, isCart, type LineInput, type QuoteInput } from "./quotes.table.ts";

interface OfferInput {
  at: Date;
  buyer?: Buyer | undefined;
  /** What the buyer's unpaid orders hold. */
  own?: OwnPieces | undefined;
}

/** Reads the current offer, the coupon and, because coupons may depend on them, the buyer's past orders. */
export async function findOffer(db: Database, requested: QuoteInput, { at, buyer, own }: OfferInput) {
  const [{ state: homeState }, ...found] = await Promise.all([
    readShop(db, at),
    ...partsOf(requested).map(async (part) => ({
      ...{ id: part.id, dakshina: part.wanted.dakshina },
      offer: await findPartOffer(db, part),
    })),
  ]);
  const offers = inOneParcel(
    found.flatMap(({ offer }) => offer ?? []),
    own,
  );
  const [offer] = offers;
  if (!offer) return undefined;
  const [coupon] = requested.couponCode
    ? await db.select().from(coupons).where(eq(coupons.code, requested.couponCode))
    : [];
  return {
    ...{
      coupon,
      before: coupon && buyer ? await readPastOrders(coupon.code, buyer) : { orders: 0, uses: 0 },
    },
    /** The shop's own state, by which tax is split. */
    homeState,
    /** The first one: the only one, unless a cart is quoted. */
    offer,
    offers,
    /** The cart lines of the offers, and those of items that are no longer sold. */
    dakshinas: found.flatMap(({ dakshina, offer: of }) => (of ? [dakshina] : [])),
    lineIds: found.flatMap(({ id, offer: of }) => (of ? [id] : [])),
    gone: found.flatMap(({ id, offer: of }) => (of ? [] : [id])),
  };

  async function readPastOrders(code: string, { replaces, ...buyer }: Buyer) {
    const by = newOrderOf(offer as Offer, requested);
    return countPastOrders(db, buyer, code, replaces && (await findReplaceable(db, replaces, by)));
  }
}

/** The current offer of one of the requested items, as if it were the only one. */
export const findPartOffer = (db: Database, { wanted }: CartInput["lines"][number]) =>
  lines[wanted.type].findOffer(db, wanted);

/** The requested items, one by one. */
export const partsOf = (requested: QuoteInput): CartInput["lines"] =>
  isCart(requested) ? requested.lines : [{ id: "", wanted: requested as LineInput }];

export type OfferWithCoupon = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Whether something is to be sent. */
export const hasGoods = (requested: QuoteInput): boolean =>
  partsOf(requested).some(({ wanted }) => v.is(goodsType, wanted.type));
