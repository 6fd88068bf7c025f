import { allChadhaava } from "../../seed/chadhaava/all-chadhaava.ts";
import { allPujaSeries } from "../../seed/pujas/all-puja-series.ts";
import { temples } from "../../seed/temples/temples.ts";
import type { Spoken } from "../../seed/text.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { romanise } from "./romanise.ts";

/** What a sankalp says about the rite and where it is held. */
export interface SpokenNames {
  rite: Spoken;
  temple: Spoken;
}

// Of the seed, not of the database: an order of any age, in any database, finds them by what it keeps.
const templesBySlug = new Map<string, Spoken>(temples.map(({ slug, spoken }) => [slug, spoken]));
const seriesByType = { pooja: bySlug(allPujaSeries), chadhaava: bySlug(allChadhaava) };

/** How rite and temple of an order are said aloud; titles are made to be read in a list. */
export function spokenNames(order: Pick<StoredOrder, "type" | "slug" | "title" | "temple">): SpokenNames {
  return (
    seriesByType[order.type].get(order.slug) ?? {
      rite: inBothScripts(speakable(order.title.hi)),
      temple: inBothScripts(speakable(order.temple.hi)),
    }
  );
}

type Series = { slug: string; temple: string; spoken: Spoken };

function bySlug(series: readonly Series[]): ReadonlyMap<string, SpokenNames> {
  return new Map(
    series.flatMap(({ slug, temple, spoken }) => {
      const place = templesBySlug.get(temple);
      return place ? [[slug, { rite: spoken, temple: place }] as const] : [];
    }),
  );
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
