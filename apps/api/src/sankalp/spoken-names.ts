import type { OrderType } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { chadhaavaSeries } from "../chadhaava/series.table.ts";
import type { Database } from "../db/database.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { series } from "../pujas/series.table.ts";
import { temples } from "../temples/temples.table.ts";
import type { Spoken } from "../text/text.ts";
import { romanise } from "./romanise.ts";

/** What a sankalp says about the puja and where it is held. */
export interface SpokenNames {
  rite: Spoken;
  temple: Spoken;
}

const seriesOf = { pooja: series, chadhaava: chadhaavaSeries } as const satisfies Record<OrderType, unknown>;

/** How puja and temple of an order are said aloud; titles are made to be read in a list, and serve where there is no more. */
export async function spokenNames(
  db: Database,
  order: Pick<StoredOrder, "type" | "slug" | "title" | "temple">,
): Promise<SpokenNames> {
  const table = seriesOf[order.type];
  const [spoken] = await db
    .select({ rite: table.spoken, temple: temples.spoken })
    .from(table)
    .innerJoin(temples, eq(temples.id, table.templeId))
    .where(eq(table.slug, order.slug));
  return {
    rite: spoken?.rite ?? inBothScripts(speakable(order.title.hi)),
    temple: spoken?.temple ?? inBothScripts(speakable(order.temple.hi)),
  };
}

/**
 * A Hindi title without what only the eye can take: brackets, Latin words, what a comma adds, the place or
 * the purpose before the rite, and the "of" after a day, for another one follows.
 */
const speakable = (title: string): string =>
  title
    .replaceAll(/\([^)]*\)|\p{Script=Latin}+/gu, " ")
    .replace(/,.*$/u, "")
    .replace(/^.* (?:में|पर|को|के लिए) /u, "")
    .replaceAll(/ (?:का|की|के) /gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

/** The Latin line says the Hindi words too; the English title in it would be neither language. */
const inBothScripts = (devanagari: string): Spoken => ({ devanagari, latin: romanise(devanagari) });
