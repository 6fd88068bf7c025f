import { createApiClient, retryReads } from "@aradhana/core/api";
import {
  createPartnerStore,
  followPartner,
  partnerAt,
  partnerIds,
  partnerThemes,
} from "@aradhana/core/partner";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type ApiServer, startApiServer } from "../../test/api-server.ts";
import { registryOf } from "./registry-of.ts";

const { astrology, gemstones } = partnerIds;
const origin = "https://astro.test";
const config = {
  partner_id: astrology,
  name: "Tarakini",
  domain: origin,
  origins: [origin],
  redirect_url: `${origin}/pages/partner-order-status`,
  theme: partnerThemes.purple,
  allowed_widgets: [],
  mode: "test",
};
let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.requests.length = 0;
  server.answers("getConfig", config);
});
afterAll(() => server.close());

/** Waits as long as a busy machine may need. */
const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 });
const set = (partner_id: unknown) => ({ event: "partner_id_set", partner_id });

function open() {
  const parent = new EventTarget();
  const frame = Object.assign(new EventTarget(), { self: {}, parent });
  const store = createPartnerStore();
  const client = createApiClient({
    host: server.url,
    sessionId: () => "test",
    pageOrigin: "http://widgets.test",
    platform: "web",
    country: () => "in",
    language: "en",
  });
  const get = vi.spyOn(client, "get");
  const pause = vi.fn(async () => {});
  const api = retryReads(client, { pause, random: Math.random });
  const onError = vi.fn();
  followPartner(frame as unknown as Window, store, { registry: registryOf(document, api), onError });
  const say = (data: unknown, changes: { source?: unknown; origin?: string } = {}) =>
    frame.dispatchEvent(Object.assign(new Event("message"), { source: parent, origin, data, ...changes }));
  return { store, say, get, pause, onError };
}

test("the page around sets its partner, at the origin that the registry has for it", async () => {
  const { store, say } = open();
  say(set(astrology));
  await soon(() => expect(store.getState()).toMatchObject({ partner: { id: astrology, domain: origin } }));
  expect(store.getState().theme).toEqual(partnerThemes.purple);
});

test("no other page sets a theme, and an invalid partner id is not requested", async () => {
  const { store, say, get } = open();
  say(set(astrology), { source: {} });
  say(set(7));
  say("partner_id_set");
  expect(get).not.toHaveBeenCalled();
  say(set(astrology), { origin: "https://evil.test" });
  // The registry responds with the partner that it has, whatever id was requested.
  say(set(gemstones));
  await soon(() => expect(server.requests).toHaveLength(2));
  say(set(astrology));
  await soon(() => expect(store.getState().partner?.id).toBe(astrology));
  expect(server.requests).toHaveLength(2);
});

test("where the registry does not answer there is no partner, until it does", async () => {
  server.refuses("getConfig", 503);
  const { store, say, pause } = open();
  pause.mockImplementationOnce(async () => {
    expect(store.getState().partner).toBeUndefined();
    server.answers("getConfig", config);
  });
  say(set(astrology));
  await soon(() => expect(store.getState().partner?.id).toBe(astrology));
  expect(server.requests).toHaveLength(2);
});

test("its errors are reported", async () => {
  const { store, say, get, onError } = open();
  const broken = new TypeError("a fault of ours");
  get.mockRejectedValueOnce(broken);
  say(set(astrology));
  await soon(() => expect(onError).toHaveBeenCalledExactlyOnceWith(broken));
  expect(store.getState().partner).toBeUndefined();
});

describe("in a document that says whose pages may frame it", () => {
  beforeEach(() => {
    document.documentElement.dataset.partners = JSON.stringify([
      partnerAt(gemstones, "https://gems.test"),
      partnerAt(astrology, origin),
    ]);
  });
  afterEach(() => {
    delete document.documentElement.dataset.partners;
  });

  test("the page around is answered without a request", async () => {
    server.refuses("getConfig", 503);
    const { store, say, get } = open();
    say(set(astrology));
    await soon(() => expect(store.getState()).toMatchObject({ partner: { id: astrology, domain: origin } }));
    expect(get).not.toHaveBeenCalled();
  });

  test("only the registered origin of that partner is accepted", async () => {
    const { store, say, get } = open();
    say(set(gemstones));
    say(set(astrology), { origin: "https://gems.test" });
    say(set(astrology), { source: {} });
    say(set(gemstones), { origin: "https://gems.test" });
    await soon(() => expect(store.getState().partner?.id).toBe(gemstones));
    expect(get).not.toHaveBeenCalled();
  });
});
