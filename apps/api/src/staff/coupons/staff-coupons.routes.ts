import { couponCodeParam, createCouponRequest, pageQuery, staffCoupon } from "@aradhana/core/staff";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { ownersWithPasskey, staffDocumented, staffOnly } from "../login/staff-only.ts";
import { couponExists } from "../staff.errors.ts";
import { couponOf, createCoupon, endCoupon, listCoupons, lockCoupon } from "./staff-coupons.queries.ts";

/** Discount codes: support reads them, owners create and end them. */
export function staffCouponRoutes({ db }: { db: Database }) {
  const owners = staffOnly(db, ["owner"]);
  return new Hono<AppEnv>()
    .get(
      "/coupon",
      staffDocumented({ summary: "All coupons, the latest to start first", results: v.array(staffCoupon) }),
      staffOnly(db, ["owner", "support"]),
      validated("query", pageQuery),
      async (c) => {
        const { page, limit } = c.req.valid("query");
        const { rows, total } = await listCoupons(db, { page, limit });
        return respond(c, rows.map(couponOf), { page, limit, total });
      },
    )
    .post(
      "/coupon",
      staffDocumented({
        summary: "Creates a coupon; its terms cannot be changed later",
        status: 201,
        results: staffCoupon,
        errorResponses: [couponExists],
      }),
      ownersWithPasskey(db),
      validated("json", createCouponRequest),
      async (c) => {
        const coupon = await db.transaction(async (tx) => {
          const created = await createCoupon(tx, c.req.valid("json"));
          if (!created) throw couponExists();
          const after = couponOf(created);
          await logAction(tx, c, { action: "coupon.create", subject: created.code, after });
          return after;
        });
        return respond(c, coupon, {}, 201);
      },
    )
    .post(
      "/coupon/:code/end",
      staffDocumented({
        summary: "Ends a coupon at once; one that has ended stays as it is",
        results: staffCoupon,
      }),
      owners,
      validated("param", couponCodeParam),
      async (c) => {
        const { code } = c.req.valid("param");
        const at = c.var.clock();
        const coupon = await db.transaction(async (tx) => {
          const before = await lockCoupon(tx, code);
          if (!before) throw notFound();
          if (before.endsAt && before.endsAt <= at) return before;
          await endCoupon(tx, code, at);
          await logAction(tx, c, {
            ...{ action: "coupon.end", subject: code },
            before: { ends_at: before.endsAt?.toISOString() ?? null },
            after: { ends_at: at.toISOString() },
          });
          return { ...before, endsAt: at };
        });
        return respond(c, couponOf(coupon));
      },
    );
}
