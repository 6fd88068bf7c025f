/** Habits of writing the same sound with more, fewer or other Latin letters, applied from the first to the last. */
const habits: readonly (readonly [RegExp, string])[] = [
  [/x/g, "ks"],
  [/chh?/g, "c"],
  [/ck|q/g, "k"],
  [/[dg]ny|jn|gny?(?=[aeiou])/g, "gy"],
  [/[wb]/g, "v"],
  [/ore$/, "or"],
  [/deo/g, "dev"],
  [/z/g, "j"],
  [/ph|f/g, "p"],
  [/sh/g, "s"],
  [/([cdgjkpstlmnrvy])h+/g, "$1"],
  [/aa+/g, "a"],
  [/ee+|ii+/g, "i"],
  [/oo+|uu+/g, "u"],
  [/ah(?=[^aeiou]|$)/g, "a"],
  [/([a-z])\1+/g, "$1"],
  [/i+y*(?=[aeou])/g, "y"],
  [/([^aeiou])y(?![aeiou])/g, "$1i"],
  [/a[iy](?![aeu])|e[iy](?![aeu])|ae/g, "e"],
  [/a[uo](?![aei])|ou|ow|av(?![aeiouy])/g, "o"],
  [/m(?=[pv])|ng(?![aeiouylrv])/g, "n"],
  [/([a-z])\1+/g, "$1"],
];

/** The sound of Latin letters, without what people write in several ways: Bhattacharya and Bhatacharia are alike. */
export const soundOf = (latin: string): string =>
  habits.reduce((letters, [habit, plain]) => letters.replace(habit, plain), latin);

const letters = (pairs: string) =>
  new Map(
    pairs.split(" ").flatMap((pair) => {
      const [latin = "", devanagari = ""] = pair.split(":");
      return [...devanagari].map((letter) => [letter, latin] as const);
    }),
  );

const consonants = letters(
  "k:कख g:गघ n:ङञणन c:चछ j:जझ t:टठतथ d:डढदध p:पफ b:बभ m:म y:य r:र l:लळ v:व s:शषस h:ह",
);
/** Also the signs, with which an ending begins. */
const vowels = letters("a:अआा i:इईिी u:उऊुू e:एे ai:ऐै o:ओऑोॉ au:औौ ri:ऋृ n:ंँ");
const VIRAMA = "्";
/** Ways to write one word in Latin letters: more do not help. */
const MOST = 24;

/** The sounds that a Devanagari word can have in Latin letters: many a short a is silent. */
export function soundsOf(devanagari: string): readonly string[] {
  const text = devanagari.normalize("NFC").replace(/ज्ञ/g, "ग्य").normalize("NFD").replace(/ः/g, "");
  const groups = [...text.matchAll(/(.)(़?)([ा-ौृ्]?)/gu)];
  let written = [""];
  for (const [at, [, letter = "", nukta = "", sign = ""]] of groups.entries()) {
    const sounds = nukta && /[डढ]/.test(letter) ? ["d", "r"] : [consonants.get(letter) ?? ""];
    const endings = consonants.has(letter) ? endingsOf(groups, at, sign) : [vowels.get(letter) ?? ""];
    written = written
      .flatMap((before) => sounds.flatMap((sound) => endings.map((ending) => before + sound + ending)))
      .slice(0, MOST);
  }
  const sounds = written.map(soundOf);
  // Many write Inder for इंदर.
  if (/[क-ह]र$/.test(devanagari)) sounds.push(...sounds.map((sound) => sound.replace(/ar$/, "er")));
  return [...new Set(sounds)];
}

/** What follows a consonant: its sign, or a short a, silent at the end and between syllables (भटनागर). */
function endingsOf(groups: readonly RegExpExecArray[], at: number, sign: string): readonly string[] {
  if (sign === VIRAMA) return [""];
  if (sign) return [vowels.get(sign) ?? ""];
  const next = groups[at + 1];
  const before = groups[at - 1];
  const isSilent =
    !next || (before && before[3] !== VIRAMA && consonants.has(next[1] ?? "") && next[3] !== VIRAMA);
  return isSilent ? ["a", ""] : ["a"];
}
