import { expect, test } from "vitest";
import { type ApiClient, ApiError } from "../api/index.ts";
import type { Cart, CartChoice } from "../goods/index.ts";
import { createCart, parseQuantity } from "./index.ts";

const money = (amount: number) => ({ amount, currency: "inr" as const });
const idOf = (letter: string) => `cl_${letter.repeat(22)}`;
const [mala, ruby] = [idOf("a"), idOf("b")];
const lineOf = (id: string, qty: number): Cart["lines"][number] => ({
  ...{ id, choice: { type: "abhimantrit", variant_id: `pv_${"v".repeat(22)}`, qty: 1, energise: false } },
  ...{ item_id: null, slug: null, title: id, detail: null, image: null, qty, max_qty: 20 },
  ...{ unit_price: money(100), amount: money(100 * qty), problems: [] },
});
const cartOf = (...lines: Cart["lines"]): Cart => ({
  ...{ id: `crt_${"c".repeat(22)}`, lines, coupon: null, expires_at: null },
  groups:
    lines.length > 0
      ? [{ key: "parcel", kind: "parcel", line_ids: lines.map(({ id }) => id), starts_at: null }]
      : [],
  count: lines.reduce((total, { qty }) => total + qty, 0),
  totals: {
    ...{ items: money(0), addons: money(0), dakshina: money(0), shipping: money(0) },
    ...{ discount: money(0), tax: money(0), grand: money(0) },
  },
  split: { ritual: money(0), service: money(0), shipping: money(0), tax: [] },
});
const meta = { request_id: "r", server_time: "2026-11-20T10:00:00Z", currency: "inr", country_code: "in" };
const body = (cart: Cart) => ({ success: true, message: "", results: cart, meta });

/** A tab whose calls wait until the test answers them. */
function open() {
  const calls: {
    name: string;
    body?: unknown;
    answer: (cart: Cart) => void;
    refuse: (code: string) => void;
  }[] = [];
  const counts: [number, boolean][] = [];
  const keys: unknown[] = [];
  const visit = { session: "session-1" };
  let made = 0;
  const request = (name: string, sent?: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      calls.push({
        ...{ name, body: sent },
        answer: (cart) => resolve(name === "get" ? body(cart) : Response.json(body(cart))),
        refuse: (code) => reject(new ApiError("no", { code, status: 404, requestId: "req_1" })),
      });
    });
  const api = {
    get: () => request("get"),
    post: (path: string, sent: unknown, _: unknown, headers?: Record<string, string>) => {
      keys.push(headers?.["Idempotency-Key"]);
      return request(`post ${path}`, sent);
    },
    write: (method: string, path: string, sent: unknown) => request(`${method} ${path}`, sent),
  } as unknown as ApiClient;
  const cart = createCart({
    ...{ api, language: "en", newKey: () => `key-${++made}`, report: () => {} },
    session: () => visit.session,
    onAnswer: ({ count }, isChanged) => void counts.push([count, isChanged]),
  });
  const settled = () => new Promise<void>((done) => setImmediate(done));
  return {
    ...{ cart, calls, counts, keys, settled, visit },
    async answer(given: Cart) {
      await settled();
      calls.at(-1)?.answer(given);
      await settled();
    },
    async refuse(code: string) {
      await settled();
      calls.at(-1)?.refuse(code);
      await settled();
    },
  };
}

async function openWith(...lines: Cart["lines"]) {
  const tab = open();
  void tab.cart.read();
  await tab.answer(cartOf(...lines));
  return tab;
}
const shown = ({ cart }: ReturnType<typeof open>) =>
  cart.getState().cart?.lines.map(({ id, qty }) => [id, qty]);

test("sends a choice again under its key until it was added, and any other under a new one", async () => {
  const tab = await openWith();
  const choice = lineOf(mala, 1).choice as CartChoice;
  void tab.cart.add(choice);
  await tab.refuse("internal");
  void tab.cart.add({ ...choice, qty: 2 } as CartChoice);
  await tab.answer(cartOf(lineOf(mala, 2)));
  void tab.cart.add(choice);
  await tab.answer(cartOf(lineOf(mala, 3)));
  void tab.cart.add(choice);
  await tab.answer(cartOf(lineOf(mala, 4)));
  expect(tab.keys).toEqual(["key-1", "key-2", "key-1", "key-3"]);
});

test("a quantity shows at once, and settles to what the server answered", async () => {
  const tab = await openWith(lineOf(mala, 1), lineOf(ruby, 1));
  void tab.cart.setQuantity(mala, 3);
  expect(tab.cart.getState()).toMatchObject({ isWorking: true, cart: { count: 4 } });
  expect(tab.cart.getState().cart?.lines[0]).toMatchObject({ qty: 3, amount: money(300) });
  await tab.answer(cartOf(lineOf(mala, 2), lineOf(ruby, 1)));
  expect(tab.cart.getState()).toMatchObject({ isWorking: false, cart: { count: 3 } });
  expect(tab.counts).toEqual([
    [2, false],
    [3, true],
  ]);
});

