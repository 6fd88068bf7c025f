/** Names whose spelling differs from the rules below. */
const settled: Readonly<Record<string, string>> = {
  aarti: "आरती",
  aditi: "अदिति",
  aditya: "आदित्य",
  agarwal: "अग्रवाल",
  akash: "आकाश",
  anand: "आनंद",
  anita: "अनीता",
  anjali: "अंजलि",
  arti: "आरती",
  arvind: "अरविंद",
  asha: "आशा",
  das: "दास",
  gita: "गीता",
  jai: "जय",
  kiran: "किरण",
  krishna: "कृष्णा",
  kumar: "कुमार",
  kumari: "कुमारी",
  lal: "लाल",
  lakshmi: "लक्ष्मी",
  laxmi: "लक्ष्मी",
  nair: "नायर",
  narayan: "नारायण",
  pandey: "पाण्डेय",
  pankaj: "पंकज",
  patel: "पटेल",
  prakash: "प्रकाश",
  prasad: "प्रसाद",
  priya: "प्रिया",
  puja: "पूजा",
  radha: "राधा",
  raj: "राज",
  raja: "राजा",
  rajesh: "राजेश",
  ram: "राम",
  rani: "रानी",
  rao: "राव",
  reddy: "रेड्डी",
  rina: "रीना",
  rita: "रीता",
  roy: "रॉय",
  sahu: "साहू",
  sanjay: "संजय",
  shyam: "श्याम",
  singh: "सिंह",
  sinha: "सिन्हा",
  sita: "सीता",
  smt: "श्रीमती",
  srinivas: "श्रीनिवास",
  srishti: "सृष्टि",
  sunita: "सुनीता",
  tiwari: "तिवारी",
  usha: "उषा",
  verma: "वर्मा",
  yadav: "यादव",
};

/** Initials are read as English letters: J. P. is जे. पी. */
const initials: Readonly<Record<string, string>> = Object.fromEntries(
  "ए बी सी डी ई एफ़ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड"
    .split(" ")
    .map((spoken, index) => [String.fromCharCode(97 + index), spoken]),
);

const consonants: readonly (readonly [string, string])[] = [
  ["ksh", "क्ष"],
  ["chh", "छ"],
  ["gny", "ज्ञ"],
  ["dny", "ज्ञ"],
  ["shr", "श्र"],
  ["kh", "ख"],
  ["gh", "घ"],
  ["ch", "च"],
  ["jh", "झ"],
  ["th", "थ"],
  ["dh", "ध"],
  ["ph", "फ"],
  ["bh", "भ"],
  ["sh", "श"],
  ["k", "क"],
  ["q", "क़"],
  ["c", "क"],
  ["g", "ग"],
  ["j", "ज"],
  ["z", "ज़"],
  ["t", "त"],
  ["d", "द"],
  ["n", "न"],
  ["p", "प"],
  ["f", "फ़"],
  ["b", "ब"],
  ["m", "म"],
  ["y", "य"],
  ["r", "र"],
  ["l", "ल"],
  ["v", "व"],
  ["w", "व"],
  ["s", "स"],
  ["x", "क्स"],
  ["h", "ह"],
];

/** Latin letters, the independent vowel, and the vowel sign on a consonant. */
const vowels: readonly (readonly [string, string, string])[] = [
  ["aa", "आ", "ा"],
  ["ai", "ऐ", "ै"],
  ["au", "औ", "ौ"],
  ["ee", "ई", "ी"],
  ["ii", "ई", "ी"],
  ["oo", "ऊ", "ू"],
  ["uu", "ऊ", "ू"],
  ["ri", "ऋ", "ृ"],
  ["a", "अ", ""],
  ["i", "इ", "ि"],
  ["u", "उ", "ु"],
  ["e", "ए", "े"],
  ["o", "ओ", "ो"],
];

/** Consonant pairs that names write joined; between others a short a is spoken (Ramdas is राम-दास). */
const joined =
  /^(?:.+[yr]|[kpbgm]l|s[tkpnm].*|n[tdkgj].*|nch|r.+|(?:sh|s)[vwmn]|shm|m[bp]h?|(tt|dd|ll|mm|nn|pp|jj|cc)h?|tm|tn|gn|hn|hm|jn|dhy|tv|dv|sv|sw|dw|tw|kt|pt|bd)$/;

const VIRAMA = "्";

/**
 * Converts a name from Latin letters to Devanagari. Latin spelling does not show vowel length and retroflexes, so
 * the result is a proposal for the user to check.
 */
export function toDevanagari(name: string): string {
  return name
    .normalize("NFC")
    .split(/([\s.'’-]+)/)
    .map((part) => (/^[a-z]+$/i.test(part) ? word(part.toLowerCase()) : part))
    .join("");
}

function word(text: string): string {
  const known = [settled, initials].find((table) => Object.hasOwn(table, text))?.[text];
  if (known) return known;

  // Shri, an honorific at the beginning, has a long i; Srishti and Shringar begin differently.
  const honour = /^s(?:h?ri|h?ree)(?!sh|ng)/.exec(text)?.[0];
  let written = honour ? "श्री" : "";
  let before: string | undefined; // the last consonant, while no vowel follows it
  for (let at = honour?.length ?? 0; at < text.length; ) {
    const rest = text.slice(at);
    const vowel = vowels.find(([latin]) => rest.startsWith(latin) && !(latin === "ri" && !before));
    if (vowel && !(vowel[0] === "ri" && !isVowelled(rest))) {
      const [latin, letter, sign] = vowel;
      const isLast = at + latin.length === text.length;
      written += before === undefined ? letter : endSign(latin, sign, isLast);
      before = undefined;
      at += latin.length;
      continue;
    }
    const [latin, letter] = consonants.find(([sound]) => rest.startsWith(sound)) ?? [rest.charAt(0), ""];
    if (before !== undefined && joined.test(before + latin)) written += VIRAMA;
    written += letter;
    before = latin;
    at += latin.length;
  }
  return written;
}

/** `ri` is a vowel only between consonants (Krishna), not before a vowel or at the end (Hari, Priya). */
const isVowelled = (rest: string) => /^ri[^aeiou]/.test(rest) && rest.length > 3;

/** At the end of a name a, i and u are long: Sita, Devi, Vasu. */
function endSign(latin: string, sign: string, isLast: boolean): string {
  if (!isLast) return sign;
  if (latin === "a") return "ा";
  if (latin === "i") return "ी";
  return latin === "u" ? "ू" : sign;
}
