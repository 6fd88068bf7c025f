import { words } from "./words.rules.ts";

const DAY_MS = 86_400_000;
const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The months in order. A month counts beside a day of it only: "may" is a verb as well. */
const months = [
  "jan(?:uary)?|जनवरी",
  "feb(?:ruary)?|फ़रवरी|फरवरी",
  "mar(?:ch)?|मार्च",
  "apr(?:il)?|अप्रैल",
  "may|मई",
  "june?|जून",
  "july?|जुलाई",
  "aug(?:ust)?|अगस्त",
  "sept?(?:ember)?|सितंबर|सितम्बर",
  "oct(?:ober)?|अक्टूबर|अक्तूबर",
  "nov(?:ember)?|नवंबर|नवम्बर",
  "dec(?:ember)?|दिसंबर|दिसम्बर",
].map((names) => names.normalize("NFC"));

/** The days of the week from Sunday. */
const weekdays = [
  words("sunday|ravivaa?r|itvaa?r", "रविवार|इतवार"),
  words("monday|somvaa?r", "सोमवार"),
  words("tuesday|mangalvaa?r", "मंगलवार"),
  words("wednesday|budhvaa?r", "बुधवार"),
  words("thursday|guruvaa?r|brihaspativaa?r", "गुरुवार|बृहस्पतिवार|वीरवार"),
  words("friday|shukravaa?r", "शुक्रवार"),
  words("saturday|shanivaa?r", "शनिवार"),
];

/** The time of Rahu and the like, whose last word is also that for tomorrow. */
const periodsOfDay = /\b(?:rahu|gulik(?:a|ai)?|yamaganda?m?) ?k(?:aa|a)l(?:am)?\b|(?:राहु|गुलिक) ?काल/gu;

/** A day of a month that is not named: "on the 15th". */
const dayAlone = /\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2} ?(?:tarikh|taareekh|तारीख)/u;

interface NamedDate {
  day: number;
  month: number;
  /** Undefined where none is named. */
  year: number | undefined;
}

/**
 * The day that a question names, from 1900 to 2099: today if it names none, and undefined if what it names is no such
 * day, or not certain.
 */
export function readDay(question: string, today: string): string | undefined {
  const text = question
    .replace(periodsOfDay, " ")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)));
  const named = namedDate(text);
  if (named) return dateOf(named, today);
  if (dayAlone.test(text)) return undefined;
  if (/\bday after tomorrow\b|\bpars?o(?:n|m)?\b|परसों/u.test(text)) return addDays(today, 2);
  if (/\btomorrow\b|\bkal\b|(?<!\p{Script=Devanagari})कल(?!\p{Script=Devanagari})/u.test(text))
    return addDays(today, 1);
  if (/\byesterday\b/.test(text)) return addDays(today, -1);
  if (words("today|aaj", "आज").test(text)) return today;
  const weekday = weekdays.findIndex((names) => names.test(text));
  return weekday < 0 ? today : nextWeekday(weekday, today, words("next|agl[ae]", "अगले").test(text));
}

function namedDate(text: string): NamedDate | undefined {
  const [, isoYear, isoMonth, isoDay] = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text) ?? [];
  if (isoYear) return { day: Number(isoDay), month: Number(isoMonth), year: Number(isoYear) };
  const [, day, month, year] = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text) ?? [];
  if (day) return { day: Number(day), month: Number(month), year: Number(year) };
  for (const [index, names] of months.entries()) {
    // Latin names end there, those in Devanagari may have an ending.
    const name = `(?:${names})(?![a-z])`;
    const ending = "(?:st|nd|rd|th)?";
    const found =
      new RegExp(`\\b(\\d{1,2})${ending} ?(?:of )?${name}(?: (\\d{4})\\b)?`, "u").exec(text) ??
      new RegExp(`(?<![a-z])${name} (\\d{1,2})${ending}\\b(?: (\\d{4})\\b)?`, "u").exec(text);
    if (found)
      return { day: Number(found[1]), month: index + 1, year: found[2] ? Number(found[2]) : undefined };
  }
  return undefined;
}

/** Without a year it is the next such day. */
function dateOf({ day, month, year }: NamedDate, today: string): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1] : [year];
  return years
    .map((each) => [each, month, day].map((part) => String(part).padStart(2, "0")).join("-"))
    .find((date) => isDate(date) && (year !== undefined || date >= today));
}

const isDate = (date: string): boolean =>
  /^(?:19|20)/.test(date) && new Date(`${date}T00:00Z`).toJSON()?.startsWith(date) === true;

function nextWeekday(weekday: number, today: string, isAfterToday: boolean): string {
  const ahead = (weekday - new Date(`${today}T00:00Z`).getUTCDay() + 7) % 7;
  return addDays(today, ahead === 0 && isAfterToday ? 7 : ahead);
}
