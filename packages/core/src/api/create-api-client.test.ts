import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  type ApiClientOptions,
  ApiError,
  createApiClient,
  getHome,
  isApiError,
  sendOtp,
  withSignal,
} from "./index.ts";

const meta = {
  request_id: "r1",
  server_time: "2026-11-20T10:00:00.000Z",
  currency: "inr",
  country_code: "in",
};
let answerWith: { status: number; body: unknown; headers?: Record<string, string> };
let rawAnswer: string | undefined;
let cutAfter: number | undefined;
let seen: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[] = [];

const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  seen.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
  response.writeHead(answerWith.status, { "content-type": "application/json", ...answerWith.headers });
  const text = rawAnswer ?? JSON.stringify(answerWith.body);
  if (cutAfter === undefined) return void response.end(text);
  response.write(text.slice(0, cutAfter), () => response.destroy());
});
let host = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
  rawAnswer = undefined;
  cutAfter = undefined;
  answerWith = { status: 200, body: { success: true, message: "", results: {}, meta } };
});

const client = (options: Partial<ApiClientOptions> = {}) =>
  createApiClient({
    host,
    sessionId: () => "s1",
    pageOrigin: "https://shop.test",
    platform: "web",
    country: () => "in",
    language: "hi",
    ...options,
  });

const errorBody = (code: string) => ({ success: false, code, message: "no", field_errors: [], meta });

test("the secret of an order's link is sent in a header, never in the address", async () => {
  await client().get("/api/v1/order/getOrderById", { order_id: "ord_1", t: "s+/=" });
  await client().post("/api/v1/sankalp/save?t=s%2B%2F%3D", {});
  for (const { url, headers } of seen) {
    expect(headers["x-order-token"]).toBe("s+/=");
    expect(url).not.toMatch(/[?&]t=/);
  }
  expect(seen[0]?.url).toContain("order_id=ord_1");
});

test("§7 every call carries session id, page origin, platform and the tunnel header", async () => {
  await client().get("/noauth-api/v1/home");
  expect(seen[0]?.headers).toMatchObject({
    "x-session-id": "s1",
    "x-page-origin": "https://shop.test",
    "x-platform": "web",
    "ngrok-skip-browser-warning": "true",
    accept: "application/json",
  });
});

test("a read that is aborted, before its response or within it, ends at once and is no network error", async () => {
  const [error, warn, event] = [vi.fn(), vi.fn(), vi.fn()];
  const reporting = {
    log: { error, warn, info: vi.fn(), debug: vi.fn() },
    analytics: { identify: vi.fn(), set: vi.fn(), event },
  };
  const before = withSignal(client(reporting), AbortSignal.abort());
  await expect(before.get("/noauth-api/v1/home")).rejects.toMatchObject({ name: "AbortError" });

  const controller = new AbortController();
  const { signal } = controller;
  const fetch = async () => {
    setTimeout(() => controller.abort());
    return new Response(
      new ReadableStream({
        start: (body) => signal.addEventListener("abort", () => body.error(signal.reason)),
      }),
    );
  };
  const within = withSignal(client({ ...reporting, fetch }), signal);
  await expect(within.get("/noauth-api/v1/home")).rejects.toMatchObject({ name: "AbortError" });
  for (const reported of [error, warn, event]) expect(reported).not.toHaveBeenCalled();
});

test("§7 all calls go to one fixed API host, JSON content type", async () => {
  await client().post("/noauth-api/v1/pooja/quote", {});
  expect(seen[0]?.headers["content-type"]).toBe("application/json");
  expect(seen[0]?.headers.host).toBe(new URL(host).host);
});

test.each([
  "//stranger.test/api",
  "/\\stranger.test/api",
  "/@stranger.test",
  "@stranger.test/api",
  ":1@stranger.test/api",
  ".stranger.test/api",
  "https://stranger.test/api",
])("§7 all calls go to one fixed API host: %s stays on it", async (path) => {
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    requested.push(new Request(input).url);
    return Promise.resolve(Response.json({}));
  };
  await client({ fetch, host: "https://api.shop.test" }).get(path);
  expect(requested.map((url) => new URL(url).host)).toEqual(["api.shop.test"]);
});

test.each([
  ["/noauth-api/v1/home", "/noauth-api/v1/home?country_code=in&lang=hi"],
  ["noauth-api/v1/home", "/noauth-api/v1/home?country_code=in&lang=hi"],
  ["/noauth-api/v1/home?country_code=us", "/noauth-api/v1/home?country_code=us&lang=hi"],
  ["/noauth-api/v1/home?currency_code=eur", "/noauth-api/v1/home?currency_code=eur&lang=hi"],
  ["/api/v1/login/getUser", "/api/v1/login/getUser?lang=hi"],
])("§7 %s is sent as %s", async (path, url) => {
  await client().get(path);
  expect(seen[0]?.url).toBe(url);
});

