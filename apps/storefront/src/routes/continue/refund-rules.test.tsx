// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { browserIn } from "../../../test/browser-in.ts";
import { puja } from "../../../test/fixtures.ts";
import { VisitorProvider } from "../../services/visitor.tsx";
import { shellText } from "../../shell/text.ts";
import { RefundRules } from "./refund-rules.tsx";
import { continueText } from "./text.ts";

beforeAll(() => Promise.all([continueText, shellText].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const full = "100% back if cancelled by Sat 21 Nov, 5:30 pm";
const most = "75% back if cancelled by Sun 22 Nov, 5:30 pm";

test.each([
  ["2026-11-21T11:59:00.000Z", [full, most]],
  ["2026-11-21T12:00:00.000Z", [most]],
  ["2026-11-22T12:00:00.000Z", []],
])("by the server's clock of %s a booking promises %j", (now, promises) => {
  browserIn("Asia/Kolkata");
  vi.setSystemTime(now);
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RefundRules pooja={puja()} serverTime={now} />
    </VisitorProvider>,
  );
  expect(screen.queryAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(promises);
  expect(screen.queryByText(/have passed/) !== null).toBe(promises.length === 0);
});
