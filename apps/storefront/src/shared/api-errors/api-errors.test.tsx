// @vitest-environment jsdom
import { errorCodes } from "@aradhana/core/contract";
import type { FailedCall } from "@aradhana/core/error-message";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { VisitorProvider } from "../services/visitor.tsx";
import { chatCodes, unreported } from "./shown-code.ts";
import { errorTexts } from "./text.ts";
import { useErrorMessage } from "./use-error-message.ts";

beforeAll(() => Promise.all([errorTexts.load("en"), errorTexts.load("hi")]));
afterEach(cleanup);

const notHere: readonly string[] = [...unreported, ...chatCodes];
const met = [...errorCodes.filter((code) => !notHere.includes(code)), "network"];

describe.each(["en", "hi"] as const)("in %s", (language) => {
  test.each(met)("%s has a message in the language of the page", (code) => {
    const { codes, other } = errorTexts.in(language);
    const words = Object.entries(codes).find(([shownText]) => shownText === code)?.[1];
    expect(words).toMatch(language === "hi" ? /\p{Script=Devanagari}/u : /^[A-Z]/);
    expect(words).not.toBe(other);
  });
});

function ErrorText({ refused }: { refused: FailedCall }) {
  return <p>{useErrorMessage()(refused)}</p>;
}
const shownText = (refused: FailedCall) =>
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <ErrorText refused={refused} />
    </VisitorProvider>,
  ).container.textContent;

test("a rate limit shows the time to wait", () => {
  const words = "Too many price checks from your network.";
  expect(shownText({ code: "quote_too_many", retryAfter: 45 })).toBe(`${words} Try again in 45 s.`);
  expect(shownText({ code: "quote_too_many", retryAfter: 1_700 })).toBe(`${words} Try again in 29 min.`);
});

test.each(["http_502", "unexpected_answer", "constructor", ""])("%j has a general message", (code) => {
  expect(shownText({ code })).toBe("That did not work. What you filled in is saved; please try again.");
});