test("a POST body is sent whole, never as a stream: browsers stream over HTTP/2 only", async () => {
  await client().post("/noauth-api/v1/pooja/quote", { pooja_id: "pj_1" });
  expect(seen[0]).toMatchObject({
    url: "/noauth-api/v1/pooja/quote?country_code=in",
    headers: { "content-length": "19" },
    body: '{"pooja_id":"pj_1"}',
  });
});

test("§7 the token stored at the time of the request is sent; a passed token replaces it", async () => {
  let stored = "first";
  const api = client({ token: () => stored });
  stored = "second";
  await api.get("/api/v1/login/getUser");
  await api.post("/api/v1/login/logout", {}, "passed");
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer second", "Bearer passed"]);
});

test("§7 POST gives the full response, GET the body", async () => {
  const response = await client().post("/api/v1/login/logout", { a: 1 });
  expect(response.status).toBe(200);
  expect(seen[0]?.body).toBe('{"a":1}');
  expect(await client().get("/noauth-api/v1/home")).toMatchObject({ success: true });
});

test("§8 a 401 ends the session and still reaches the caller as an error", async () => {
  const onSessionEnd = vi.fn();
  answerWith = { status: 401, body: errorBody("unauthorized") };
  const call = client({ token: () => "t", onSessionEnd }).get("/api/v1/login/getUser");
  await expect(call).rejects.toMatchObject({ name: "ApiError", code: "unauthorized", status: 401 });
  expect(onSessionEnd).toHaveBeenCalledOnce();
});

