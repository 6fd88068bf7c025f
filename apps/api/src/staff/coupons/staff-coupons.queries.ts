import type { StaffCoupon } from "@aradhana/core/staff";
import { desc, eq } from "drizzle-orm";
import { coupons } from "../../coupons/coupons.table.ts";
import type { Database } from "../../db/database.ts";

type StoredCoupon = typeof coupons.$inferSelect;

interface Page {
  page: number;
  limit: number;
}

/** The latest to start first. */
export async function listCoupons(db: Database, { page, limit }: Page) {
  const rows = await db
    .select()
    .from(coupons)
    .orderBy(desc(coupons.startsAt), coupons.code)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(coupons) };
}

/** Creates a coupon; undefined if the code exists. */
export async function createCoupon(db: Database, coupon: StaffCoupon): Promise<StoredCoupon | undefined> {
  const { discount } = coupon;
  const [created] = await db
    .insert(coupons)
    .values({
      ...{ code: coupon.code, kind: discount.kind, minTotal: coupon.min_total },
      ...(discount.kind === "pct" ? { pct: discount.pct, cap: discount.cap } : { flat: discount.flat }),
      startsAt: new Date(coupon.starts_at),
      endsAt: coupon.ends_at === null ? null : new Date(coupon.ends_at),
      ...{ minDevotees: coupon.min_devotees, firstOrderOnly: coupon.first_order_only },
      perCustomer: coupon.per_customer,
    })
    .onConflictDoNothing()
    .returning();
  return created;
}

/** Reads a coupon and locks it until the transaction ends. */
export async function lockCoupon(tx: Database, code: string): Promise<StoredCoupon | undefined> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code)).for("update");
  return coupon;
}

/** Ends a coupon that is locked. */
export async function endCoupon(tx: Database, code: string, endsAt: Date): Promise<void> {
  await tx.update(coupons).set({ endsAt }).where(eq(coupons.code, code));
}

/** A coupon as the API sends it. */
export const couponOf = ({ code, kind, pct, flat, cap, ...terms }: StoredCoupon): StaffCoupon => ({
  code,
  discount:
    kind === "pct" ? { kind, pct: pct ?? 0, cap } : { kind, flat: flat ?? { inr: 0, usd: 0, eur: 0 } },
  min_total: terms.minTotal,
  starts_at: terms.startsAt.toISOString(),
  ends_at: terms.endsAt?.toISOString() ?? null,
  ...{ min_devotees: terms.minDevotees, first_order_only: terms.firstOrderOnly },
  per_customer: terms.perCustomer,
});
