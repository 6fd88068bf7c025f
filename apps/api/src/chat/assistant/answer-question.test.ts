import type { BirthDetails } from "@aradhana/core/birth";
import { describe, expect, test } from "vitest";
import { observancesBetween } from "../../observances/observances.ts";
import { observancesView } from "../../panchang/day-view.ts";
import { answerQuestion } from "./answer-question.ts";
import type { SavedPerson } from "./describe-chart.ts";

// A Saturday; Devutthana Ekadashi of 2026 was eight days before.
const now = new Date("2026-11-28T06:00:00Z");
const answer = (question: string, language: "en" | "hi" = "en") => answerQuestion(question, language, now);

test("today's tithi is the almanac's, with the time at which it ends and the place it is for", () => {
  const { body, handsOver } = answer("What is today's tithi?");
  expect(body).toMatch(/28 November 2026, New Delhi/);
  expect(body).toMatch(/Tithi: Panchami until (Sun )?\d+(:\d\d)? [ap]m/);
  expect(handsOver).toBe(false);
});

test("a question in Hindi is answered in Hindi, also on an English page", () => {
  expect(answer("आज वाराणसी में राहु काल कब है?").body).toMatch(/वाराणसी[\s\S]*राहु काल: /);
});

test("times are said as everywhere in the shop, by the clock of the place", () => {
  expect(answer("sunrise in Varanasi").body).toMatch(/Sunrise 6:\d\d am/);
  expect(answer("आज वाराणसी में राहु काल कब है?").body).toMatch(/सुबह \d+:\d\d बजे/);
  expect(answer("अगली एकादशी कब है").body).toMatch(/एकादशी: शुक्र 4 दिसंबर 2026/);
});

test.each([
  ["sunrise in Varanasi tomorrow", /29 November 2026, Varanasi/],
  ["Rahu kaal in London", /London/],
  ["panchang of 2026-12-01", /1 December 2026/],
  ["kal ka nakshatra", /29 November 2026/],
  ["aaj rahu kal kab hai", /28 November 2026/],
  ["rahu kal kal kab hai", /29 November 2026/],
  ["आजकल तिथि क्या है", /28 नवंबर 2026/],
  ["कल राहुकाल कब है", /29 नवंबर 2026/],
  ["tithi in the morning", /28 November 2026, New Delhi/],
  ["When is the next ekadashi?", /Ekadashi: \w{3} \d+ Dec 2026/],
  ["अगली एकादशी कब है", /एकादशी: /],
  ["Diwali kab hai", /Diwali.*2027/],
  ["navaratri kab hai", /Navratri/],
])("%s", (question, expected) => {
  expect(answer(question).body).toMatch(expected);
});

test.each([
  ["tithi on 8 November 2026", /8 November 2026, New Delhi/],
  ["tithi of Nov 8th, 2026", /8 November 2026/],
  ["8 november ki tithi", /8 November 2027/],
  ["२९ नवंबर की तिथि", /29 नवंबर 2026/],
  ["29 नवम्बर 2026 का नक्षत्र", /29 नवंबर 2026/],
  ["rahu kaal on Monday", /30 November 2026/],
  ["Saturday's rahu kaal", /28 November 2026/],
  ["next Saturday rahu kaal", /5 December 2026/],
  ["सोमवार को राहु काल कब है", /30 नवंबर 2026/],
  ["may I know today's tithi", /28 November 2026/],
  ["What is today's nakshatra?", /28 November 2026[\s\S]*Nakshatra: /],
  ["today’s nakshatra", /28 November 2026[\s\S]*Nakshatra: /],
  ["Monday's nakshatra", /30 November 2026[\s\S]*Nakshatra: /],
  ["आज का नक्षत्र क्या है", /28 नवंबर 2026[\s\S]*नक्षत्र: /],
  ["सोमवार का नक्षत्र", /30 नवंबर 2026[\s\S]*नक्षत्र: /],
])("%s is answered for the day that it names", (question, expected) => {
  expect(answer(question).body).toMatch(expected);
});

test.each([
  "31/02/2026 tithi",
  "tithi on 30 February",
  "9999-99-99 yoga",
  "tithi on 8 November 1850",
  "tithi on the 15th",
  "15 तारीख की तिथि",
])("%s has no day that is certain, and is not answered for today", (question) => {
  expect(answer(question).body).toMatch(/like 8 November 2026|8 नवंबर 2026 की तरह/);
});

test.each([
  ["panchang of Varanasi", /2026, Varanasi/],
  ["rahu kaal of New Delhi tomorrow", /29 November 2026, New Delhi/],
  ["varanasi ka panchang", /2026, Varanasi/],
  ["वाराणसी का पंचांग", /2026 का पंचांग, वाराणसी/],
  ["sunset in New York", /2026, New York City/],
  ["rahu kaal in Banaras", /2026, Varanasi/],
  ["बनारस में सूर्योदय", /2026 का पंचांग, वाराणसी/],
  ["aaj ka panchang", /28 November 2026, New Delhi/],
  ["panchang of today", /28 November 2026, New Delhi/],
])("%s is answered for the town that it names", (question, expected) => {
  const { body } = answer(question);
  expect(body).toMatch(expected);
  expect(body).not.toMatch(/do not know|नहीं मिला/);
});

