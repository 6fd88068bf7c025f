import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { fakeClock } from "../../test/fake-clock.ts";
import { createApiClient, type PendingCountry } from "./index.ts";

/** A client whose country is unknown until the test sets it, and the requests it sent. */
function waiting(known?: string) {
  const clock = fakeClock();
  const state = { country: known, listeners: [] as (() => void)[], looks: 0 };
  const pendingCountry: PendingCountry = {
    isSettled: () => {
      state.looks++;
      return state.country !== undefined;
    },
    subscribe(listeners) {
      state.listeners.push(listeners);
      return () => {
        state.listeners = state.listeners.filter((each) => each !== listeners);
      };
    },
  };
  const sent: string[] = [];
  const client = createApiClient({
    host: "https://api.test",
    fetch: async (request) => {
      sent.push((request as Request).url.replace("https://api.test", ""));
      return Response.json({});
    },
    sessionId: () => "s1",
    pageOrigin: "https://shop.test",
    platform: "web",
    country: () => state.country ?? "in",
    pendingCountry,
    after: clock.after,
    language: "en",
  });
  return { client, clock, state, sent };
}

/** Runs everything that is due without advancing the clock. */
const settle = () => new Promise((done) => setImmediate(done));

test("§7 Before sending, the client waits up to 5000 ms for the country", async () => {
  const { client, clock, sent } = waiting();
  const answer = client.get("/noauth-api/v1/home");
  clock.pass(4_999);
  await settle();
  expect(sent).toEqual([]);
  clock.pass(1);
  await answer;
  expect(sent).toEqual(["/noauth-api/v1/home?country_code=in&lang=en"]);
  expect(clock.waiting()).toBe(0);
});

test("a subscription that calls back at once is honoured and then removed", async () => {
  const { client, clock, state, sent } = waiting();
  const { listeners } = state;
  listeners.push = (listener) => {
    state.country = "us";
    listener();
    return Array.prototype.push.call(listeners, listener);
  };
  await client.get("/noauth-api/v1/home");
  expect(sent).toEqual(["/noauth-api/v1/home?country_code=us&lang=en"]);
  expect(state.listeners).toEqual([]);
  expect(clock.waiting()).toBe(0);
});

test("§7 polling every 100 ms: a country found by another tab is noticed at the next poll", async () => {
  const { client, clock, state, sent } = waiting();
  const answer = client.post("/noauth-api/v1/pooja/quote", {});
  await settle();
  clock.pass(250);
  state.country = "us";
  clock.pass(49);
  await settle();
  expect(sent).toEqual([]);
  clock.pass(1);
  await answer;
  expect(sent).toEqual(["/noauth-api/v1/pooja/quote?country_code=us"]);
});

test("the client polls fifty times in five seconds", async () => {
  const { client, clock, state } = waiting();
  const answer = client.get("/noauth-api/v1/home");
  await settle();
  clock.pass(5_000);
  await answer;
  // Once before waiting, once when the wait begins, then every 100 ms.
  expect(state.looks).toBe(1 + 1 + 49);
});

test("a call is sent as soon as the country is known, and no timer is left", async () => {
  const { client, clock, state, sent } = waiting();
  const answer = client.get("/noauth-api/v1/home");
  await settle();
  clock.pass(30);
  for (const listener of state.listeners) listener();
  await settle();
  expect(sent).toEqual([]);
  state.country = "de";
  for (const listener of state.listeners) listener();
  await answer;
  expect(sent).toEqual(["/noauth-api/v1/home?country_code=de&lang=en"]);
  expect(clock.waiting()).toBe(0);
  expect(state.listeners).toEqual([]);
});

test.each([
  ["the URL has product_id", "/noauth-api/v1/abhimantrit_product/productById?product_id=1"],
  ["the URL has pooja_id", "/noauth-api/v1/pooja/anything?pooja_id=pj_1"],
  ["mentions poojaById", "/noauth-api/v1/pooja/poojaById"],
  ["mentions getPoojaOrderById", "/api/v1/order/getPoojaOrderById"],
  ["or a payment/ path", "/noauth-api/v1/payment/status"],
  ["country is already in the query", "/noauth-api/v1/home?country_code=de"],
  ["currency is already in the query", "/noauth-api/v1/home?currency_code=eur"],
])("§7 waits unless %s", async (_, path) => {
  const { client, sent, clock } = waiting();
  await client.get(path);
  await client.post(path, {});
  expect(sent).toHaveLength(2);
  expect(clock.waiting()).toBe(0);
});

test("§7 waits unless a country is already known", async () => {
  const { client, sent } = waiting("us");
  await client.get("/noauth-api/v1/home");
  expect(sent).toEqual(["/noauth-api/v1/home?country_code=us&lang=en"]);
});

test("a product or puja id in the query object also skips the wait", async () => {
  const { client, sent } = waiting();
  await client.get("/noauth-api/v1/pooja/anything", { pooja_id: "pj_1" });
  expect(sent).toHaveLength(1);
});

test.each([
  "/noauth-api/v1/home?utm_campaign=product",
  "/noauth-api/v1/home?q=payment/",
  "/noauth-api/v1/home?ids=pooja",
  "/noauth-api/v1/payments",
  "/noauth-api/v1/pooja/poojaListing",
  "/api/v1/login/getUser",
])("every other call waits: %s", async (path) => {
  const { client, clock, sent } = waiting();
  const answer = client.get(path);
  await settle();
  expect(sent).toEqual([]);
  clock.pass(5_000);
  await answer;
});

test("for any URL, a call waits five seconds or not at all", async () => {
  const word = fc.constantFrom(
    ...["product_id", "pooja_id", "country_code", "currency_code", "poojaById", "getPoojaOrderById"],
    ...["payment/", "payment", "home", "pooja", "%F0%9F%99%8F", "%E0%A4%A", "a=b"],
  );
  const path = fc
    .tuple(fc.array(word), fc.array(fc.tuple(word, fc.string())))
    .map(([segments, query]) => `/noauth-api/v1/${segments.join("/")}?${new URLSearchParams(query)}`);
  await fc.assert(
    fc.asyncProperty(path, async (address) => {
      const { client, clock, sent } = waiting();
      const answer = client.get(address);
      await settle();
      const query = new URL(address, "https://api.test").searchParams;
      const named = ["product_id", "pooja_id", "country_code", "currency_code"].some((name) =>
        query.has(name),
      );
      const spared = named || /poojaById|getPoojaOrderById|^[^?]*payment\//.test(address);
      expect([sent.length, clock.waiting() > 0]).toEqual(spared ? [1, false] : [0, true]);
      clock.pass(5_000);
      await answer;
      expect(sent).toHaveLength(1);
      expect(clock.waiting()).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test("uses the real timer when none is given", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const sent: string[] = [];
    const client = createApiClient({
      host: "https://api.test",
      fetch: async (request) => {
        sent.push((request as Request).url);
        return Response.json({});
      },
      sessionId: () => "s1",
      pageOrigin: "https://shop.test",
      platform: "web",
      country: () => "in",
      pendingCountry: { isSettled: () => false, subscribe: () => () => {} },
      language: "en",
    });
    const answer = client.get("/noauth-api/v1/home");
    await settle();
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(5_000);
    await answer;
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