test("a name shows at once and leaves the prices as they are; a failed call takes it back", async () => {
  const energised = lineOf(mala, 1);
  Object.assign(energised.choice, { energise: true });
  const sita = { name: "Sita Devi", gotra: null };
  const tab = await openWith(energised);
  void tab.cart.setName(mala, sita);
  await tab.settled();
  expect(tab.calls.at(-1)).toMatchObject({ body: { energised_for: sita } });
  const nameShown = () => tab.cart.getState().cart?.lines[0]?.choice;
  expect(nameShown()).toMatchObject({ energised_for: sita });
  expect(tab.cart.getState().isWorking).toBe(false);
  await tab.refuse("network");
  expect(nameShown()).not.toHaveProperty("energised_for");
});

test("a removed line disappears at once with its group, and returns if the call fails", async () => {
  const tab = await openWith(lineOf(mala, 2));
  const removed = tab.cart.remove(mala);
  expect(tab.cart.getState().cart).toMatchObject({ lines: [], groups: [], count: 0 });
  await tab.refuse("network");
  expect(await removed).toMatchObject({ ok: false, failure: { code: "network" } });
  expect(shown(tab)).toEqual([[mala, 2]]);
});

test("changes are sent one after the other, and an earlier answer undoes no later change", async () => {
  const tab = await openWith(lineOf(mala, 1), lineOf(ruby, 1));
  void tab.cart.setQuantity(mala, 2);
  void tab.cart.remove(ruby);
  await tab.settled();
  expect(tab.calls.map(({ name }) => name)).toEqual([
    "get",
    `patch /noauth-api/v1/cart/lines/${mala}?lang=en`,
  ]);
  await tab.answer(cartOf(lineOf(mala, 2), lineOf(ruby, 1)));
  expect(shown(tab)).toEqual([[mala, 2]]);
  await tab.answer(cartOf(lineOf(mala, 2)));
  expect(shown(tab)).toEqual([[mala, 2]]);
});

test("a read that fails says why and leaves what was read before", async () => {
  const tab = await openWith(lineOf(mala, 1));
  void tab.cart.read();
  await tab.refuse("network");
  expect(tab.cart.getState()).toMatchObject({ isWorking: false, failure: { code: "network" } });
  expect(shown(tab)).toEqual([[mala, 1]]);
  void tab.cart.read();
  await tab.answer(cartOf());
  expect(tab.cart.getState()).toMatchObject({ failure: undefined, cart: { count: 0 } });
});

test.each([
  ["withoutPrasad", [mala], `patch /noauth-api/v1/cart/lines/${mala}?lang=en`, { prasad: false }],
  ["restore", [mala], `post /noauth-api/v1/cart/lines/${mala}/restore?lang=en`, {}],
  ["setCoupon", ["SHIVA10"], "post /noauth-api/v1/cart/coupon?lang=en", { code: "SHIVA10" }],
  ["claim", ["ticket-1"], "post /noauth-api/v1/cart?lang=en", { ticket: "ticket-1" }],
] as const)("%s(%j) is sent, and prices are unknown until its answer", async (name, args, call, sent) => {
  const tab = await openWith(lineOf(mala, 1));
  const done = (tab.cart[name] as (...given: readonly string[]) => Promise<unknown>)(...args);
  expect(tab.cart.getState().isWorking).toBe(true);
  await tab.answer(cartOf(lineOf(ruby, 2)));
  expect(tab.calls.at(-1)).toMatchObject({ name: call, body: sent });
  expect(await done).toMatchObject({ ok: true, value: { count: 2 } });
  expect(tab.cart.getState()).toMatchObject({ isWorking: false, cart: { count: 2 } });
});

test("a change that fails leaves the failure of the last read", async () => {
  const tab = await openWith(lineOf(mala, 1));
  void tab.cart.read();
  await tab.refuse("network");
  void tab.cart.setQuantity(mala, 2);
  await tab.refuse("internal");
  expect(tab.cart.getState()).toMatchObject({ isWorking: false, failure: { code: "network" } });
});

test("a cart that was cleared is working on nothing", async () => {
  const tab = await openWith(lineOf(mala, 1));
  void tab.cart.read();
  tab.cart.clear();
  expect(tab.cart.getState()).toEqual({ cart: undefined, isWorking: false, failure: undefined });
  void tab.cart.read();
  expect(tab.cart.getState().isWorking).toBe(true);
});

test("two reads at once are one", async () => {
  const tab = open();
  expect(tab.cart.read()).toBe(tab.cart.read());
  await tab.answer(cartOf());
  expect(tab.calls).toHaveLength(1);
});

test("nothing of the previous visitor's cart shows after it was cleared, however late its answer is", async () => {
  const tab = await openWith(lineOf(mala, 1));
  void tab.cart.setQuantity(mala, 2);
  await tab.settled();
  tab.cart.clear();
  expect(tab.cart.getState().cart).toBeUndefined();
  await tab.answer(cartOf(lineOf(mala, 2)));
  expect(tab.cart.getState().cart).toBeUndefined();
  expect(tab.counts).toEqual([[1, false]]);
});