test("the time of Abhijit is found under its usual name", () => {
  expect(answer("abhijit muhurat today").body).toMatch(/Abhijit Muhurat: /);
});

// Those of every month have several names, and the next of them is meant.
const monthly = /-(?:shukla|krishna)$|^(?:purnima|amavasya|sankashti-chaturthi|masik-shivaratri)$/;
const place = { zone: "Asia/Kolkata", place: { lat: 28.6, lon: 77.2 } };
const festivals = observancesBetween({ from: "2026-11-29", to: "2027-11-28", ...place }).filter(
  ({ key }) => !monthly.test(key),
);

test.each(["en", "hi"] as const)("each festival of a year is found by its name (%s)", (language) => {
  const named = observancesView(festivals, language);
  expect(named.length).toBeGreaterThan(25);
  const unanswered = named.filter(({ name, date }) => {
    const typed = name.split(/,| begins| आरंभ| \(/)[0] ?? "";
    // A few days before it, since a search of a whole year takes longer.
    const before = new Date(Date.parse(date) - 5 * 86_400_000);
    return !answerQuestion(`${typed} kab hai`, language, before).body.includes(name);
  });
  expect(unanswered).toEqual([]);
});

test("an unknown town is said to be unknown, and not guessed", () => {
  expect(answer("sunrise in Atlantisville").body).toMatch(/do not know the town “atlantisville”.*New Delhi/i);
});

test.each(["Are you a human?", "who are you", "आप कौन हैं"])(
  "to %j it says that it is no person",
  (question) => {
    expect(answer(question).body).toMatch(/not a person|इंसान नहीं/);
  },
);

test.each([
  "Will I get married this year?",
  "My order has not come",
  "I want to talk to a person",
  "मेरी कुंडली देखो",
  "क्या मुझे नौकरी मिलेगी",
  "🙏🙏🙏",
])("%j is passed to people", (question) => {
  expect(answer(question).handsOver).toBe(true);
});

test.each(["\u0000", "a".repeat(2000), "in ".repeat(600), "31/02/2026 tithi", "9999-99-99 yoga", "("])(
  "%j has an answer, whatever it is",
  (question) => {
    expect(answer(question).body).not.toBe("");
  },
);

describe("a question about a chart", () => {
  const delhi = {
    name: "Delhi",
    region: "",
    country_code: "in",
    lat: 28.65,
    lon: 77.23,
    zone: "Asia/Kolkata",
  };
  const asha: BirthDetails = {
    ...{ name: "Asha Verma", gender: null, date: "1991-11-29", time: "03:12", place: delhi },
    ...{ time_window: 0, utc_offset: null, guardian_consent: false },
  };
  const people: SavedPerson[] = [
    { relation: "self", birth: asha },
    { relation: "son", birth: { ...asha, name: "Rohan Verma", date: "1991-12-02", time: null } },
    { relation: "friend", birth: asha },
    { relation: "friend", birth: asha },
  ];
  const ofChart = (question: string) => answerQuestion(question, "en", now, people);

  test.each([
    [
      "What is my rashi?",
      /^Asha Verma, born 29 November 1991, 03:12, Delhi\nUTC offset used: UTC\+05:30\nMoon's rashi: Simha\n/,
    ],
    ["what is my nakshatra", /Nakshatra, pada: Purva Phalguni, \d/],
    ["my lagna please", /Lagna: Kanya/],
    ["Which mahadasha is running?", /Mahadasha: .+, until .+\nAntardasha in it: .+, until /],
    ["Do I have sade sati now?", /Sade Sati: (?:Present|Partly|Not present) on 28 November 2026\n/],
    ["am I manglik", /Manglik \(Mangal dosha\): .+\nFrom the lagna: Mars in house \d/],
    ["क्या मैं मांगलिक हूँ?", /मांगलिक \(मंगल दोष\): .+\nलग्न से: मंगल भाव/],
    ["मेरी साढ़ेसाती कब है", /साढ़े साती: /],
    [
      "my son's rashi",
      /^Rohan Verma, born 2 December 1991, time not known, Delhi\nUTC offset used: UTC\+05:30\nMoon's rashi: \w+ or \w+\n/,
    ],
    ["what is the dasha of my son", /Dasha: not without the time of birth/],
  ])("%s, has the answer of the calculation", (question, expected) => {
    const { body, handsOver } = ofChart(question);
    expect(body).toMatch(expected);
    expect(handsOver).toBe(false);
  });

  test("shows the UTC offset that was used, in both languages", () => {
    expect(ofChart("my lagna please").body).toContain("UTC offset used: UTC+05:30");
    expect(ofChart("क्या मैं मांगलिक हूँ?").body).toContain("लिया गया UTC अंतर: UTC+05:30");
  });

  test.each(["my wife's rashi", "my friend's nakshatra", "read my kundli", "मेरी कुंडली देखो"])(
    "%s: of nobody saved, of two, or of a meaning, is passed to people",
    (question) => expect(ofChart(question).handsOver).toBe(true),
  );

  test("of a day stays one of the panchang", () => {
    expect(ofChart("aaj ka nakshatra").body).toMatch(/28 November 2026, New Delhi\nNakshatra: /);
  });
});
