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

/** The largest town of exactly this name, old names included: a guess would be another place. */
export function findTownNamed(typed: string): Town | undefined {
  const { names, townOf, ranks, read } = readGazetteer();
  const search = foldName(typed);
  for (const name of [search, `${search} city`]) {
    const best = createBest(1);
    for (let place = firstFrom(names, name); names[place] === name; place++) {
      const town = townOf[place] ?? 0;
      best.add(town, ranks[town] ?? 0);
    }
    const [town] = best.towns();
    if (town !== undefined) return read(town);
  }
  return undefined;
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

/** The towns that begin almost so: with any wrong letters after the first, or with a wrong first letter alone. */
function nearly(gazetteer: Gazetteer, spellings: readonly string[], limit: number): number[] {
  const { names, townOf, ranks } = gazetteer;
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
    if (most === 0) continue;
    for (const town of withOtherFirstLetter(gazetteer, spelling)) {
      best.add(town, (ranks[town] ?? 0) - ERROR);
    }
  }
  return best.towns();
}

/** The towns that begin so but for the first letter: another one, one too many, one missing, or swapped with the second. */
function* withOtherFirstLetter({ names, townOf }: Gazetteer, spelling: string): Generator<number> {
  const rest = spelling.slice(1);
  const swapped = `${spelling.charAt(1)}${spelling.charAt(0)}${spelling.slice(2)}`;
  const others = firstLetters(names).flatMap((letter) => [`${letter}${rest}`, `${letter}${spelling}`]);
  for (const start of [rest, swapped, ...others]) {
    const end = firstFrom(names, `${start}\u{10ffff}`);
    for (let place = firstFrom(names, start); place < end; place++) yield townOf[place] ?? 0;
  }
}

/** The letters that names begin with: about two hundred, found by skipping all names of a letter. */
function firstLetters(names: readonly string[]): string[] {
  const letters: string[] = [];
  for (let place = 0; place < names.length; ) {
    const letter = names[place]?.charAt(0) ?? "";
    letters.push(letter);
    place = firstFrom(names, `${letter}\u{10ffff}`);
  }
  return letters;
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
