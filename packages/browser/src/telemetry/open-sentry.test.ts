import type { Severity } from "@aradhana/core/error-reporting";
import { beforeAll, expect, test, vi } from "vitest";
import { patience } from "../../test/patience.ts";
import { openSentry } from "./open-sentry.ts";

interface Sent {
  type?: string;
  message?: string;
  level?: string;
  extra?: Record<string, unknown>;
  breadcrumbs?: { message?: string; level?: string; data?: Record<string, unknown> }[];
}

/** The events that were sent, as sent. */
const sent: Sent[] = [];
const wire = async (_address: string, { body }: { body: string }) => {
  const [, kind = "", event = ""] = body.split("\n");
  if (kind.includes('"type":"event"')) sent.push(JSON.parse(event));
  return new Response("{}");
};

// Once: Sentry has one client per page.
let reporter: ReturnType<typeof openSentry>;
beforeAll(() => {
  vi.stubGlobal("fetch", wire);
  reporter = openSentry("https://key@errors.test/7");
});

test.each([
  ["error", "Error Fetching Country!"],
  ["warning", "UNAUTHORIZED"],
  ["info", "Phone number is empty"],
] as const)("§8 a message of the level %s reaches the error reporter at that level", async (level, text) => {
  reporter.message(text, level satisfies Severity, { status: 7 });
  await vi.waitFor(() => expect(sent.at(-1)?.message).toBe(text), patience);
  expect(sent.at(-1)).toMatchObject({ level, extra: { status: 7 } });
});

test("a message of level debug is sent as a breadcrumb of the next event", async () => {
  const before = sent.length;
  reporter.message("GET https://shop.test/noauth-api/v1/home 200", "debug", { ms: 12 });
  reporter.message("Invalid phone length", "info");
  await vi.waitFor(() => expect(sent.at(-1)?.message).toBe("Invalid phone length"), patience);
  expect(sent).toHaveLength(before + 1);
  expect(sent.at(-1)?.breadcrumbs).toMatchObject([
    { message: "GET https://shop.test/noauth-api/v1/home 200", level: "debug", data: { ms: 12 } },
  ]);
});
