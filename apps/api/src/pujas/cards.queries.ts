import type { PoojaCard } from "@aradhana/core/contract";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bookableAfter } from "../catalogue/bookable-after.ts";
import { deityNames, templeOfCard } from "../catalogue/card-columns.ts";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import { temples } from "../temples/temples.table.ts";
import { toCard } from "./cards.rules.ts";
import { pujas } from "./pujas.table.ts";
import { series } from "./series.table.ts";

/** The cards of these pujas, in the order of the ids; drafts and unknown ids are left out. */
export async function readCards(db: Database, ids: readonly string[], view: View): Promise<PoojaCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCardRows(db, ids, view.now);
  const byId = new Map(rows.map((row) => [row.id, toCard(row, view)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What a card shows of a puja, of its series and of its temple. */
export type CardRow = Awaited<ReturnType<typeof selectCardRows>>[number];

function selectCardRows(db: Database, ids: readonly string[], now: Date) {
  const later = alias(pujas, "later");
  const next = db
    .select({ id: later.id, startAt: later.startAt })
    .from(later)
    .where(bookableAfter(later, pujas, now))
    .orderBy(asc(later.startAt))
    .limit(1)
    .as("next");
  return db
    .select({
      ...{ id: pujas.id, occasion: pujas.occasion, tithi: pujas.tithi, state: pujas.state },
      ...{ startAt: pujas.startAt, endAt: pujas.endAt, tz: pujas.tz, cutoffAt: pujas.cutoffAt },
      ...{ capacity: pujas.capacity, booked: pujas.booked, priceFrom: pujas.priceFrom },
      ...{ slug: series.slug, title: series.title, images: series.images, isVip: series.isVip },
      ...{ bnplEnabled: series.bnplEnabled, authorisation: series.authorisation },
      ...{ ratingSum: series.ratingSum, ratingCount: series.ratingCount },
      temple: templeOfCard,
      deities: deityNames(series.deitySlugs),
      next: { id: next.id, startAt: next.startAt },
    })
    .from(pujas)
    .innerJoin(series, eq(series.slug, pujas.seriesSlug))
    .innerJoin(temples, eq(temples.id, series.templeId))
    .leftJoinLateral(next, sql`true`)
    .where(inArray(pujas.id, [...ids]));
}
