import { expect, test, vi } from "vitest";
import type { Analytics } from "../analytics/index.ts";
import type { Log } from "../logging/index.ts";
import { createApiClient } from "./index.ts";
import { reportResponse } from "./report-call.ts";

/** A client whose calls all have the same outcome, and everything that is reported. */
function answering(
  answer: () => Response | Promise<Response>,
  login: { stored?: string } = { stored: "t1" },
) {
  const messages: string[] = [];
  const say = (level: string) => (message: string, extra?: unknown) =>
    void messages.push([level, message, extra && JSON.stringify(extra)].filter(Boolean).join(" "));
  const log: Log = { error: say("error"), warn: say("warn"), info: say("info"), debug: say("debug") };
  const events: string[] = [];
  const analytics: Analytics = {
    identify: (id) => void events.push(`identify ${id}`),
    set: (key, value) => void events.push(`${key}=${value}`),
    event: (name) => void events.push(name),
  };
  const onSessionEnd = vi.fn();
  const client = createApiClient({
    host: "https://api.test",
    fetch: async () => answer(),
    sessionId: () => "s1",
    pageOrigin: "https://shop.test",
    platform: "web",
    token: () => login.stored,
    country: () => "in",
    language: "en",
    log,
    analytics,
    onSessionEnd,
  });
  return { client, messages, events, onSessionEnd };
}

const path = "/noauth-api/v1/home?phone=9812345678";
const url = "https://api.test/noauth-api/v1/home";
const status = (code: number) => () => Response.json({}, { status: code });

test("§7 Every response is logged as method, URL and status, without the query", async () => {
  const { client, messages, events } = answering(status(200));
  await client.get(path);
  await client.post(path, {});
  expect(messages).toEqual([`debug GET ${url} 200`, `debug POST ${url} 200`]);
  expect(events).toEqual([]);
});

test("§8 401: warning to the error reporter, analytics event UNAUTHORIZED, all local storage cleared, session-expired message logged; error still passed to the caller", async () => {
  const { client, messages, events, onSessionEnd } = answering(status(401));
  await expect(client.get(path)).rejects.toMatchObject({ name: "ApiError", status: 401 });
  const facts = JSON.stringify({ method: "GET", url, status: 401 });
  expect(messages).toEqual([
    `debug GET ${url} 401`,
    `warn UNAUTHORIZED ${facts}`,
    "info Session expired: local storage is cleared.",
  ]);
  expect(events).toContain("UNAUTHORIZED");
  expect(onSessionEnd).toHaveBeenCalledOnce();
});

test("D9 a 401 for a token that is no longer stored clears nothing", async () => {
  const { client, messages, events, onSessionEnd } = answering(status(401), { stored: "new" });
  await expect(client.get(path, {}, "old")).rejects.toMatchObject({ status: 401 });
  await expect(client.post(path, {}, "old")).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnd).not.toHaveBeenCalled();
  expect(messages.join()).not.toContain("Session expired");
  expect(events.filter((event) => event === "UNAUTHORIZED")).toHaveLength(2);
});

test("decision 0011: a 401 to a call without a token clears nothing, and is reported like any other", async () => {
  const { client, messages, events, onSessionEnd } = answering(status(401), {});
  await expect(client.get(path)).rejects.toMatchObject({ status: 401 });
  await expect(client.post(path, {})).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnd).not.toHaveBeenCalled();
  expect(messages.join()).not.toContain("Session expired");
  expect(events.filter((event) => event === "UNAUTHORIZED")).toHaveLength(2);
});

test("decision 0011: nor does a 401 to a call sent before the sign-in", async () => {
  const login: { stored?: string } = {};
  const { client, onSessionEnd } = answering(() => {
    login.stored = "t1";
    return Response.json({}, { status: 401 });
  }, login);
  await expect(client.get(path)).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnd).not.toHaveBeenCalled();
  await expect(client.get(path)).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnd).toHaveBeenCalledOnce();
});

