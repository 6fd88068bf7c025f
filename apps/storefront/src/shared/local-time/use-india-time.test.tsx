// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { browserIn } from "../../../test/browser-in.ts";
import { VisitorProvider } from "../services/visitor.tsx";
import { shellText } from "../shell-text/text.ts";
import { IndiaTimeAbroad } from "./india-time-abroad.tsx";
import { useIndiaTime } from "./use-india-time.ts";
import { useRitualTime } from "./use-ritual-time.ts";

const dusk = "2026-11-23T12:00:00.000Z";

function Hour() {
  return <p>{useIndiaTime()(dusk)}</p>;
}

const seenBy = (country: string, language: "en" | "hi" = "en") => (
  <VisitorProvider value={{ country, language }}>
    <Hour />
    <IndiaTimeAbroad instant={dusk} className="abroad" />
  </VisitorProvider>
);

function Ritual() {
  return <p>{useRitualTime()(dusk)}</p>;
}

const ritualVisibleTo = (country: string) => (
  <VisitorProvider value={{ country, language: "en" }}>
    <Ritual />
  </VisitorProvider>
);

beforeAll(() => Promise.all([shellText.load("en"), shellText.load("hi")]));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("abroad the visitor's local time follows India's", () => {
  browserIn("America/New_York");
  render(seenBy("us"));
  expect(screen.getAllByText("India time, Mon 7 am where you are")).toHaveLength(2);
});

test("Hindi has its own word order", () => {
  browserIn("America/New_York");
  render(seenBy("us", "hi"));
  expect(screen.getAllByText("भारतीय समय, आपके यहाँ सोम सुबह 7 बजे")).toHaveLength(2);
});

test("in India's time zone the time shows once", () => {
  browserIn("Asia/Colombo");
  render(seenBy("lk"));
  expect(screen.getAllByText("India time")).toHaveLength(2);
});

test("the server, which knows no time zone, renders the same line without the hour", () => {
  expect(renderToString(seenBy("us"))).toBe('<p>India time</p><span class="abroad">India time</span>');
  expect(renderToString(seenBy("in"))).toBe("<p>India time</p>");
});

test.each([
  ["in", "Asia/Kolkata", "Monday 23 November, 5:30 pm"],
  ["in", "Europe/Berlin", "Monday 23 November, 5:30 pm, India time, Mon 1 pm where you are"],
  ["lk", "Asia/Colombo", "Monday 23 November, 5:30 pm, India time"],
])("the hour of a ritual, for a visitor in %s with the time zone %s, is %s", (country, zone, words) => {
  browserIn(zone);
  render(ritualVisibleTo(country));
  expect(screen.getByText(words)).toBeDefined();
});