/** A cart with a change under way and an `add` after it; returns whether the `add` is sent once `meanwhile` has happened. */
async function addAfter(meanwhile: (tab: ReturnType<typeof open>) => void) {
  const tab = await openWith(lineOf(mala, 1));
  void tab.cart.setQuantity(mala, 2);
  const added = tab.cart.add(lineOf(ruby, 1).choice as CartChoice);
  await tab.settled();
  meanwhile(tab);
  await tab.answer(cartOf(lineOf(mala, 2)));
  return { added, isSent: tab.calls.at(-1)?.name.startsWith("post") };
}

test("a change that waits when the session ends is not sent into the next one's cart", async () => {
  const { added, isSent } = await addAfter(({ cart, visit }) => {
    visit.session = "session-2";
    cart.clear();
  });
  expect(isSent).toBe(false);
  expect(await added).toMatchObject({ ok: false, failure: { code: "unauthorized" } });
});

test("a change that waits at login is sent: the session stays", async () => {
  expect(await addAfter(({ cart }) => cart.clear())).toMatchObject({ isSent: true });
});

test.each([
  ["2", 5, { ok: true, qty: 2 }],
  [" २ ", 5, { ok: true, qty: 2 }],
  ["3.0", 5, { ok: true, qty: 3 }],
  ["२.०", 5, { ok: true, qty: 2 }],
  ["2.00", 5, { ok: true, qty: 2 }],
  ["1,000", 5, { ok: false, reason: "too_many" }],
  ["१,०००", 5, { ok: false, reason: "too_many" }],
  ["1,00,000", 5, { ok: false, reason: "too_many" }],
  ["1,000", 5000, { ok: true, qty: 1000 }],
  ["1,00", 500, { ok: false, reason: "not_whole" }],
  ["1.000", 5, { ok: false, reason: "not_whole" }],
  ["1,", 5, { ok: false, reason: "not_whole" }],
  ["0", 5, { ok: false, reason: "too_few" }],
  ["-1", 5, { ok: false, reason: "too_few" }],
  ["1.5", 5, { ok: false, reason: "not_whole" }],
  ["", 5, { ok: false, reason: "not_whole" }],
  ["two", 5, { ok: false, reason: "not_whole" }],
  ["1e3", 5, { ok: false, reason: "not_whole" }],
  ["6", 5, { ok: false, reason: "too_many" }],
  ["5", 5, { ok: true, qty: 5 }],
  ["1", 5, { ok: true, qty: 1 }],
  ["12", 20, { ok: true, qty: 12 }],
  ["−1", 5, { ok: false, reason: "too_few" }],
] as const)("the quantity %j of at most %i is %j", (typed, max, expected) => {
  expect(parseQuantity(typed, max)).toEqual(expected);
});

test("a price that changed since this tab showed it is noted, although another tab has shown the new one", async () => {
  const priced = (amount: number, problems: Cart["lines"][number]["problems"] = []) =>
    cartOf({ ...lineOf(mala, 2), unit_price: money(amount), amount: money(2 * amount), problems });
  const [first, second] = [open(), open()];
  const read = async (tab: ReturnType<typeof open>, cart: Cart) => {
    void tab.cart.read();
    await tab.answer(cart);
    return tab.cart.getState().cart?.lines[0]?.problems;
  };
  await read(first, priced(100));
  await read(second, priced(100));
  const reported = { message: "The price has changed.", blocks: false, available: null, was: money(100) };
  // The first one to read it is answered with the change, and its quote ends the report for both.
  expect(await read(first, priced(120, [{ ...reported, code: "price_changed" }]))).toHaveLength(1);
  first.cart.acceptPrices();
  expect(await read(first, priced(120))).toEqual([]);
  const noted = [expect.objectContaining({ code: "price_changed", blocks: false, was: money(100) })];
  expect(await read(second, priced(120))).toEqual(noted);
  expect(await read(second, priced(120))).toEqual(noted);

  second.cart.acceptPrices();
  expect(await read(second, priced(120))).toEqual([]);
  expect(await read(second, priced(90))).toEqual([
    expect.objectContaining({ code: "price_changed", was: money(120) }),
  ]);
});

test("another choice of the same line has its own price, and a price list of another currency is no change", async () => {
  const tab = await openWith(lineOf(mala, 1));
  const [line] = cartOf(lineOf(mala, 1)).lines;
  if (!line) throw new Error("no line");
  const read = async (changed: Partial<typeof line>) => {
    void tab.cart.read();
    await tab.answer(cartOf({ ...line, ...changed }));
    return tab.cart.getState().cart?.lines[0]?.problems;
  };
  const energised = { ...line.choice, energise: true } as typeof line.choice;
  expect(await read({ choice: energised, unit_price: money(150) })).toEqual([]);
  const dollars = (amount: number) => ({ amount, currency: "usd" }) as const;
  expect(await read({ choice: energised, unit_price: dollars(3) })).toEqual([]);
  expect(await read({ choice: energised, unit_price: dollars(4) })).toMatchObject([
    { code: "price_changed", was: dollars(3) },
  ]);
});
