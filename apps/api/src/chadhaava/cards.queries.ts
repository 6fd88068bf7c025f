import type { ChadhaavaCard } from "@aradhana/core/contract";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bookableAfter } from "../catalogue/bookable-after.ts";
import { deityNames, templeOfCard } from "../catalogue/card-columns.ts";
import { commonCard } from "../catalogue/card-view.ts";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import { temples } from "../temples/temples.table.ts";
import { chadhaavas } from "./chadhaavas.table.ts";
import { chadhaavaSeries as series } from "./series.table.ts";

/** The cards of these chadhaava, in the order of the ids; drafts and unknown ids are left out. */
export async function readChadhaavaCards(
  db: Database,
  ids: readonly string[],
  view: View,
): Promise<ChadhaavaCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCardRows(db, ids, view.now);
  const cards = rows.flatMap((row) => {
    const card = commonCard(row, view);
    return card ? [{ ...card, proof_eta_hours: row.proofEtaHours }] : [];
  });
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectCardRows(db: Database, ids: readonly string[], now: Date) {
  const later = alias(chadhaavas, "later");
  const next = db
    .select({ id: later.id, startAt: later.startAt })
    .from(later)
    .where(bookableAfter(later, chadhaavas, now))
    .orderBy(asc(later.startAt))
    .limit(1)
    .as("next");
  return db
    .select({
      ...{ id: chadhaavas.id, occasion: chadhaavas.occasion, tithi: chadhaavas.tithi },
      ...{ state: chadhaavas.state, startAt: chadhaavas.startAt, endAt: chadhaavas.endAt },
      ...{ tz: chadhaavas.tz, cutoffAt: chadhaavas.cutoffAt, priceFrom: chadhaavas.priceFrom },
      ...{ slug: series.slug, title: series.title, images: series.images },
      ...{ authorisation: series.authorisation, proofEtaHours: series.proofEtaHours },
      temple: templeOfCard,
      deities: deityNames(series.deitySlugs),
      next: { id: next.id, startAt: next.startAt },
    })
    .from(chadhaavas)
    .innerJoin(series, eq(series.slug, chadhaavas.seriesSlug))
    .innerJoin(temples, eq(temples.id, series.templeId))
    .leftJoinLateral(next, sql`true`)
    .where(inArray(chadhaavas.id, [...ids]));
}
