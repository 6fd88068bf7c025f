import { expect, test } from "vitest";
import { answerQuestion } from "./answer-question.ts";

// A Saturday; Devutthana Ekadashi of 2026 was eight days before.
const now = new Date("2026-11-28T06:00:00Z");
const answer = (question: string, language: "en" | "hi" = "en") => answerQuestion(question, language, now);

test("today's tithi is the almanac's, with the time at which it ends and the place it is for", () => {
  const { body, handsOver } = answer("What is today's tithi?");
  expect(body).toMatch(/28 November 2026, New Delhi/);
  expect(body).toMatch(/Tithi: Panchami until 29 Nov/);
  expect(handsOver).toBe(false);
});

test("a question in Hindi is answered in Hindi, also on an English page", () => {
  expect(answer("आज वाराणसी में राहु काल कब है?").body).toMatch(/वाराणसी[\s\S]*राहु काल: /);
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
  ["When is the next ekadashi?", /Ekadashi: .*December 2026/],
  ["अगली एकादशी कब है", /एकादशी: /],
  ["Diwali kab hai", /Diwali.*2027/],
])("%s", (question, expected) => {
  expect(answer(question).body).toMatch(expected);
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
