import {
  newEnergising,
  newStock,
  type StockItem,
  stockIdParam,
  stockItem,
  stockQuery,
} from "@aradhana/core/staff";
import { asc, eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import { isoDate, localDayOf } from "../../calendar/local-day.ts";
import type { Database } from "../../db/database.ts";
import { invalidInput, notFound } from "../../errors/common.errors.ts";
import type { Energising } from "../../goods/goods-columns.ts";
import { products, productVariants } from "../../goods/products.table.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { stockChanged } from "../staff.errors.ts";

/** How many pieces of each product there are. A gem is one piece of its own and has no stock. */
export function staffStockRoutes({ db }: { db: Database }) {
  const { stock, taken } = productVariants;
  return new Hono<AppEnv>()
    .get(
      "/stock",
      staffDocumented({ summary: "The stock of each product and colour", results: v.array(stockItem) }),
      staffOnly(db, ["owner", "temple_desk", "support"]),
      validated("query", stockQuery),
      async (c) => {
        const { page, limit, state } = c.req.valid("query");
        const matches = state && (state === "sold_out" ? sql`${stock} = ${taken}` : sql`${stock} > ${taken}`);
        const rows = await select(db)
          .where(matches)
          .orderBy(asc(productVariants.sku))
          .limit(limit)
          .offset((page - 1) * limit);
        return respond(c, rows.map(itemOf), {
          page,
          limit,
          total: await db.$count(productVariants, matches),
        });
      },
    )
    .put(
      "/stock/:id",
      staffDocumented({
        summary: "Sets how many can be sold; what is sold or reserved is not counted again",
        results: stockItem,
        errorResponses: [stockChanged],
      }),
      staffOnly(db, ["owner", "temple_desk"]),
      validated("param", stockIdParam),
      validated("json", newStock),
      async (c) => {
        const { id } = c.req.valid("param");
        const { left, was } = c.req.valid("json");
        const item = await db.transaction(async (tx) => {
          const isThis = eq(productVariants.id, id);
          const [before] = await tx.select().from(productVariants).where(isThis).for("update");
          if (!before) throw notFound();
          if (before.stock - before.taken !== was) throw stockChanged();
          await tx
            .update(productVariants)
            .set({ stock: before.taken + left })
            .where(isThis);
          await logAction(tx, c, {
            ...{ action: "stock.set", subject: before.sku },
            ...{ before: { left: before.stock - before.taken }, after: { left } },
          });
          const [after] = await select(tx).where(isThis);
          if (!after) throw notFound();
          return itemOf(after);
        });
        return respond(c, item);
      },
    )
    .put(
      "/stock/:id/energised",
      staffDocumented({
        summary: "Records when the pieces of a product were energised, in all its colours; its page shows it",
        results: stockItem,
      }),
      staffOnly(db, ["owner", "temple_desk"]),
      validated("param", stockIdParam),
      validated("json", newEnergising),
      async (c) => {
        const { id } = c.req.valid("param");
        const { on, video_url: videoUrl } = c.req.valid("json");
        if (on > isoDate(localDayOf(c.var.clock()))) throw invalidInput({ fieldErrors: [futureDay] });
        const item = await db.transaction(async (tx) => {
          const isThis = eq(productVariants.id, id);
          const [found] = await tx
            .select({ product: products })
            .from(products)
            .innerJoin(productVariants, eq(productVariants.productId, products.id))
            .where(isThis)
            .for("update", { of: products });
          if (!found) throw notFound();
          const { energising: before, sku, id: productId } = found.product;
          const energising = { ...before, on, videoUrl };
          await tx.update(products).set({ energising }).where(eq(products.id, productId));
          await logAction(tx, c, {
            ...{ action: "energising.recorded", subject: sku },
            ...{ before: energisedOf(before), after: energisedOf(energising) },
          });
          const [after] = await select(tx).where(isThis);
          if (!after) throw notFound();
          return itemOf(after);
        });
        return respond(c, item);
      },
    );
}

const futureDay = { field: "on", code: "too_large", message: "This day is in the future." };

const energisedOf = ({ on = null, videoUrl = null }: Energising) => ({ on, video_url: videoUrl });

const select = (db: Database) =>
  db
    .select({ variant: productVariants, title: products.title, energising: products.energising })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .$dynamic();

const itemOf = ({ variant, title, energising }: Awaited<ReturnType<typeof select>>[number]): StockItem => ({
  ...{ id: variant.id, sku: variant.sku, title, color: variant.color },
  ...{ left: variant.stock - variant.taken, taken: variant.taken },
  energised: energisedOf(energising),
});
