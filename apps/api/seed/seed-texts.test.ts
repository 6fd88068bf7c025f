import { describe, expect, test } from "vitest";
import { bannedClaims } from "./banned-claims.fixtures.ts";
import { allPujaSeries } from "./pujas/all-puja-series.ts";
import { everyText } from "./seed-texts.fixtures.ts";
import type { Text } from "./text.ts";

const devanagari = /\p{Script=Devanagari}/u;

// Names and abbreviations that are usually written in Latin letters in Hindi.
const latinInHindi = new Set([
  "VIP",
  "SMS",
  "OTP",
  "GST",
  "GSTIN",
  "CIN",
  "PIN",
  "UPI",
  "PDF",
  "USD",
  "EUR",
  "WhatsApp",
]);

/** The paths of the texts that violate a rule, for the message of a failing test. */
function pathsViolating(isBroken: (text: Text) => boolean): string[] {
  return everyText.filter(([, text]) => isBroken(text)).map(([path]) => path);
}

describe("every text of the seed", () => {
  test("is collected: there are more than a thousand", () => {
    expect(everyText.length).toBeGreaterThan(1_000);
  });

  test("exists in both languages", () => {
    expect(pathsViolating(({ en, hi }) => !en?.trim() || !hi?.trim())).toEqual([]);
  });

  test("has Devanagari letters in Hindi and none in English", () => {
    expect(pathsViolating(({ en, hi }) => devanagari.test(en) || !devanagari.test(hi))).toEqual([]);
  });

  test("has no Latin words in Hindi except known abbreviations", () => {
    // What stands for the shop's own facts is replaced before anybody reads it.
    const words = ({ hi }: Text) => hi.replaceAll(/\{\{\w+\}\}/g, "").match(/[a-z]+/gi) ?? [];
    expect(pathsViolating((text) => words(text).some((word) => !latinInHindi.has(word)))).toEqual([]);
  });

  test("has no banned claims and creates no pressure", () => {
    expect(
      pathsViolating(({ en, hi }) => bannedClaims.some((rule) => rule.test(en) || rule.test(hi))),
    ).toEqual([]);
  });

  test("uses different Hindi words for the wish in a sankalp and the purpose of a puja", () => {
    const purpose = /(?<!मनो|शुभ|मंगल)कामना/u;
    expect(pathsViolating(({ en, hi }) => /\bwish(es)?\b/i.test(en) && purpose.test(hi))).toEqual([]);
  });

  test("has normalised Unicode, a danda as full stop, and no stray or double spaces", () => {
    const isUntidy = (text: string) =>
      text !== text.normalize("NFC") || text !== text.trim() || / {2}|\s[,.;:?!।]|\u200b|\|/.test(text);
    const fullStopInHindi = /\p{Script=Devanagari}\.(\s|$)/u;
    expect(pathsViolating(({ en, hi }) => isUntidy(en) || isUntidy(hi) || fullStopInHindi.test(hi))).toEqual(
      [],
    );
  });

  test("has as many paragraphs in Hindi as in English", () => {
    const paragraphs = (text: string) => text.split("\n\n").length;
    expect(pathsViolating(({ en, hi }) => paragraphs(en) !== paragraphs(hi))).toEqual([]);
  });
});

describe("the texts of each puja", () => {
  test.each(allPujaSeries.map((series) => [series.slug, series] as const))(
    "of %s have a suitable length",
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

  test("share no sentence with another puja's description, benefits or reviews", () => {
    const sentences = allPujaSeries.flatMap(({ about, beliefBenefits, reviews }) => [
      ...about.en.split(/(?<=[.?!])\s+/),
      ...about.hi.split(/(?<=[।?!])\s+/),
      ...beliefBenefits.flatMap(({ en, hi }) => [en, hi]),
      ...reviews.map(({ text }) => text),
    ]);
    const long = sentences.filter((sentence) => sentence.length > 25);
    expect(long.filter((sentence, i) => long.indexOf(sentence) !== i)).toEqual([]);
  });

  test("have reviews in the stated language without banned claims", () => {
    const reviews = allPujaSeries.flatMap((series) => series.reviews);
    const wrong = reviews.filter(({ language, text, author }) => {
      const isHindi = devanagari.test(text) && devanagari.test(author);
      return isHindi !== (language === "hi") || bannedClaims.some((rule) => rule.test(text));
    });
    expect(wrong).toEqual([]);
  });
});
