import { AMAVASYA, PURNIMA } from "@aradhana/jyotish/panchang";
import type { OccasionRule } from "./occasion-rule.ts";

const atSunrise = { at: "sunrise", startsAfter: 15, lasts: 120 } as const;
const atMidday = { at: "midday", startsAfter: -60, lasts: 120 } as const;
// Pradosh kaal is the first fifth of the night: about two hours and twenty-four minutes from sunset.
const atDusk = { at: "dusk", startsAfter: 0, lasts: 144 } as const;
const atMoonrise = { at: "moonrise", startsAfter: -75, lasts: 105 } as const;
const atMidnight = { at: "midnight", startsAfter: -60, lasts: 120 } as const;

/** The occasions on which pujas and chadhaava take place; the key is stored in `series.occasion`. */
export const occasionRules = {
  "sunday-sunrise": {
    ...atSunrise,
    day: { kind: "weekday", weekday: 0 },
    name: { en: "Ravivar (Sunday)", hi: "रविवार" },
  },
  "monday-sunrise": {
    ...atSunrise,
    day: { kind: "weekday", weekday: 1 },
    name: { en: "Somvar (Monday)", hi: "सोमवार" },
  },
  "monday-dusk": {
    ...atDusk,
    day: { kind: "weekday", weekday: 1 },
    name: { en: "Somvar evening (Monday)", hi: "सोमवार की संध्या" },
  },
  "tuesday-sunrise": {
    ...atSunrise,
    day: { kind: "weekday", weekday: 2 },
    name: { en: "Mangalvar (Tuesday)", hi: "मंगलवार" },
  },
  "tuesday-dusk": {
    ...atDusk,
    day: { kind: "weekday", weekday: 2 },
    name: { en: "Mangalvar evening (Tuesday)", hi: "मंगलवार की संध्या" },
  },
  "thursday-sunrise": {
    ...atSunrise,
    day: { kind: "weekday", weekday: 4 },
    name: { en: "Guruvar (Thursday)", hi: "गुरुवार" },
  },
  "friday-sunrise": {
    ...atSunrise,
    day: { kind: "weekday", weekday: 5 },
    name: { en: "Shukravar (Friday)", hi: "शुक्रवार" },
  },
  "saturday-sunrise": {
    ...atSunrise,
    day: { kind: "weekday", weekday: 6 },
    name: { en: "Shanivar (Saturday)", hi: "शनिवार" },
  },
  "saturday-dusk": {
    ...atDusk,
    day: { kind: "weekday", weekday: 6 },
    name: { en: "Shanivar evening (Saturday)", hi: "शनिवार की संध्या" },
  },
  pradosh: {
    ...atDusk,
    day: { kind: "tithi", tithis: [13, 28] },
    name: { en: "Pradosh", hi: "प्रदोष" },
    nameOn: {
      0: { en: "Ravi Pradosh", hi: "रवि प्रदोष" },
      1: { en: "Soma Pradosh", hi: "सोम प्रदोष" },
      2: { en: "Bhauma Pradosh", hi: "भौम प्रदोष" },
      3: { en: "Budha Pradosh", hi: "बुध प्रदोष" },
      4: { en: "Guru Pradosh", hi: "गुरु प्रदोष" },
      5: { en: "Shukra Pradosh", hi: "शुक्र प्रदोष" },
      6: { en: "Shani Pradosh", hi: "शनि प्रदोष" },
    },
  },
  "soma-pradosh": {
    ...atDusk,
    day: { kind: "tithi", tithis: [13, 28], weekday: 1 },
    name: { en: "Soma Pradosh", hi: "सोम प्रदोष" },
  },
  ekadashi: {
    ...atSunrise,
    day: { kind: "tithi", tithis: [11, 26] },
    name: { en: "Ekadashi", hi: "एकादशी" },
  },
  purnima: {
    ...atSunrise,
    day: { kind: "tithi", tithis: [PURNIMA] },
    name: { en: "Purnima", hi: "पूर्णिमा" },
  },
  "purnima-dusk": {
    ...atDusk,
    day: { kind: "tithi", tithis: [PURNIMA] },
    name: { en: "Purnima evening", hi: "पूर्णिमा की संध्या" },
  },
  "amavasya-midday": {
    ...atMidday,
    day: { kind: "tithi", tithis: [AMAVASYA] },
    name: { en: "Amavasya", hi: "अमावस्या" },
    nameOn: {
      1: { en: "Somavati Amavasya", hi: "सोमवती अमावस्या" },
      2: { en: "Bhaumavati Amavasya", hi: "भौमवती अमावस्या" },
      6: { en: "Shani Amavasya", hi: "शनि अमावस्या" },
    },
  },
  "amavasya-night": {
    ...atMidnight,
    day: { kind: "tithi", tithis: [AMAVASYA] },
    name: { en: "Amavasya night", hi: "अमावस्या की रात्रि" },
  },
  "sankashti-chaturthi": {
    ...atMoonrise,
    day: { kind: "tithi", tithis: [19] },
    name: { en: "Sankashti Chaturthi", hi: "संकष्टी चतुर्थी" },
    nameOn: { 2: { en: "Angaraki Sankashti Chaturthi", hi: "अंगारकी संकष्टी चतुर्थी" } },
  },
  "vinayaka-chaturthi": {
    ...atMidday,
    day: { kind: "tithi", tithis: [4] },
    name: { en: "Vinayaka Chaturthi", hi: "विनायक चतुर्थी" },
  },
  "shukla-panchami": {
    ...atSunrise,
    day: { kind: "tithi", tithis: [5] },
    name: { en: "Shukla Panchami", hi: "शुक्ल पंचमी" },
  },
  durgashtami: {
    ...atSunrise,
    day: { kind: "tithi", tithis: [8] },
    name: { en: "Masik Durgashtami", hi: "मासिक दुर्गाष्टमी" },
  },
  "shukla-navami": {
    ...atMidday,
    day: { kind: "tithi", tithis: [9] },
    name: { en: "Shukla Navami", hi: "शुक्ल नवमी" },
  },
  "krishna-ashtami": {
    ...atMidnight,
    day: { kind: "tithi", tithis: [23] },
    name: { en: "Masik Krishna Janmashtami", hi: "मासिक कृष्ण जन्माष्टमी" },
  },
  "masik-shivaratri": {
    ...atMidnight,
    day: { kind: "tithi", tithis: [29] },
    name: { en: "Masik Shivaratri", hi: "मासिक शिवरात्रि" },
  },
} as const satisfies Record<string, OccasionRule>;

export type OccasionKey = keyof typeof occasionRules;
