import type { PujaSeriesContent } from "@aradhana/core/staff";
import { eq, inArray } from "drizzle-orm";
import { ritualSearchColumns } from "../../catalogue/ritual-search-columns.ts";
import type { Database } from "../../db/database.ts";
import { deities } from "../../deities/deities.table.ts";
import { purposes } from "../../purposes/purposes.table.ts";
import { temples } from "../../temples/temples.table.ts";

/** The words by which a puja that staff wrote is found. */
export async function wordsOf(tx: Database, content: PujaSeriesContent) {
  const { title, subtitle, occasion, temple_id, deity_slugs, purpose_slugs } = content;
  const [temple] = await tx.select().from(temples).where(eq(temples.id, temple_id));
  const meant = await tx.select().from(purposes).where(inArray(purposes.slug, purpose_slugs));
  return ritualSearchColumns({
    ...{ title, subtitle, occasion, temple, kind: ["puja"] },
    deities: await tx.select().from(deities).where(inArray(deities.slug, deity_slugs)),
    purposes: purpose_slugs.flatMap((purpose) => meant.filter(({ slug }) => slug === purpose)),
  });
}
