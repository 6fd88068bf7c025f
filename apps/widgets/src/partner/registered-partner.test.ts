import { createApiClient } from "@aradhana/core/api";
import { createPartnerStore, followPartner, partnerIds, themeOf } from "@aradhana/core/partner";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ApiServer, startApiServer } from "../../test/api-server.ts";
import { registeredPartner } from "./registered-partner.ts";

const { astrology, gemstones } = partnerIds;
const origin = "https://astro.test";
let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
beforeEach(() => {
  server.asked.length = 0;
  server.answers("getConfig", {
    partner_id: astrology,
    domain: origin,
    theme: themeOf(astrology),
    allowed_widgets: [],
    mode: "test",
  });
});
afterAll(() => server.close());

/** Waits as long as a busy machine may need. */
const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 });
const set = (partner_id: unknown) => ({ event: "partner_id_set", partner_id });

function open() {
  const parent = new EventTarget();
  const frame = Object.assign(new EventTarget(), { self: {}, parent });
  const store = createPartnerStore();
  const api = createApiClient({
    host: server.url,
    sessionId: () => "test",
    pageOrigin: "http://widgets.test",
    platform: "web",
    country: () => "in",
    language: "en",
  });
  const get = vi.spyOn(api, "get");
  const onError = vi.fn();
  followPartner(frame as unknown as Window, store, { registry: (id) => registeredPartner(api, id), onError });
  const say = (data: unknown, changes: { source?: unknown; origin?: string } = {}) =>
    frame.dispatchEvent(Object.assign(new Event("message"), { source: parent, origin, data, ...changes }));
  return { store, say, get, onError };
}

test("the page around sets its partner, at the origin that the registry has for it", async () => {
  const { store, say } = open();
  say(set(astrology));
  await soon(() => expect(store.getState()).toMatchObject({ partner: { id: astrology, domain: origin } }));
  expect(store.getState().theme).toEqual(themeOf(astrology));
});

test("nobody else sets one, and who is no partner is not even asked after", async () => {
  const { store, say, get } = open();
  say(set(astrology), { source: {} });
  say(set("00000000-0000-4000-8000-000000000000"));
  say(set(7));
  say("partner_id_set");
  expect(get).not.toHaveBeenCalled();
  say(set(astrology), { origin: "https://evil.test" });
  // The registry answers for the partner it has, whatever id was asked for.
  say(set(gemstones));
  await soon(() => expect(server.asked).toHaveLength(2));
  say(set(astrology));
  await soon(() => expect(store.getState().partner?.id).toBe(astrology));
  expect(server.asked).toHaveLength(2);
});

test("where the registry does not answer there is no partner, until it does", async () => {
  server.refuses("getConfig", 503);
  const { store, say } = open();
  say(set(astrology));
  await soon(() => expect(server.asked).toHaveLength(1));
  expect(store.getState().partner).toBeUndefined();
});
