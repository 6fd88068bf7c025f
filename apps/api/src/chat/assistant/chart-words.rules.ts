import type { Relation } from "@aradhana/core/contract";
import { words } from "./words.rules.ts";

/** What of a chart a question is about, that the calculation answers. */
const chartTopics = ["rashi", "nakshatra", "lagna", "dasha", "sadeSati", "manglik"] as const;
export type ChartTopic = (typeof chartTopics)[number];

const topicWords: Readonly<Record<ChartTopic, RegExp>> = {
  rashi: words(
    "(?:my|his|her|their|moon'?s?|birth|janma?|\\w+'s) (?:moon )?(?:rashi|sign)|meri r(?:a|aa)shi",
    "(?:मेरी|मेरा|उनकी|उसकी|चंद्र|चन्द्र|जन्म|की) राशि",
  ),
  nakshatra: words(
    "(?:my|his|her|their|birth|janma?|\\w+'s) (?:birth )?nakshatr?a|mera nakshatr?a",
    "(?:मेरा|मेरे|उनका|उसका|जन्म|का) नक्षत्र",
  ),
  lagna: words("(?:my|his|her|\\w+'s) (?:lagna|ascendant)|mera lagna|ascendant", "(?:मेरा|उनका|उसका|का) लग्न"),
  dasha: words("(?:maha ?|antar ?)?dasha", "महादशा|अंतर्दशा|अन्तर्दशा|दशा"),
  sadeSati: words("s(?:a|aa)d(?:h)?e ?s(?:a|aa)ti|dhaiya", "साढ़े ?साती|ढैया|ढैय्या"),
  manglik: words("mang(?:a)?lik|(?:mangal|kuja) ?dosha?", "मांगलिक|मंगली|मंगल ?दोष"),
};

/** A chart, but nothing that a calculation alone can answer. */
const otherWords = words(
  "kundali|kundli|horoscope|birth chart|janam ?patri|gun milan|my (?:rashi|sign)",
  "कुंडली|कुण्डली|जन्मपत्री|गुण मिलान",
);

/** Whose a nakshatra or a rashi is, where it is a day's and nobody's: that is a question about the panchang. */
const ofDay =
  /\b(?:today|tomorrow|yesterday|tonight|[a-z]+day|\d{4})'s\b|(?<!\p{Script=Devanagari})(?:आज|कल|परसों|\p{Script=Devanagari}+वार|[\d०-९]{4}|[\d०-९]{1,2} \p{Script=Devanagari}+) (?:का|की|के)(?!\p{Script=Devanagari})/gu;

/** Whose chart it is. Without any of these it is the customer's own. */
const relationWords: readonly (readonly [Relation, RegExp])[] = [
  ["spouse", words("wife|husband|spouse|patni|pati", "पत्नी|पति")],
  ["father", words("father|papa|pita", "पिता|पापा")],
  ["mother", words("mother|mummy|mata", "माता|माँ|मम्मी")],
  ["son", words("son|beta|bete", "बेटे|बेटा|पुत्र")],
  ["daughter", words("daughter|beti", "बेटी|पुत्री")],
  ["brother", words("brother|bhai", "भाई")],
  ["sister", words("sister|behen|bahan", "बहन")],
  ["grandparent", words("grandfather|grandmother|dada|dadi|nana|nani", "दादा|दादी|नाना|नानी")],
  ["friend", words("friend|dost", "दोस्त|मित्र")],
];

/** The chart that a question is about; undefined if it is about none. */
export function readChartQuestion(question: string): { topics: ChartTopic[]; of: Relation } | undefined {
  const text = question.replace(ofDay, " ");
  const topics = chartTopics.filter((topic) => topicWords[topic].test(text));
  if (topics.length === 0 && !otherWords.test(text)) return undefined;
  return { topics, of: relationWords.find(([, pattern]) => pattern.test(text))?.[0] ?? "self" };
}
