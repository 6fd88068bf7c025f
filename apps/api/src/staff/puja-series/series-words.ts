import type { RitualType } from "@aradhana/core/contract";
import { eq, inArray } from "drizzle-orm";
import { answersOf, ritualSearchColumns } from "../../catalogue/ritual-search-columns.ts";
import type { Database } from "../../db/database.ts";
import { deities } from "../../deities/deities.table.ts";
import { datedLines } from "../../lines/dated-lines.ts";
import type { series as pujaSeries } from "../../pujas/series.table.ts";
import { purposes } from "../../purposes/purposes.table.ts";
import { temples } from "../../temples/temples.table.ts";
import type { RitualContent } from "./ritual-columns.ts";

type Row = Pick<typeof pujaSeries.$inferSelect, "searchTexts">;

/** What visitors call the series of each line. */
const kinds = { pooja: ["puja"], chadhaava: ["chadhaava", "chadhava", "चढ़ावा"] } as const satisfies Record<
  RitualType,
  readonly string[]
>;

type Named = Pick<
  RitualContent,
  "title" | "subtitle" | "occasion" | "temple_id" | "deity_slugs" | "purpose_slugs"
>;

/** The words by which a series that staff wrote is found. Everyday words that the seed gave it stay. */
export async function wordsOf(tx: Database, type: RitualType, content: Named, before?: Row) {
  const { title, subtitle, occasion, temple_id, deity_slugs, purpose_slugs } = content;
  const [temple] = await tx.select().from(temples).where(eq(temples.id, temple_id));
  const meant = await tx.select().from(purposes).where(inArray(purposes.slug, purpose_slugs));
  const allDeities = await tx.select().from(deities);
  return ritualSearchColumns({
    ...{ title, subtitle, occasion, kind: kinds[type], answers: answersOf(before?.searchTexts ?? null) },
    temple: temple && { ...temple, aliases: otherNamesOf(temple, allDeities) },
    deities: allDeities.filter(({ slug }) => deity_slugs.includes(slug)),
    purposes: purpose_slugs.flatMap((purpose) => meant.filter(({ slug }) => slug === purpose)),
  });
}

/** Lets the series of all lines at a temple be found by the names that it has now. */
export async function refreshWordsAt(tx: Database, templeId: string): Promise<void> {
  for (const { kind, series } of datedLines) {
    // Of the columns that are read here, all lines have the same.
    const table = series as typeof pujaSeries;
    const rows = await tx.select().from(table).where(eq(table.templeId, templeId));
    for (const { slug, title, subtitle, occasion, deitySlugs, purposeSlugs, ...row } of rows) {
      const named = { title, subtitle, occasion, temple_id: templeId };
      const content = { ...named, deity_slugs: deitySlugs, purpose_slugs: purposeSlugs };
      await tx
        .update(table)
        .set(await wordsOf(tx, kind, content, row))
        .where(eq(table.slug, slug));
    }
  }
}

/** What a temple is found by, without the deities of the temple: a puja there may be for another one. */
function otherNamesOf({ searchTexts }: typeof temples.$inferSelect, all: (typeof deities.$inferSelect)[]) {
  const ofDeities = new Set(all.flatMap(({ name, aliases }) => [name.en, name.hi, ...aliases]));
  return searchTexts?.other.filter((text) => !ofDeities.has(text));
}
