import type { Image, Language, Mandate } from "@aradhana/core/contract";
import { inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lines } from "../lines/lines.ts";
import { orderItems } from "../orders/orders.table.ts";
import { findOpenCharge, readHistory } from "./mandates.queries.ts";
import type { StoredMandate } from "./mandates.table.ts";

const noImage: Image = { name: "", alt: "" };

/** Mandates as their buyer sees them. */
export async function readMandateViews(
  db: Database,
  mandates: readonly StoredMandate[],
  lang: Language,
): Promise<Mandate[]> {
  if (mandates.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderId,
        mandates.map(({ firstOrderId }) => firstOrderId),
      ),
    );
  return Promise.all(
    mandates.map(async (mandate) => {
      const item = items.find(({ orderId }) => orderId === mandate.firstOrderId);
      const [charge, { last, orders }, covers] = await Promise.all([
        findOpenCharge(db, mandate.id),
        readHistory(db, mandate.id),
        lines[mandate.type].readCovers(db, item ? [item.slug] : [], lang),
      ]);
      const { id, state, pausedBy, frequency, maxAmount, currency, endsAt } = mandate;
      return {
        ...{ id, frequency, orders, state: state === "created" ? "active" : state },
        paused_by: state === "paused" ? (pausedBy ?? "buyer") : null,
        title: item?.title[lang] ?? "",
        image: (item && covers.get(item.slug)) ?? noImage,
        max_amount: { amount: maxAmount, currency },
        ends_at: endsAt.toISOString(),
        next:
          charge && state === "active"
            ? { starts_at: charge.startsAt.toISOString(), charge_at: charge.dueAt.toISOString() }
            : null,
        last_problem: problemOf(last),
      };
    }),
  );
}

function problemOf(last: Awaited<ReturnType<typeof readHistory>>["last"]): Mandate["last_problem"] {
  if (last?.state === "failed") return "declined";
  return last?.state === "skipped" && last.reason !== "stopped" ? last.reason : null;
}
