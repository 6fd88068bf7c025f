import type { NameLexicon } from "@aradhana/core/names";
import { soundOf, soundsOf } from "./sounds.ts";

/** What a part costs: a listed stem, a whole known name, and more for a part of hardly any letters. */
const STEM = 1;
const NAME = 1.5;
const SHORT = 0.5;
/** A stem that loses its last vowel before a joining one (रमा, रमेश). */
const CUT = 1.2;
/** Beginnings that are continued at each letter, and compositions that are returned. */
const BEAM = 14;
const MOST = 25;

interface Part {
  spelling: string;
  cost: number;
}

interface Beginning extends Part {
  /** Whether only an ending that begins with a vowel sign can follow. */
  isOpen: boolean;
}

/** Composes spellings of words from stems and known names that sound the same, with their costs, the lowest first. */
export function createStemComposer(stems: readonly string[], lexicon: NameLexicon) {
  const closed = new Map<string, Part[]>();
  const open = new Map<string, Part[]>();
  for (const stem of stems) {
    for (const sound of soundsOf(stem)) {
      add(closed, sound, { spelling: stem, cost: STEM });
      // Before p and b, m sounds and is written like n: Premprakash.
      add(closed, sound.replace(/m$/, "n"), { spelling: stem, cost: STEM });
      if (/[क-ह]$/.test(stem)) add(open, sound.replace(/a$/, ""), { spelling: stem, cost: STEM });
      else if (/..[ािीुू]$/.test(stem)) {
        add(open, sound.replace(/[aiu]$/, ""), { spelling: stem.slice(0, -1), cost: CUT });
      }
    }
  }
  for (const [latin, [spelling = ""]] of lexicon) {
    for (const sound of [soundOf(latin), ...soundsOf(spelling)]) add(closed, sound, { spelling, cost: NAME });
  }

  return (latin: string): ReadonlyMap<string, number> => {
    const word = soundOf(latin);
    const layers: Beginning[][] = Array.from({ length: word.length + 1 }, () => []);
    layers[0]?.push({ spelling: "", cost: 0, isOpen: false });
    for (let at = 0; at < word.length; at += 1) {
      for (const before of cheapest(layers[at] ?? []).slice(0, BEAM)) {
        for (let end = at + 1; end <= word.length; end += 1) {
          const sound = word.slice(at, end);
          const extra = sound.length < 3 ? SHORT : 0;
          for (const [parts, isOpen] of [
            [closed, false],
            [open, true],
          ] as const) {
            for (const { spelling, cost } of parts.get(sound) ?? []) {
              if (before.isOpen !== isJoining(spelling)) continue;
              layers[end]?.push({
                spelling: before.spelling + spelling,
                cost: before.cost + cost + extra,
                isOpen,
              });
            }
          }
        }
      }
    }
    const whole = cheapest(layers[word.length] ?? []).filter(({ isOpen }) => !isOpen);
    return new Map(whole.slice(0, MOST).map(({ spelling, cost }) => [spelling, cost]));
  };
}

/** An ending that is written as a sign on the consonant before it: ेश of सुरेश. */
const isJoining = (spelling: string) => /^[ा-्]/.test(spelling);

function add(parts: Map<string, Part[]>, sound: string, part: Part) {
  const others = parts.get(sound);
  if (!others) parts.set(sound, [part]);
  else if (!others.some(({ spelling }) => spelling === part.spelling)) others.push(part);
}

/** The cheapest way to each spelling, the cheapest spelling first. */
function cheapest(beginnings: Beginning[]): Beginning[] {
  const seen = new Set<string>();
  return beginnings
    .sort((one, other) => one.cost - other.cost)
    .filter(({ spelling, isOpen }) => {
      const key = `${spelling}${isOpen}`;
      return !seen.has(key) && seen.add(key);
    });
}
