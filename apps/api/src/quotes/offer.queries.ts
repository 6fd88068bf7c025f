import { eq } from "drizzle-orm";
import { coupons } from "../coupons/coupons.table.ts";
import type { Database } from "../db/database.ts";
import type { Offer } from "../lines/line.ts";
import { lines } from "../lines/lines.ts";
import { type Buyer, countPastOrders } from "../orders/past-orders.queries.ts";
import type { Wanted } from "./quotes.table.ts";

/** Reads the current offer, the coupon and, because coupons may depend on them, the buyer's past orders. */
export async function findOffer(db: Database, wanted: Wanted, buyer?: Buyer) {
  const offer: Offer | undefined = await lines[wanted.type].findOffer(db, wanted);
  if (!offer) return undefined;
  const [coupon] = wanted.couponCode
    ? await db.select().from(coupons).where(eq(coupons.code, wanted.couponCode))
    : [];
  const pastOrders = coupon && buyer ? await countPastOrders(db, buyer, coupon.code) : { orders: 0, uses: 0 };
  return { offer, coupon, before: pastOrders };
}

export type OfferWithCoupon = NonNullable<Awaited<ReturnType<typeof findOffer>>>;
