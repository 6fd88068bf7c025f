/** Parses alternating letters and sounds. */
const table = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...pairs.matchAll(/(\S+) (\S+)/g)].map(([, letter, sound]) => [letter, sound]));

const consonants = table(
  "क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n " +
    "प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h",
);
const vowels = table("अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ऑ o ओ o औ au");
const signs = table(
  "\u093e a \u093f i \u0940 i \u0941 u \u0942 u \u0943 ri \u0947 e \u0948 ai \u0949 o \u094b o \u094c au",
);
const nasals = table("\u0902 n \u0901 n \u0903 h");
const VIRAMA = "\u094d";
const NUKTA = "\u093c";

/** An approximate romanisation of a Devanagari name, which the buyer can correct. */
export function romanise(devanagari: string): string {
  return devanagari.normalize("NFD").replaceAll(NUKTA, "").split(" ").map(word).join(" ");
}

function word(text: string): string {
  const letters = [...text.replaceAll(/[\u200c\u200d]/g, "")];
  let latin = "";
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1];
    const consonant = consonants[letter];
    if (consonant === undefined) {
      latin += letter === VIRAMA ? "" : (vowels[letter] ?? signs[letter] ?? nasals[letter] ?? letter);
      continue;
    }
    // A consonant has an inherent "a", unless a vowel sign or virama follows or it ends the word.
    const bare =
      next === VIRAMA ||
      (next !== undefined && next in signs) ||
      (next === undefined && !closesCluster(letters));
    latin += consonant + (bare ? "" : "a");
  }
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

/** Whether the last consonant ends a cluster and keeps its "a", as in "Indra" but not in "Ram". */
const closesCluster = (letters: readonly string[]) => letters.at(-2) === VIRAMA;
