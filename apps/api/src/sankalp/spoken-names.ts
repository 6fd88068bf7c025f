import type { OrderType } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { lines } from "../lines/lines.ts";
import type { Spoken, Text } from "../text/text.ts";
import { romanise } from "./romanise.ts";

/** The names of the puja and the temple in a sankalp. */
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

/** The spoken names of an order's puja and temple, from the catalogue or else derived from the titles. */
export async function spokenNames(db: Database, { kind, slug, title, temple }: Ritual): Promise<SpokenNames> {
  const spoken = await lines[kind].names?.readSpoken(db, slug);
  return {
    ritual: spoken?.ritual ?? inBothScripts(toSpeakable(title.hi)),
    temple: spoken?.temple ?? inBothScripts(toSpeakable(temple.hi)),
  };
}

/**
 * A Hindi title without the parts that cannot be read aloud: brackets, Latin words, text after a comma, the place or
 * purpose before the ritual, and "of" after a day, because another "of" follows.
 */
const toSpeakable = (title: string): string =>
  title
    .replaceAll(/\([^)]*\)|\p{Script=Latin}+/gu, " ")
    .replace(/,.*$/u, "")
    .replace(/^.* (?:में|पर|को|के लिए) /u, "")
    .replaceAll(/ (?:का|की|के) /gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

/** The Latin text is romanised Hindi, not the English title. */
const inBothScripts = (devanagari: string): Spoken => ({ devanagari, latin: romanise(devanagari) });
