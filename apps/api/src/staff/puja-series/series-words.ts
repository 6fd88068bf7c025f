import type { PujaSeriesContent } from "@aradhana/core/staff";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { deities } from "../../deities/deities.table.ts";
import { purposes } from "../../purposes/purposes.table.ts";
import { searchColumnsOf } from "../../search/search-columns.ts";
import { temples } from "../../temples/temples.table.ts";
import type { Text } from "../../text/text.ts";

const both = (texts: readonly Text[]) => texts.flatMap(({ en, hi }) => [en, hi]);

/** The words by which a puja is found: of its title, temple, town, deities and purposes, and its kind. */
export async function wordsOf(tx: Database, content: PujaSeriesContent) {
  const { title, subtitle, temple_id, deity_slugs, purpose_slugs } = content;
  const [temple] = await tx.select().from(temples).where(eq(temples.id, temple_id));
  const named = await tx.select().from(deities).where(inArray(deities.slug, deity_slugs));
  const meant = await tx.select().from(purposes).where(inArray(purposes.slug, purpose_slugs));
  const main = meant.filter(({ slug }) => slug === purpose_slugs[0]);
  const texts = [title, subtitle, ...[...named, ...meant].map(({ name }) => name)];
  if (temple) texts.push(temple.name, temple.city, temple.state);
  return searchColumnsOf({
    title: [both([title, ...main.map(({ name }) => name)])],
    other: ["puja", ...both(texts), ...named.flatMap(({ aliases }) => aliases)],
  });
}