test.each([200, 204, 400, 403, 404, 500])("a %i does not end the session", async (code) => {
  const { client, onSessionEnd } = answering(
    () => new Response(code === 204 ? null : "{}", { status: code }),
  );
  await client.post(path, {}).catch(() => {});
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test("§8 500: SERVER_ERROR reported to analytics and the error reporter; error still passed on", async () => {
  const { client, messages, events } = answering(status(500));
  await expect(client.post(path, {})).rejects.toMatchObject({ name: "ApiError", status: 500 });
  expect(messages).toContain(`error SERVER_ERROR ${JSON.stringify({ method: "POST", url, status: 500 })}`);
  expect(events).toContain("SERVER_ERROR");
});

test.each([400, 401, 404, 422, 499, 500, 503, 599])(
  "§8 Any status 400-599: tagged in analytics as Backend Error with status, method and url: %i",
  async (code) => {
    const { client, events } = answering(status(code));
    await expect(client.get(path)).rejects.toMatchObject({ status: code });
    expect(events.slice(-4)).toEqual(["method=GET", `url=${url}`, `status=${code}`, "Backend Error"]);
  },
);

test.each([400, 404, 422, 501, 503])(
  "a %i is reported neither as UNAUTHORIZED nor as SERVER_ERROR",
  async (code) => {
    const { client, messages, events } = answering(status(code));
    await expect(client.get(path)).rejects.toMatchObject({ status: code });
    expect([...events, ...messages].join()).not.toMatch(/UNAUTHORIZED|SERVER_ERROR/);
  },
);

test("§8 Network failure without a status: logged as a network error", async () => {
  const { client, messages, events } = answering(() => Promise.reject(new TypeError("fetch failed")));
  await expect(client.get(path)).rejects.toMatchObject({ name: "ApiError", code: "network", status: 0 });
  expect(messages).toEqual([`error Network error ${JSON.stringify({ method: "GET", url })}`]);
  expect(events).toEqual(["NETWORK_ERROR"]);
});

test("an error response is not reported as a network error", async () => {
  const { client, messages, events } = answering(status(404));
  await expect(client.get(path)).rejects.toMatchObject({ status: 404 });
  expect([...messages, ...events].join()).not.toMatch(/network/i);
});

test.each([300, 304, 302])("§7 statuses outside 200-299 are errors: %i", async (code) => {
  const { client, events } = answering(() => new Response(null, { status: code }));
  await expect(client.get(path)).rejects.toMatchObject({ name: "ApiError", status: code });
  expect(events).toEqual([]);
});

test("a status above 599 is no HTTP status and no Backend Error", () => {
  const event = vi.fn();
  reportResponse(
    { analytics: { event, set: vi.fn(), identify: vi.fn() } },
    { method: "GET", url, status: 600 },
  );
  expect(event).not.toHaveBeenCalled();
});

test.each([
  ["401", 401],
  ["500", 500],
  ["no answer", 0],
])("log and analytics are optional: %s", async (_, code) => {
  const client = createApiClient({
    host: "https://api.test",
    fetch: async () => (code ? new Response("{}", { status: code }) : Response.error()),
    sessionId: () => "s1",
    pageOrigin: "https://shop.test",
    platform: "web",
    token: () => "t1",
    country: () => "in",
    language: "en",
  });
  await expect(client.get(path)).rejects.toMatchObject({ name: "ApiError", status: code });
});

test("a rejected passed token clears nothing when no token is stored", async () => {
  const onSessionEnd = vi.fn();
  const client = createApiClient({
    host: "https://api.test",
    fetch: async () => new Response("{}", { status: 401 }),
    sessionId: () => "s1",
    pageOrigin: "https://shop.test",
    platform: "web",
    country: () => "in",
    language: "en",
    onSessionEnd,
  });
  await expect(client.get(path, {}, "passed")).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnd).not.toHaveBeenCalled();
});
