import type { OrderType } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { lines } from "../lines/lines.ts";
import type { Spoken, Text } from "../text/text.ts";
import { romanise } from "./romanise.ts";

/** What a sankalp says about the puja and where it is held. */
export interface SpokenNames {
  ritual: Spoken;
  temple: Spoken;
}

interface Ritual {
  kind: OrderType;
  slug: string;
  title: Text;
  temple: Text;
}

/** How puja and temple of an order are said aloud; titles are made to be read in a list, and serve where there is no more. */
export async function spokenNames(db: Database, { kind, slug, title, temple }: Ritual): Promise<SpokenNames> {
  const spoken = await lines[kind].names?.readSpoken(db, slug);
  return {
    ritual: spoken?.ritual ?? inBothScripts(speakable(title.hi)),
    temple: spoken?.temple ?? inBothScripts(speakable(temple.hi)),
  };
}

/**
 * A Hindi title without what only the eye can take: brackets, Latin words, what a comma adds, the place or
 * the purpose before the ritual, and the "of" after a day, for another one follows.
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
