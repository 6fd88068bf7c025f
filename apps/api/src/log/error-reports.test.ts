import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { scrubText } from "@aradhana/core/privacy";
import { createErrorReports } from "@aradhana/server/reports";
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { createLog } from "./create-log.ts";

/** Sentry, as far as a report reaches it. */
const envelopes: { path: string; auth: string; body: string }[] = [];
const sentry = createServer(async (request, response) => {
  const auth = String(request.headers["x-sentry-auth"]);
  envelopes.push({ path: request.url ?? "", auth, body: await text(request) });
  response.end("{}");
});
await new Promise<void>((resolve) => sentry.listen(0, "127.0.0.1", resolve));
afterAll(() => sentry.close());
const { port } = sentry.address() as AddressInfo;
const problems: string[] = [];
const reports = createErrorReports({
  ...{ dsn: `http://publickey@127.0.0.1:${port}/prefix/7`, service: "api", scrub: scrubText },
  onError: (problem) => problems.push(problem),
});
const log = createLog({ level: "info", reports, to: { write: () => {} } });
const { app, db } = await createTestApp({ log });

const needles = ["9876543210", "Asha", "asha@example.test", "s3cr3tT0ken", "Assi Ghat"];

test("an error of a request is reported with its id, its kind and its calls, without personal data", async () => {
  app.get("/broken", () => {
    throw new TypeError("no contact for +91 9876543210, asha@example.test, token=s3cr3tT0ken", {
      cause: new RangeError("phone: 9876543210"),
    });
  });
  const response = await app.request("/broken?phone=9876543210&name=Asha", {
    headers: { cookie: "sid=s3cr3tT0ken", authorization: "Bearer s3cr3tT0ken", "user-agent": "Asha" },
  });
  expect(response.status).toBe(500);
  await reports.close();
  const [{ path, auth, body }] = envelopes.splice(0) as [(typeof envelopes)[number]];
  expect([path, auth]).toEqual(["/prefix/api/7/envelope/", expect.stringContaining("sentry_key=publickey")]);
  const [header, item, event] = body.split("\n").map((line) => JSON.parse(line));
  expect(header.event_id).toBe(event.event_id);
  expect(item).toEqual({ type: "event" });
  expect(event).toMatchObject({
    level: "error",
    tags: { service: "api", request_id: response.headers.get("x-request-id") },
    exception: { values: [{ type: "RangeError" }, { type: "TypeError" }] },
  });
  const frames = event.exception.values[1].stacktrace.frames;
  expect(frames.at(-1)).toMatchObject({
    ...{ filename: expect.stringContaining("error-reports.test.ts"), in_app: true },
    lineno: expect.any(Number),
  });
  for (const needle of needles) expect(body).not.toContain(needle);
  expect(Object.keys(event).toSorted()).toEqual(
    ["event_id", "exception", "level", "platform", "tags", "timestamp"].toSorted(),
  );
});

test("of a database error neither the values nor the message of the server are reported", async () => {
  const error = await db.execute("select cast('Asha of Assi Ghat' as integer)").catch((thrown) => thrown);
  log.error({ err: error }, "a job failed");
  await reports.close();
  const [{ body }] = envelopes.splice(0) as [(typeof envelopes)[number]];
  expect(body).toContain("database error");
  for (const needle of needles) expect(body).not.toContain(needle);
});

test("what is not an error of ours is not reported", async () => {
  await app.request("/noauth-api/v1/unknown");
  log.warn({ err: new Error("a warning") }, "a warning");
  log.error({ outboxId: "obx_1" }, "no error object");
  await reports.close();
  expect(envelopes).toEqual([]);
});

test("an outage is reported thirty times a minute at most", async () => {
  for (let i = 0; i < 100; i++) log.error({ err: new Error("down") }, "again");
  await reports.close();
  expect(envelopes.splice(0).length).toBeLessThanOrEqual(30);
  expect(problems).toEqual([]);
});