test("D9 a 401 for a token that is no longer stored does not end the session", async () => {
  const onSessionEnd = vi.fn();
  answerWith = { status: 401, body: errorBody("unauthorized") };
  const call = client({ token: () => "new", onSessionEnd }).post("/api/v1/login/logout", {}, "old");
  await expect(call).rejects.toBeInstanceOf(ApiError);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test("empty query values are left out of the URL; false and 0 are sent", async () => {
  await client().get("/api/v1/x", { a: undefined, b: null, c: "", d: 0, e: false, f: "g h" });
  expect(seen[0]?.url).toBe("/api/v1/x?d=0&e=false&f=g+h&lang=hi");
});

test("only reads carry a language", async () => {
  await client().post("/api/v1/x", {});
  expect(seen[0]?.url).toBe("/api/v1/x");
});

test("§7 Both send an Authorization bearer header (passed token, else stored)", async () => {
  const api = client({ token: () => "stored" });
  await api.get("/api/v1/login/getUser", {}, "passed");
  await api.post("/api/v1/login/logout", {});
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer passed", "Bearer stored"]);
});

test("§6 Every request carries the bearer token of the logged-in user if any", async () => {
  await client().get("/noauth-api/v1/home");
  expect(seen[0]?.headers).not.toHaveProperty("authorization");
});

test("§7 The HTTP client has default timeout 0 (none): a call still waits after a day", async () => {
  vi.useFakeTimers();
  try {
    let answer: (response: Response) => void = () => {};
    const hanging = client({
      fetch: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const call = hanging.get("/noauth-api/v1/home");
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    answer(Response.json({ late: true }));
    expect(await call).toEqual({ late: true });
  } finally {
    vi.useRealTimers();
  }
});

test("an error response keeps its code, field errors and retry delay", async () => {
  const field_errors = [{ field: "phone", code: "length", message: "no" }];
  answerWith = {
    status: 429,
    body: { ...errorBody("otp_limit"), field_errors },
    headers: { "retry-after": "30" },
  };
  const call = sendOtp(client(), { dial_code: "91", phone: "1" });
  await expect(call).rejects.toMatchObject({ code: "otp_limit", fieldErrors: field_errors, retryAfter: 30 });
});

test("an error message names the request and its outcome, and nothing of the query", async () => {
  const details = { quote_id: "qt_1" };
  answerWith = { status: 409, body: { ...errorBody("price_changed"), details } };
  await expect(client().get("/noauth-api/v1/home?phone=98#x")).rejects.toMatchObject({
    message: `GET ${host}/noauth-api/v1/home: 409 price_changed: no`,
    fieldErrors: [],
    details,
    requestId: "r1",
    retryAfter: undefined,
  });
  answerWith = { status: 502, body: "<html>" };
  await expect(client().get("/noauth-api/v1/home")).rejects.toMatchObject({
    message: `GET ${host}/noauth-api/v1/home: 502`,
    fieldErrors: [],
    details: {},
  });
});

test.each(["0", "-5", "soon", ""])("a Retry-After of %j is ignored", async (wait) => {
  answerWith = { status: 429, body: errorBody("otp_limit"), headers: { "retry-after": wait } };
  const refused = await client()
    .get("/noauth-api/v1/home")
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "otp_limit", retryAfter: undefined });
});

test("an error that is not a network failure is not reported as one", async () => {
  const broken = client({
    sessionId: () => {
      throw new RangeError("no session");
    },
  });
  await expect(broken.get("/noauth-api/v1/home")).rejects.toThrow("no session");
});

test("the message of a network error names the request and the cause", async () => {
  const cause = new TypeError("fetch failed");
  const nowhere = client({ fetch: () => Promise.reject(cause) });
  await expect(nowhere.get("/noauth-api/v1/home?q=secret")).rejects.toMatchObject({
    message: `GET ${host}/noauth-api/v1/home: no answer`,
    cause: { cause },
  });
});

test("a response that is not from our API gives only its status", async () => {
  answerWith = { status: 502, body: "<html>" };
  await expect(client().get("/noauth-api/v1/home?x=secret")).rejects.toMatchObject({
    code: "http_502",
    message: expect.not.stringContaining("secret"),
  });
});

test("§8 a failure without a status is a network error", async () => {
  const nowhere = client({ host: "http://127.0.0.1:1" });
  await expect(nowhere.get("/noauth-api/v1/home")).rejects.toMatchObject({ code: "network", status: 0 });
});

test("§7 a failed call is not retried", async () => {
  answerWith = { status: 503, body: {} };
  await expect(client().get("/noauth-api/v1/home")).rejects.toBeInstanceOf(ApiError);
  expect(seen).toHaveLength(1);
});

const emptyHome = {
  proofs: { named: false, recorded: false, full_refund_until_hours: null },
  ...{ banners: [], categories: [], notices: [] },
};

test("a home section of an unknown kind is left out and reported", async () => {
  const results = { ...emptyHome, sections: [{ type: "hologram", key: "x" }] };
  answerWith = { status: 200, body: { success: true, message: "", results, meta } };
  const onUnknown = vi.fn();
  expect((await getHome(client(), onUnknown)).results.sections).toEqual([]);
  expect(onUnknown).toHaveBeenCalledExactlyOnceWith("hologram");
});

test("a home section of a known kind is returned, with or without a callback for unknown ones", async () => {
  const shown = { key: "purposes", type: "purposes", title: "By purpose", items: [], see_all: null };
  const results = { ...emptyHome, sections: [shown, { type: "hologram", key: "x" }] };
  answerWith = { status: 200, body: { success: true, message: "", results, meta } };
  expect((await getHome(client())).results.sections).toEqual([shown]);
  expect(seen[0]?.url).toBe("/noauth-api/v1/home?country_code=in&lang=hi");
});

test("a response with another shape is an error that names the first difference", async () => {
  answerWith = { status: 200, body: { success: true, message: "", results: { banners: 7 }, meta } };
  await expect(getHome(client())).rejects.toMatchObject({
    code: "unexpected_answer",
    status: 200,
    message: expect.stringMatching(/^unexpected answer: results\.banners Invalid type/),
  });
  answerWith = { status: 200, body: [] };
  await expect(getHome(client())).rejects.toMatchObject({
    message: expect.stringMatching(/^unexpected answer: \w/),
  });
});

test.each([
  ["HTML of somebody in between", "<html>", "unexpected_answer"],
  ["nothing", "", "unexpected_answer"],
])("%s with status 200 is an error with a code, for GET and POST", async (_, text, code) => {
  rawAnswer = text;
  const message = "unexpected answer: no JSON";
  await expect(client().get("/noauth-api/v1/home")).rejects.toMatchObject({
    name: "ApiError",
    code,
    message,
  });
  await expect(sendOtp(client(), { dial_code: "91", phone: "9876543210" })).rejects.toMatchObject({ code });
});

test("a response that is cut off is a network error and is logged, for GET and POST", async () => {
  cutAfter = 10;
  const cutOff = { code: "network", status: 0, message: "the answer was cut off" };
  const error = vi.fn();
  const event = vi.fn();
  const api = client({
    log: { error, warn: vi.fn(), info: vi.fn(), debug: vi.fn() },
    analytics: { identify: vi.fn(), set: vi.fn(), event },
  });
  await expect(api.get("/noauth-api/v1/home?phone=9876543210")).rejects.toMatchObject(cutOff);
  await expect(sendOtp(api, { dial_code: "91", phone: "9876543210" })).rejects.toMatchObject(cutOff);
  expect(error.mock.calls).toEqual([
    ["Network error", { method: "GET", url: expect.stringMatching(/\/noauth-api\/v1\/home$/) }],
    ["Network error", { method: "POST", url: expect.stringMatching(/\/sendOtp$/) }],
  ]);
  expect(event.mock.calls).toEqual([["NETWORK_ERROR"], ["NETWORK_ERROR"]]);
});

test("a new session id is used from the next call on", async () => {
  let session = "first";
  const api = client({ sessionId: () => session });
  session = "second";
  await api.get("/noauth-api/v1/home");
  expect(seen[0]?.headers["x-session-id"]).toBe("second");
});

test("an ApiError is recognised by its name, also across copies of its class", () => {
  const elsewhere = Object.assign(new Error("no"), { name: "ApiError" });
  expect(isApiError(new ApiError("no", { code: "x", status: 0 }))).toBe(true);
  expect(isApiError(elsewhere)).toBe(true);
  expect(isApiError(new Error("ApiError"))).toBe(false);
  expect(isApiError({ name: "ApiError" })).toBe(false);
  expect(isApiError(undefined)).toBe(false);
});
