import type { Relation } from "@aradhana/core/contract";
import { type ChartTopic, readChartQuestion } from "./chart-words.rules.ts";
import { readDay } from "./read-day.rules.ts";
import { words } from "./words.rules.ts";

/** What of a day's panchang a question is about. */
const panchangTopics = [
  "tithi",
  "nakshatra",
  "yoga",
  "karana",
  "weekday",
  "month",
  "sun",
  "moon",
  "rahu_kaal",
  "yamaganda",
  "gulika",
  "abhijit",
  "choghadiya",
  "panchang",
] as const;
export type PanchangTopic = (typeof panchangTopics)[number];

/** The places that a question may be about. */
export interface NamedTowns {
  /** What can only be a town. */
  town: string | undefined;
  /** What is one if a known town has that name: "panchang of Varanasi", but "panchang of today". */
  perhaps: readonly string[];
}

export type Question =
  | ({ about: "panchang"; topics: PanchangTopic[]; date: string } & NamedTowns)
  /** The next vrat or festival; of one kind where `key` is given. */
  | ({ about: "observance"; keys: readonly string[] } & NamedTowns)
  /** A chart that a customer has saved; without topics nothing that a calculation answers. */
  | { about: "chart"; topics: ChartTopic[]; of: Relation }
  /** `day` is a day of which it is not certain which one is meant. */
  | { about: "assistant" | "greeting" | "person" | "day" | "other" };

const topicWords: Readonly<Record<PanchangTopic, RegExp>> = {
  tithi: words("tithi|lunar day|paksha", "तिथि|पक्ष"),
  nakshatra: words("nakshatr?a|nakshatram", "नक्षत्र"),
  yoga: words("yoga?", "योग"),
  karana: words("karana?", "करण"),
  weekday: words("which day|what day|vara?", "वार क्या|कौन सा दिन|कौन सा वार"),
  month: words("hindu month|lunar month|maas", "मास|हिंदू महीना"),
  sun: words("sunrise|sun rise|sunset|sun set|suryoday|suryast", "सूर्योदय|सूर्यास्त"),
  moon: words("moonrise|moon rise|moonset|chandroday", "चंद्रोदय|चन्द्रोदय|चाँद"),
  rahu_kaal: words("rahu ?k(?:aa|a)l(?:am)?", "राहु ?काल"),
  yamaganda: words("yamagandam?", "यमगंड"),
  gulika: words("gulik(?:a|ai)?(?: k(?:aa|a)l)?", "गुलिक"),
  abhijit: words("abhij(?:i|ee|e)t", "अभिजीत|अभिजित"),
  choghadiya: words("ch(?:o|au)ghadiya|shubh samay", "चौघड़िया|शुभ समय"),
  panchang: words("panchang(?:am)?|today's details", "पंचांग"),
};

const observanceWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [words("ekadashi|ekadasi|gyaras", "एकादशी|ग्यारस"), ["ekadashi-shukla", "ekadashi-krishna"]],
  [words("pradosh(?:am)?", "प्रदोष"), ["pradosh-shukla", "pradosh-krishna"]],
  [words("sankashti|chaturthi vrat", "संकष्टी"), ["sankashti-chaturthi"]],
  [words("gu?ru purnima", "गुरु पूर्णिमा"), ["guru-purnima"]],
  [words("buddh?a purnima", "बुद्ध पूर्णिमा"), ["buddha-purnima"]],
  [words("sharad purnima", "शरद पूर्णिमा"), ["sharad-purnima"]],
  [words("(?:sarva )?pitr[ui] amavasya|mahalaya", "(?:सर्व ?)?पितृ अमावस्या|महालया"), ["sarva-pitru-amavasya"]],
  [words("purnima|poornima|full moon", "पूर्णिमा"), ["purnima"]],
  [words("amavasya|amavas|new moon", "अमावस्या|अमावस"), ["amavasya"]],
  [words("maha ?shiva?ra+tri", "महाशिवरात्रि"), ["maha-shivaratri"]],
  [words("shiva?ra+tri", "शिवरात्रि"), ["masik-shivaratri", "maha-shivaratri"]],
  [words("diwali|deepavali", "दिवाली|दीपावली"), ["diwali"]],
  [words("holi", "होली"), ["holi"]],
  [words("nava?ra+tri", "नवरात्र"), ["chaitra-navratri", "sharad-navratri"]],
  [words("janmashtami", "जन्माष्टमी"), ["janmashtami", "janmashtami-smarta", "janmashtami-vaishnava"]],
  [words("ram navami", "राम ?नवमी"), ["ram-navami"]],
  [words("ganesh chaturthi", "गणेश चतुर्थी"), ["ganesh-chaturthi"]],
  [words("hanuman (?:jayanti|janmotsav)", "हनुमान (?:जयंती|जन्मोत्सव)"), ["hanuman-jayanti"]],
  [words("akshaya? tritiya|akha teej", "अक्षय तृतीया|आखा तीज"), ["akshaya-tritiya"]],
  [words("rath yatra", "रथ ?यात्रा"), ["rath-yatra"]],
  [words("hariyali teej", "हरियाली तीज"), ["hariyali-teej"]],
  [words("nag panchami", "नाग ?पंचमी"), ["nag-panchami"]],
  [words("anant chaturdashi", "अनंत चतुर्दशी"), ["anant-chaturdashi"]],
  [words("(?:durga|maha) ashtami", "(?:दुर्गा|महा) ?अष्टमी"), ["durga-ashtami"]],
  [words("vijay?a? ?dashami|duss?ehra|dasara", "विजयादशमी|दशहरा"), ["vijayadashami"]],
  [words("dhan ?teras", "धनतेरस"), ["dhanteras"]],
  [words("govardhan(?: puja)?", "गोवर्धन"), ["govardhan-puja"]],
  [words("bhai ?(?:dooj|duj)", "भाई ?दूज"), ["bhai-dooj"]],
  [words("chh?ath(?: puja)?", "छठ"), ["chhath"]],
  [words("gita jayanti", "गीता जयंती"), ["gita-jayanti"]],
  [words("(?:makar )?sankranti|pongal", "संक्रांति|संक्रान्ति|पोंगल"), ["makar-sankranti"]],
  [words("[bv]asanta? panchami|saraswati puja", "[बव]संत पंचमी|सरस्वती पूजा"), ["vasant-panchami"]],
  [words("ugadi|gudi padwa", "उगादि|गुड़ी पड़वा"), ["chaitra-navratri"]],
  [words("karwa chauth", "करवा ?चौथ"), ["karwa-chauth"]],
  [words("raksha ?bandhan|rakhi", "रक्षा ?बंधन|राखी"), ["raksha-bandhan"]],
  [words("vrat|fast|festival|tyohar|tyohaar", "व्रत|त्योहार|त्यौहार|पर्व"), []],
];

