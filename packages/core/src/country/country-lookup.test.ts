import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createCountryLookup } from "./index.ts";

const india = {
  types: ["country", "political"],
  address_components: [{ long_name: "India", short_name: "IN", types: ["country", "political"] }],
};
interface Answer {
  status?: number;
  body: unknown;
}
let geolocation: Answer;
let geocoding: Answer;
let seen: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[] = [];

const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  seen.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
  const answer = request.method === "POST" ? geolocation : geocoding;
  response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
  response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
});
let host = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
  geolocation = { body: { location: { lat: 22.5, lng: -88.25 }, accuracy: 1_000_000, more: true } };
  geocoding = { body: { status: "OK", results: [{ ...india, formatted_address: "India" }], plus_code: {} } };
});

test("§7 POST geolocation service, body considerIp=true; GET geocoding service, query latlng", async () => {
  expect(await createCountryLookup({ host })()).toEqual([india]);
  expect(seen).toMatchObject([
    {
      method: "POST",
      url: "/noauth-api/v1/geo/geolocate",
      headers: { "content-type": "application/json" },
      body: '{"considerIp":true}',
    },
    { method: "GET", url: "/noauth-api/v1/geo/geocode?latlng=22.5%2C-88.25" },
  ]);
});

test("with a real key both requests go to Google with the key, and none to our API", async () => {
  const lookUp = createCountryLookup({
    host: "http://127.0.0.1:1",
    geolocationUrl: `${host}/geolocation/v1/geolocate?key=K`,
    geocodingUrl: `${host}/maps/api/geocode/json?key=K&result_type=country`,
  });
  expect(await lookUp()).toEqual([india]);
  expect(seen.map(({ url }) => url)).toEqual([
    "/geolocation/v1/geolocate?key=K",
    "/maps/api/geocode/json?key=K&result_type=country&latlng=22.5%2C-88.25",
  ]);
});

test("an empty setting counts as missing", async () => {
  await createCountryLookup({ host, geolocationUrl: "", geocodingUrl: "" })();
  expect(seen).toHaveLength(2);
});

test("no cookies are sent to either service", async () => {
  const credentials: RequestCredentials[] = [];
  const fetch: typeof globalThis.fetch = (request) => {
    credentials.push((request as Request).credentials);
    return globalThis.fetch(request);
  };
  await createCountryLookup({ host, fetch })();
  expect(credentials).toEqual(["omit", "omit"]);
});

const headers = () => ({ "x-session-id": "s1", "ngrok-skip-browser-warning": "true" });

test("§7 all calls go to our API with default headers: these two as well", async () => {
  await createCountryLookup({ host, headers })();
  expect(seen.map(({ headers }) => headers)).toMatchObject([
    { ...headers(), "content-type": "application/json" },
    headers(),
  ]);
});

test("other services get no default headers", async () => {
  const elsewhere = { geolocationUrl: `${host}/geolocate`, geocodingUrl: `${host}/geocode` };
  await createCountryLookup({ host: "http://127.0.0.1:1", ...elsewhere, headers })();
  expect(seen).toHaveLength(2);
  for (const { headers } of seen) expect(headers).not.toHaveProperty("x-session-id");
});

test("§7 Every response is logged as method, URL and status: without the query, which may hold a key", async () => {
  const debug = vi.fn();
  const log = { debug, info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const lookUp = createCountryLookup({ host, geolocationUrl: `${host}/geolocate?key=s3cret`, log });
  await lookUp();
  geocoding = { status: 500, body: {} };
  await expect(lookUp()).rejects.toThrow();
  expect(debug.mock.calls).toEqual([
    [`POST ${host}/geolocate 200`],
    [`GET ${host}/noauth-api/v1/geo/geocode 200`],
    [`POST ${host}/geolocate 200`],
    [`GET ${host}/noauth-api/v1/geo/geocode 500`],
  ]);
});

test("§8 an error of our own API is handled by the error catalogue; another service's error is no Backend Error", async () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const analytics = { identify: vi.fn(), set: vi.fn(), event: vi.fn() };
  geolocation = { status: 500, body: {} };
  await expect(createCountryLookup({ host, log, analytics })()).rejects.toThrow();
  const url = `${host}/noauth-api/v1/geo/geolocate`;
  expect(log.error.mock.calls).toEqual([["SERVER_ERROR", { method: "POST", url, status: 500 }]]);
  expect(analytics.event.mock.calls).toEqual([["SERVER_ERROR"], ["Backend Error"]]);
  const elsewhere = { host: "http://127.0.0.1:1", geolocationUrl: `${host}/geolocate?key=K`, log, analytics };
  await expect(createCountryLookup(elsewhere)()).rejects.toThrow();
  expect(log.error).toHaveBeenCalledOnce();
  expect(analytics.event).toHaveBeenCalledTimes(2);
});

test.each([
  ["refuses", { status: 403, body: { error: { code: 403 } } }, "/noauth-api/v1/geo/geolocate answered 403"],
  ["answers no JSON", { body: "<html>" }, "JSON"],
  [
    "answers no place",
    { body: { location: { lat: "22" } } },
    "/noauth-api/v1/geo/geolocate answered something else",
  ],
])("a geolocation service that %s fails the lookup without a second request", async (_, answer, message) => {
  geolocation = answer;
  await expect(createCountryLookup({ host })()).rejects.toThrow(message);
  expect(seen).toHaveLength(1);
});

test.each([
  ["refuses with a status", { status: 500, body: {} }, "/noauth-api/v1/geo/geocode answered 500"],
  [
    "refuses as Google does, with 200",
    { body: { status: "REQUEST_DENIED", results: [], error_message: "no key" } },
    "/noauth-api/v1/geo/geocode answered REQUEST_DENIED",
  ],
  ["finds nothing", { body: { status: "ZERO_RESULTS", results: [] } }, "ZERO_RESULTS"],
  ["answers something else", { body: { status: "OK" } }, "geocode answered something else"],
])("a geocoding service that %s fails the lookup", async (_, answer, message) => {
  geocoding = answer;
  await expect(createCountryLookup({ host })()).rejects.toThrow(message);
});

test("a failure is reported without the key", async () => {
  geolocation = { status: 400, body: {} };
  const lookUp = createCountryLookup({ host, geolocationUrl: `${host}/geolocate?key=s3cret` });
  await expect(lookUp()).rejects.not.toThrow("s3cret");
});
