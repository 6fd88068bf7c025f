import { Hono } from "hono";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { answerCspReports } from "./csp-reports.ts";

const log = pino({ level: "silent" });
const modern = (documentURL: string) =>
  JSON.stringify([
    { type: "deprecation", body: {} },
    {
      type: "csp-violation",
      body: { documentURL, blockedURL: "https://evil.test/x.js?a=1", effectiveDirective: "script-src-elem" },
    },
  ]);
const older = JSON.stringify({
  "csp-report": { "document-uri": "https://shop.test/", "blocked-uri": "inline", "effective-directive": "x" },
});

function open() {
  const warn = vi.spyOn(log, "warn").mockClear();
  const app = new Hono().post(
    "/csp-report",
    answerCspReports(log, () => 0),
  );
  const send = async (body: string) => (await app.request("/csp-report", { method: "POST", body })).status;
  return { send, lines: () => warn.mock.calls.map(([line]) => line) };
}

test("a report is logged without query and names", async () => {
  const { send, lines } = open();
  expect(await send(modern("https://shop.test/orders/ord_1/Asha-Verma?t=secret"))).toBe(204);
  expect(await send(older)).toBe(204);
  expect(lines()).toEqual([
    { page: "/orders/ord_1/{name}", blocked: "https://evil.test", directive: "script-src-elem" },
    { page: "/", blocked: "inline", directive: "x" },
  ]);
});

test("what is no report is refused, and only sixty lines a minute are logged", async () => {
  const { send, lines } = open();
  for (const body of ["", "{", "{}", "7", `["${"x".repeat(30_000)}"]`]) expect(await send(body)).toBe(400);
  for (let i = 0; i < 70; i++) await send(older);
  expect(lines()).toHaveLength(60);
});