const personWords = words(
  "human|person|agent|executive|representative|real people|customer care|insaan|talk to (?:some|any)(?:one|body)",
  "इंसान|व्यक्ति से|आदमी से|ग्राहक सेवा|किसी से बात|एजेंट",
);
const assistantWords = words(
  "who are you|are you (?:a )?(?:bot|robot|human|real|machine)|kaun ho",
  "आप कौन|तुम कौन|रोबोट|मशीन",
);
const greetingWords = words(
  "namaste|namaskar|hello|hi|hey|thanks|thank you|ram ram|ok|okay|dhanyavaad|shukriya",
  "नमस्ते|नमस्कार|धन्यवाद|शुक्रिया|राम राम",
);

/** The town that a question may name: what follows "in", or stands before में. */
const townIn = (text: string): string | undefined =>
  /\b(?:in|at|near)\s+(?!the\b|my\b|this\b|that\b|which\b|what\b|night\b|noon\b|hindi\b|english\b)([a-z]{3,}(?: [a-z]{3,})?)/
    .exec(text)?.[1]
    ?.replace(/ (?:today|tomorrow|now|on)$/, "") ??
  /([\p{Script=Devanagari}]{2,}) में/u.exec(text)?.[1] ??
  /\b([a-z]{3,}) me(?:in)?\b/.exec(text)?.[1];

/** What follows "of", or stands before का. */
const perhapsTowns = (text: string): string[] =>
  [
    /\bof ([a-z]{3,} [a-z]{3,})/,
    /\bof ([a-z]{3,})/,
    /\b([a-z]{3,}) (?:ka|ki|ke)\b/,
    /([\p{Script=Devanagari}]{2,}) (?:का|की|के)(?!\p{Script=Devanagari})/u,
  ].flatMap((pattern) => pattern.exec(text)?.[1] ?? []);

/** Reads a question in English, Hindi or Hindi in Latin letters. Whatever it does not recognise is `other`. */
export function readQuestion(typed: string, today: string): Question {
  const text = typed
    .normalize("NFC")
    .toLowerCase()
    .replace(/’/gu, "'")
    .replace(/[?!,;।"]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  if (assistantWords.test(text)) return { about: "assistant" };
  if (personWords.test(text)) return { about: "person" };
  const chart = readChartQuestion(text);
  if (chart) return { about: "chart", ...chart };
  const towns: NamedTowns = { town: townIn(text), perhaps: perhapsTowns(text) };
  const topics = panchangTopics.filter((topic) => topicWords[topic].test(text));
  const observance = observanceWords.find(([pattern]) => pattern.test(text));
  // "When is Ekadashi" asks for a day, "is today's tithi Ekadashi" for the tithi.
  if (observance && !topics.includes("tithi")) return { about: "observance", keys: observance[1], ...towns };
  if (topics.length > 0) {
    const date = readDay(text, today);
    return date ? { about: "panchang", topics, date, ...towns } : { about: "day" };
  }
  if (greetingWords.test(text) && text.split(" ").length <= 4) return { about: "greeting" };
  return { about: "other" };
}
