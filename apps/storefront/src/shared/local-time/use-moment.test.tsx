// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { browserIn } from "../../../test/browser-in.ts";
import { VisitorProvider } from "../services/visitor.tsx";
import { IndiaTimeAbroad } from "./india-time-abroad.tsx";
import { useMoment } from "./use-moment.ts";

const dusk = "2026-11-23T12:00:00.000Z";
const now = Date.parse("2026-11-22T12:00:00.000Z");

function Moment() {
  return <p>{useMoment(now)(dusk)}</p>;
}

const seenBy = (country: string, language: "en" | "hi" = "en") => (
  <VisitorProvider value={{ country, language }}>
    <Moment />
    <IndiaTimeAbroad instant={dusk} now={now} className="abroad" />
  </VisitorProvider>
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ["in", "Asia/Kolkata", ["Mon 5:30 pm", ""]],
  ["in", "Europe/Berlin", ["Mon 5:30 pm India time (Mon 1 pm your time)", "India time (Mon 1 pm your time)"]],
  ["lk", "Asia/Colombo", ["Mon 5:30 pm India time", "India time"]],
  [
    "us",
    "America/New_York",
    ["Mon 5:30 pm India time (Mon 7 am your time)", "India time (Mon 7 am your time)"],
  ],
])(
  "a moment and the line for visitors abroad, in %s with the time zone %s, are %j",
  (country, zone, lines) => {
    browserIn(zone);
    const { container } = render(seenBy(country));
    expect([...container.children].map(({ textContent }) => textContent)).toEqual(lines);
  },
);

test("the server, which knows no time zone, renders the same lines without the visitor's time", () => {
  expect(renderToString(seenBy("us", "hi"))).toBe(
    '<p>सोम शाम 5:30 बजे भारतीय समय</p><span class="abroad">भारतीय समय</span>',
  );
  expect(renderToString(seenBy("in"))).toBe('<p>Mon 5:30 pm</p><span class="abroad"></span>');
});
