import { describe, expect, test } from "vitest";
import { allPujaSeries } from "./pujas/all-puja-series.ts";
import { everyText } from "./seed-texts.fixtures.ts";
import type { Text } from "./text.ts";

const devanagari = /\p{Script=Devanagari}/u;

// Words that promise a result, press the reader, or name an illness as something a rite removes.
const banned = [
  /guarantee|\bcures?\b|100 ?%|\bmiracl|surefire|\binstant\b|hurry (up|now)|hurry!|last chance|only \d+ left|\bheals?\b|magic/i,
  /act now|don't miss|limited time|never fails|most powerful|proven/i,
  /गारंटी|गारण्टी|रामबाण|शर्तिया|चमत्कार|अचूक|जल्दी करें|अंतिम अवसर|रोगमुक्त|100 ?%|शत-प्रतिशत|ठीक हो जाएगा/,
];

// Names and abbreviations that Hindi readers know in Latin letters.
const latinInHindi = new Set(["VIP", "SMS", "GST", "GSTIN", "CIN", "PIN", "UPI", "USD", "EUR", "WhatsApp"]);

/** The paths of the texts that break a rule; a failing test prints them. */
function breaking(isBroken: (text: Text) => boolean): string[] {
  return everyText.filter(([, text]) => isBroken(text)).map(([path]) => path);
}

describe("every text of the seed", () => {
  test("is walked: there are more than a thousand", () => {
    expect(everyText.length).toBeGreaterThan(1_000);
  });

  test("stands in both languages", () => {
    expect(breaking(({ en, hi }) => !en?.trim() || !hi?.trim())).toEqual([]);
  });

  test("is Hindi where it says Hindi, and not where it says English", () => {
    expect(breaking(({ en, hi }) => devanagari.test(en) || !devanagari.test(hi))).toEqual([]);
  });

  test("holds no Latin word in Hindi but known abbreviations", () => {
    const words = ({ hi }: Text) => hi.match(/[a-z]+/gi) ?? [];
    expect(breaking((text) => words(text).some((word) => !latinInHindi.has(word)))).toEqual([]);
  });

  test("makes no claim and presses nobody", () => {
    expect(breaking(({ en, hi }) => banned.some((rule) => rule.test(en) || rule.test(hi)))).toEqual([]);
  });

  test("tells what is wished in a sankalp from the purpose of a puja, in Hindi too", () => {
    const purpose = /(?<!मनो|शुभ|मंगल)कामना/u;
    expect(breaking(({ en, hi }) => /\bwish(es)?\b/i.test(en) && purpose.test(hi))).toEqual([]);
  });

  test("is set with care: normal form, danda for full stop, no stray or double space", () => {
    const untidy = (text: string) =>
      text !== text.normalize("NFC") || text !== text.trim() || / {2}|\s[,.;:?!।]|\u200b|\|/.test(text);
    const fullStopInHindi = /\p{Script=Devanagari}\.(\s|$)/u;
    expect(breaking(({ en, hi }) => untidy(en) || untidy(hi) || fullStopInHindi.test(hi))).toEqual([]);
  });

  test("has as many paragraphs in Hindi as in English", () => {
    const paragraphs = (text: string) => text.split("\n\n").length;
    expect(breaking(({ en, hi }) => paragraphs(en) !== paragraphs(hi))).toEqual([]);
  });
});

describe("what is written for each puja", () => {
  test.each(allPujaSeries.map((series) => [series.slug, series] as const))(
    "%s is neither thin nor long",
    (_, series) => {
      const words = (text: string) => text.split(/\s+/).length;
      expect(words(series.about.en)).toBeGreaterThanOrEqual(120);
      expect(words(series.about.en)).toBeLessThanOrEqual(200);
      expect(words(series.about.hi)).toBeGreaterThanOrEqual(120);
      expect(words(series.about.hi)).toBeLessThanOrEqual(200);
      expect(series.title.en.length).toBeLessThanOrEqual(48);
      expect(series.title.hi.length).toBeLessThanOrEqual(48);
    },
  );

  test("is written once: no two pujas share a sentence of their description, benefits or reviews", () => {
    const sentences = allPujaSeries.flatMap(({ about, beliefBenefits, reviews }) => [
      ...about.en.split(/(?<=[.?!])\s+/),
      ...about.hi.split(/(?<=[।?!])\s+/),
      ...beliefBenefits.flatMap(({ en, hi }) => [en, hi]),
      ...reviews.map(({ text }) => text),
    ]);
    const long = sentences.filter((sentence) => sentence.length > 25);
    expect(long.filter((sentence, i) => long.indexOf(sentence) !== i)).toEqual([]);
  });

  test("keeps its reviews to the language they name, free of claims", () => {
    const reviews = allPujaSeries.flatMap((series) => series.reviews);
    const wrong = reviews.filter(({ language, text, author }) => {
      const isHindi = devanagari.test(text) && devanagari.test(author);
      return isHindi !== (language === "hi") || banned.some((rule) => rule.test(text));
    });
    expect(wrong).toEqual([]);
  });
});
