import { latinSpellings } from "@aradhana/core/latin-spellings";
import { type Gazetteer, readGazetteer, type Town } from "./gazetteer.ts";
import { allowedErrors, foldName, prefixDistance } from "./places.rules.ts";

/** What a wrong letter costs, in ranks: a town ten times as large wins over a letter. */
const ERROR = 12;
/** What a whole name wins over the beginning of a longer one. */
const WHOLE = 12;
/** Spellings of a name in Devanagari that are searched for. */
const MOST_SPELLINGS = 3;

/** The towns whose name begins so, the likeliest first; those that nearly begin so where too few do. */
export function findTowns(typed: string, limit: number): Town[] {
  const gazetteer = readGazetteer();
  const search = foldName(typed);
  if (search === "") return [];
  const found = beginningWith(gazetteer, search, limit);
  if (found.length < limit) {
    // In Devanagari few towns have a name of their own: the others are found by what it sounds like.
    const spelled = latinSpellings(typed).slice(0, MOST_SPELLINGS).map(foldName);
    const similar = nearly(gazetteer, spelled.length > 0 ? spelled : [search], limit);
    found.push(...similar.filter((town) => !found.includes(town)));
  }
  return found.slice(0, limit).map(gazetteer.read);
}

function beginningWith({ names, townOf, ranks }: Gazetteer, search: string, limit: number): number[] {
  const best = createBest(limit);
  const end = firstFrom(names, `${search}\u{10ffff}`);
  for (let place = firstFrom(names, search); place < end; place++) {
    const town = townOf[place] ?? 0;
    best.add(town, (ranks[town] ?? 0) + (names[place]?.length === search.length ? WHOLE : 0));
  }
  return best.towns();
}

/** The towns that begin almost so, with the same first letter: the first letter of a name is seldom wrong. */
function nearly({ names, townOf, ranks }: Gazetteer, spellings: readonly string[], limit: number): number[] {
  const best = createBest(limit);
  for (const spelling of spellings) {
    const most = allowedErrors(spelling.length);
    const start = most === 0 ? spelling : spelling.slice(0, 1);
    const end = firstFrom(names, `${start}\u{10ffff}`);
    for (let place = firstFrom(names, start); place < end; place++) {
      const name = names[place] ?? "";
      const errors = prefixDistance(spelling, name, most);
      if (errors > most) continue;
      const town = townOf[place] ?? 0;
      const whole = errors === 0 && name.length === spelling.length ? WHOLE : 0;
      best.add(town, (ranks[town] ?? 0) + whole - errors * ERROR);
    }
  }
  return best.towns();
}

/** Collects the towns with the highest scores, each once. */
function createBest(limit: number) {
  const entries: { town: number; score: number }[] = [];
  return {
    add(town: number, score: number) {
      if (entries.length >= limit && score <= (entries.at(-1)?.score ?? 0)) return;
      const known = entries.findIndex((entry) => entry.town === town);
      if (known >= 0 && (entries[known]?.score ?? 0) >= score) return;
      if (known >= 0) entries.splice(known, 1);
      const place = entries.findIndex((entry) => entry.score < score);
      entries.splice(place < 0 ? entries.length : place, 0, { town, score });
      if (entries.length > limit) entries.pop();
    },
    towns: () => entries.map(({ town }) => town),
  };
}

/** The place of the first name that is not before a text. */
function firstFrom(names: readonly string[], text: string): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
