/** Usual Latin spellings of a sound, the commonest first. */
type Sounds = Readonly<Record<string, readonly string[]>>;

const consonants: Sounds = {
  क: ["k"],
  ख: ["kh"],
  ग: ["g"],
  घ: ["gh"],
  ङ: ["n"],
  च: ["ch"],
  छ: ["chh", "ch"],
  ज: ["j"],
  झ: ["jh"],
  ञ: ["n"],
  ट: ["t"],
  ठ: ["th"],
  ड: ["d"],
  ढ: ["dh"],
  ण: ["n"],
  त: ["t"],
  थ: ["th"],
  द: ["d"],
  ध: ["dh"],
  न: ["n"],
  प: ["p"],
  फ: ["ph", "f"],
  ब: ["b"],
  भ: ["bh"],
  म: ["m"],
  य: ["y"],
  र: ["r"],
  ल: ["l"],
  ळ: ["l"],
  व: ["v", "w"],
  श: ["sh"],
  ष: ["sh"],
  स: ["s"],
  ह: ["h"],
  क़: ["q", "k"],
  ख़: ["kh"],
  ग़: ["gh", "g"],
  ज़: ["z"],
  ड़: ["d", "r"],
  ढ़: ["dh", "rh"],
  फ़: ["f"],
};
const A = ["a"];
/** Between two syllables it is written by some and spoken by few: Kamala, Kamla. */
const MUTE_A = ["a", ""];
const AA = ["a", "aa"];
const I = ["i"];
const II = ["i", "ee"];
const U = ["u"];
const UU = ["u", "oo"];
const vowels: Sounds = {
  ...{ अ: A, आ: AA, इ: I, ई: II, उ: U, ऊ: UU, ऋ: ["ri"], ए: ["e"], ऐ: ["ai"], ओ: ["o"], औ: ["au", "ou"] },
  ...{ "ा": AA, "ि": I, "ी": II, "ु": U, "ू": UU, "ृ": ["ri"], "े": ["e"], "ै": ["ai"], "ो": ["o"] },
  ...{ "ौ": ["au", "ou"], ऑ: ["o"], "ॉ": ["o"] },
};
const VIRAMA = "्";
const nasals = new Set(["ं", "ँ"]);
const MOST = 6;

/**
 * Usual Latin spellings of a name in Devanagari, the commonest first, six at most; none for other scripts. Each changes
 * one sound of the first, because each spelling has a number of its own in numerology.
 */
export function latinSpellings(name: string): string[] {
  const words = name.normalize("NFC").trim().split(/\s+/).map(soundsOf);
  if (words.some((word) => word === undefined)) return [];
  const sounds = words.flatMap((word, index) => [...(index ? [[" "]] : []), ...(word ?? [])]);
  const usual = sounds.map(([first = ""]) => first);
  const others = sounds.flatMap((spellings, index) =>
    spellings.slice(1).map((other) => usual.with(index, other)),
  );
  return [...new Set([usual, ...others].map((letters) => inCapitals(letters.join(""))))].slice(0, MOST);
}

/** The sounds of a word; undefined where a character is not Devanagari. */
function soundsOf(word: string): (readonly string[])[] | undefined {
  const letters = [...word.normalize("NFD")].reduce<string[]>((joined, letter) => {
    // A dot below belongs to the letter before it.
    if (letter === "़") joined.push((joined.pop() ?? "") + letter);
    else joined.push(letter);
    return joined;
  }, []);
  const sounds: (readonly string[])[] = [];
  for (const [index, raw] of letters.entries()) {
    const next = letters[index + 1];
    const consonant = consonants[raw] ?? consonants[raw.normalize("NFC")];
    const vowel = vowels[raw];
    if (consonant) {
      sounds.push(consonant);
      // A consonant is followed by a short a, except before another vowel and at the end of a word.
      if (next !== undefined && next !== VIRAMA && !isSign(next)) {
        sounds.push(isMute(letters, index) ? MUTE_A : A);
      }
    } else if (vowel) sounds.push(vowel);
    else if (nasals.has(raw)) sounds.push(nextIsLip(next) ? ["m"] : ["n"]);
    else if (raw !== VIRAMA && raw !== "ः") return undefined;
  }
  return sounds.length > 0 ? sounds : undefined;
}

/** Whether the short a after a consonant is neither in the first syllable nor before two consonants or a last one. */
function isMute(letters: readonly string[], index: number): boolean {
  const [next = "", afterNext] = letters.slice(index + 1);
  const isOpen = afterNext !== undefined && afterNext !== VIRAMA;
  return index > 0 && letters[index - 1] !== VIRAMA && consonants[next] !== undefined && isOpen;
}

const isSign = (letter: string) => /^\p{M}$/u.test(letter) && vowels[letter] !== undefined;
const nextIsLip = (next: string | undefined) => next !== undefined && "पफबभम".includes(next);

const inCapitals = (text: string) => text.replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
