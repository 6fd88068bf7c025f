import * as v from "valibot";
import { devotee, gotraName, personName } from "../contract/index.ts";
import type { NamedDevotee } from "./draft-parts.ts";
import { spellingOf } from "./sankalp-of.ts";

/** The keys of the rows whose name, spelling or gotra cannot be read out, or that are too many; an empty record where none is. */
export function checkDevotees(devotees: readonly NamedDevotee[], limit: number) {
  const names = devotees.filter(({ name }, place) => place >= limit || !v.is(personName, name));
  const spellings = devotees.filter(
    (named) => v.is(personName, named.name) && !v.is(devotee.entries.name_devanagari, spellingOf(named)),
  );
  const gotras = devotees.filter(({ gotra }) => !v.is(gotraName, gotra));
  const keys = (rows: readonly NamedDevotee[]) => rows.map(({ key }) => key);
  return {
    ...(names.length > 0 && { names: keys(names) }),
    ...(spellings.length > 0 && { spellings: keys(spellings) }),
    ...(gotras.length > 0 && { gotras: keys(gotras) }),
  };
}
