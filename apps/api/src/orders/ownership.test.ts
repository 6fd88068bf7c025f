import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { devotee, newPhoneNumber, newSessionId, shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { newId } from "../ids/new-id.ts";
import { defaultLimits } from "../login/limits.rules.ts";

// Many people sign in here from one address.
const otpLimits = { ...defaultLimits, perAddressHour: 1_000 };
const { app, db, request } = await createTestApp({ otpLimits });
await stockShop(db);

type Proof = "bearer" | "session" | "link";
type Caller = { headers: Record<string, string>; t?: string | undefined };

interface OwnedRow {
  /** What opens it. */
  takes: readonly Proof[];
  ask: (id: string, caller: Caller) => Response | Promise<Response>;
}

const withLink = (path: string, t: string | undefined) =>
  t ? `${path}${path.includes("?") ? "&" : "?"}t=${t}` : path;
const get = (path: string, { headers, t }: Caller) => request(withLink(path, t), { headers });
const post = (path: string, { headers }: Caller, body: unknown) =>
  request(path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const names = { devotees: [devotee()], purpose: "self", language: "en" };
const backTo = { return_url: "http://127.0.0.1:4300/done" };

/** Every route that takes the id of something that belongs to somebody. */
const owned: Record<string, OwnedRow> = {
  "GET /api/v1/order/getPoojaOrderById": {
    takes: ["bearer", "link"],
    ask: (id, caller) => get(`/api/v1/order/getPoojaOrderById?order_id=${id}`, caller),
  },
  "GET /api/v1/order/getOrderById": {
    takes: ["bearer", "link"],
    ask: (id, caller) => get(`/api/v1/order/getOrderById?order_id=${id}`, caller),
  },
  "POST /api/v1/sankalp/save": {
    takes: ["bearer", "link"],
    ask: (id, caller) => post(withLink("/api/v1/sankalp/save", caller.t), caller, { ...names, order_id: id }),
  },
  "POST /api/v1/sankalp/submit": {
    takes: ["bearer", "link"],
    ask: (id, caller) =>
      post(withLink("/api/v1/sankalp/submit", caller.t), caller, { ...names, order_id: id }),
  },
  "POST /noauth-api/v1/payment/initiate": {
    takes: ["bearer", "session", "link"],
    ask: (id, caller) =>
      post("/noauth-api/v1/payment/initiate", caller, { order_id: id, t: caller.t, ...backTo }),
  },
  "GET /noauth-api/v1/payment/status": {
    takes: ["bearer", "session", "link"],
    ask: (id, caller) => get(`/noauth-api/v1/payment/status?order_id=${id}`, caller),
  },
  "POST /noauth-api/v1/payment/verify": {
    takes: ["bearer", "session", "link"],
    ask: (id, caller) =>
      post("/noauth-api/v1/payment/verify", caller, {
        order_id: id,
        t: caller.t,
        gateway: "sandbox",
        params: {},
      }),
  },
};

/** Every other route, with the reason why nobody can reach another's things by it. */
const others: Record<string, string> = {
  "GET /healthz": "takes no id",
  "GET /readyz": "takes no id",
  "GET /openapi.json": "takes no id",
  "GET /docs": "takes no id",
  "GET /media/:file": "pictures are public",
  "GET /noauth-api/v1/home": "takes no id",
  "GET /noauth-api/v1/policy/getPolicy": "policies are public",
  "GET /noauth-api/v1/geo/countries": "takes no id",
  "GET /noauth-api/v1/geo/pincode": "PIN codes are public",
  "POST /noauth-api/v1/geo/geolocate": "tells where the caller's own address is",
  "GET /noauth-api/v1/geo/geocode": "places on a map are public",
  "GET /noauth-api/v1/pooja/getPoojaListing": "the catalogue is public",
  "GET /noauth-api/v1/pooja/poojaById": "the catalogue is public",
  "GET /noauth-api/v1/pooja/getPackage": "the catalogue is public",
  "GET /noauth-api/v1/chadhaava/getChadhaavaListing": "the catalogue is public",
  "GET /noauth-api/v1/chadhaava/chadhaavaById": "the catalogue is public",
  "POST /noauth-api/v1/chadhaava/quote": "a price for anybody: it names nobody",
  "GET /noauth-api/v1/banner/getBanners": "banners are public",
  "GET /noauth-api/v1/partner/getConfig": "what anybody may know of a partner",
  "GET /noauth-api/v1/partner/getPartners": "what anybody may know of a partner",
  "GET /noauth-api/v1/partner/orderByTempId": "takes the partner's key; see partners.routes.test.ts",
  "POST /api/v1/login/ticket": "a ticket for whose token it is",
  "POST /noauth-api/v1/pooja/quote": "a price for anybody: it names nobody",
  "POST /noauth-api/v1/pooja/reserve": "a quote names nobody; the place is the caller's",
  "GET /noauth-api/v1/pooja/reservationById": "takes no order; see reservations.routes.test.ts",
  "POST /noauth-api/v1/pooja/release": "takes no order; see reservations.routes.test.ts",
  "POST /noauth-api/v1/login/sendOtp": "takes a number, not an id",
  "POST /noauth-api/v1/login/verifyOtp": "takes the code that was sent to the owner",
  "GET /api/v1/login/getUser": "shows whose token it is",
  "POST /api/v1/login/logout": "ends the session of its own token",
  "POST /noauth-api/v1/order/create":
    "a quote names nobody; the order is the caller's; one that it replaces is named with its secret: replace-order.test.ts",
  "GET /api/v1/order/getOrders": "lists what is the token's",
  "POST /noauth-api/v1/payment/webhook/:gateway": "signed by the gateway",
  "GET /sandbox/pay/:id": "the practice gateway's own page, in development only; its id is the secret",
  "POST /sandbox/pay/:id": "the practice gateway's own page, in development only; its id is the secret",
  "GET /dev/outbox": "in development only",
  "GET /dev/outbox.json": "in development only",
};

const routes = [
  ...new Set(
    app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`),
  ),
];

test("every route is in the matrix or says why not, and nothing else is", () => {
  const known = [...Object.keys(owned), ...Object.keys(others)];
  expect(routes.filter((route) => !known.includes(route))).toEqual([]);
  expect(known.filter((route) => !routes.includes(route))).toEqual([]);
});

/** Of each operation, what it is sent. */
const operation = v.object({ parameters: v.optional(v.unknown()), requestBody: v.optional(v.unknown()) });
const openApi = v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) });

test("a route whose documentation names an order id is in the matrix", async () => {
  const { paths } = v.parse(openApi, await (await app.request("/openapi.json")).json());
  const taking = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => JSON.stringify(operation).includes('"order_id"'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  // An order to be replaced is one of many things that this takes, and nothing of it is told.
  const replacing = "POST /noauth-api/v1/order/create";
  expect(taking.toSorted()).toEqual([...Object.keys(owned), replacing].toSorted());
});

describe.each(Object.entries(owned))("%s", (_route, { takes, ask }) => {
  const proofs: Proof[] = ["bearer", "session", "link"];

  /** An order with everything that opens it. */
  async function anOrder() {
    const number = newPhoneNumber();
    const session = newSessionId();
    const guest = shopper(request, { number, session });
    const { order, access_token } = await guest.placeOrder();
    const { token } = await shopper(request, { number, session: newSessionId() }).signIn();
    const callers: Record<Proof, Caller> = {
      bearer: { headers: { authorization: `Bearer ${token}` } },
      session: { headers: { "x-session-id": session } },
      link: { headers: {}, t: access_token },
    };
    return { id: order.id, secrets: [order.number, number.slice(-4), "Ramesh"], callers };
  }

  /** What an answer says, but for what every answer has of its own. */
  async function said(response: Response) {
    const { meta, ...rest } = (await response.json()) as { meta: Record<string, unknown> };
    return { status: response.status, ...rest, meta: { ...meta, request_id: "", server_time: "" } };
  }

  test("opens to its owner by what it takes, and by nothing else", async () => {
    const { id, callers } = await anOrder();
    for (const proof of proofs) {
      const { status } = await ask(id, callers[proof]);
      const refused = status === 404 || (status === 401 && proof !== "bearer" && !takes.includes("session"));
      // A forged return is refused by its signature, after the owner was let in.
      const isIn = status < 400 || (await (await ask(id, callers[proof])).json()).code === "bad_signature";
      expect([proof, isIn, refused]).toEqual([proof, takes.includes(proof), !takes.includes(proof)]);
    }
  });

  test("tells a foreign order and a missing one by the very same answer, without a byte of the owner's", async () => {
    const mine = await anOrder();
    const foreign = await anOrder();
    const anonymous: Caller = { headers: {} };
    for (const caller of [...Object.values(mine.callers), anonymous]) {
      const response = await ask(foreign.id, caller);
      const bytes = await response.clone().text();
      const answer = await said(response);
      expect([401, 404]).toContain(answer.status);
      expect(await said(await ask(newId("ord"), caller))).toEqual(answer);
      for (const secret of foreign.secrets) expect(bytes).not.toContain(secret);
    }
  });

  test("a link opens its own order and no other of the same buyer", async () => {
    const first = await anOrder();
    const second = await anOrder();
    expect([401, 404]).toContain((await ask(second.id, first.callers.link)).status);
  });

  test.each([
    "x",
    "ord_",
    `ord_${"a".repeat(60)}`,
    `pj_${"a".repeat(22)}`,
    "ord_<script>aaaaaaaaaaaa",
    "%00",
  ])("refuses the malformed id %j from everybody", async (id) => {
    const { callers } = await anOrder();
    for (const caller of [...Object.values(callers), { headers: {} }]) {
      expect([401, 422]).toContain((await ask(id, caller)).status);
    }
  });
});
