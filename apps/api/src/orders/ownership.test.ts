import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { devotee, shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { newId } from "../ids/new-id.ts";
import { defaultLimits } from "../login/limits.rules.ts";

// Many buyers sign in from one address in this test.
const otpLimits = { ...defaultLimits, perAddressHour: 1_000 };
const { app, db, request } = await createTestApp({ otpLimits });
await stockShop(db);

type Proof = "bearer" | "session" | "link";
type Caller = { headers: Record<string, string>; t?: string | undefined };

interface OwnedRow {
  /** The proofs of ownership that the route accepts. */
  accepts: readonly Proof[];
  send: (id: string, caller: Caller) => Response | Promise<Response>;
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

const someItem = newId("oi");

/** Routes that change an order, with the rest of their bodies. */
const routesOf = (folder: string, bodies: Record<string, object>): Record<string, OwnedRow> =>
  Object.fromEntries(
    Object.entries(bodies).map(([change, body]) => [
      `POST ${folder}/${change}`,
      {
        accepts: ["bearer", "link"],
        send: (id, caller) =>
          post(withLink(`${folder}/${change}`, caller.t), caller, { ...body, order_id: id }),
      } satisfies OwnedRow,
    ]),
  );

/** Every route that takes the id of something with an owner. */
const protectedRoutes: Record<string, OwnedRow> = {
  "GET /api/v1/order/getPoojaOrderById": {
    accepts: ["bearer", "link"],
    send: (id, caller) => get(`/api/v1/order/getPoojaOrderById?order_id=${id}`, caller),
  },
  "GET /api/v1/order/getOrderById": {
    accepts: ["bearer", "link"],
    send: (id, caller) => get(`/api/v1/order/getOrderById?order_id=${id}`, caller),
  },
  "GET /api/v1/order/invoice": {
    accepts: ["bearer", "link"],
    send: (id, caller) => get(`/api/v1/order/invoice?order_id=${id}`, caller),
  },
  "GET /api/v1/order/policyQuote": {
    accepts: ["bearer", "link"],
    send: (id, caller) => get(`/api/v1/order/policyQuote?order_id=${id}`, caller),
  },
  ...routesOf("/api/v1/order", {
    cancel: { item_ids: [someItem], refund: { amount: 0, currency: "inr" } },
    reschedule: { item_id: someItem, ritual_id: newId("pj") },
    return: { item_id: someItem, pieces: 1, reason: "damaged", refund: { amount: 1, currency: "inr" } },
    reportName: { item_id: someItem },
    remedy: { remedy_id: newId("rem"), choice: "refund" },
  }),
  "GET /api/v1/review/ofOrder": {
    accepts: ["bearer", "link"],
    send: (id, caller) => get(`/api/v1/review/ofOrder?order_id=${id}`, caller),
  },
  ...routesOf("/api/v1/review", {
    create: { item_id: someItem, stars: 5, text: "It was performed well.", author: "Asha", city: "Jaipur" },
    delete: { item_id: someItem },
  }),
  "POST /api/v1/review/photo": {
    accepts: ["bearer", "link"],
    send: (id, caller) =>
      post(withLink(`/api/v1/review/photo?order_id=${id}&item_id=${someItem}`, caller.t), caller, {}),
  },
  "GET /api/v1/review/photo/:id": {
    accepts: ["bearer", "link"],
    send: (id, caller) => get(`/api/v1/review/photo/${newId("rph")}?order_id=${id}`, caller),
  },
  "POST /api/v1/sankalp/save": {
    accepts: ["bearer", "link"],
    send: (id, caller) =>
      post(withLink("/api/v1/sankalp/save", caller.t), caller, { ...names, order_id: id }),
  },
  "POST /api/v1/sankalp/submit": {
    accepts: ["bearer", "link"],
    send: (id, caller) =>
      post(withLink("/api/v1/sankalp/submit", caller.t), caller, { ...names, order_id: id }),
  },
  "POST /api/v1/sankalp/correct": {
    accepts: ["bearer", "link"],
    send: (id, caller) =>
      post(withLink("/api/v1/sankalp/correct", caller.t), caller, {
        ...{ order_id: id, request_id: randomUUID(), text: "Read Sita as Seeta" },
      }),
  },
  "POST /noauth-api/v1/payment/initiate": {
    accepts: ["bearer", "session", "link"],
    send: (id, caller) =>
      post("/noauth-api/v1/payment/initiate", caller, { order_id: id, t: caller.t, ...backTo }),
  },
  "GET /noauth-api/v1/payment/status": {
    accepts: ["bearer", "session", "link"],
    send: (id, caller) => get(`/noauth-api/v1/payment/status?order_id=${id}`, caller),
  },
  "POST /noauth-api/v1/payment/verify": {
    accepts: ["bearer", "session", "link"],
    send: (id, caller) =>
      post("/noauth-api/v1/payment/verify", caller, {
        order_id: id,
        t: caller.t,
        gateway: "sandbox",
        params: {},
      }),
  },
};

/** After the ownership check: of a forged return from the gateway, and of an order that is not paid. */
const errorsForOwners = [
  "bad_signature",
  "invoice_not_ready",
  "change_too_late",
  "correction_not_possible",
  "return_closed",
  "review_not_open",
  "review_photo_rejected",
  "review_photo_not_found",
];

/** Routes of reports take the id of an order of a report, and every other id is a 404: reports.test.ts tries each. */
const reportRoutes = [
  "GET /api/v1/kundali/getReport",
  "POST /api/v1/kundali/regenerate",
  "POST /api/v1/kundali/share",
  "POST /api/v1/kundali/deleteData",
  "GET /api/v1/kundali/pdf",
  "GET /api/v1/name_correction/getReport",
  "POST /api/v1/name_correction/deleteData",
];

/** Every other route, with the reason why it gives no access to other people's data. */
const otherRoutes: Record<string, string> = {
  "GET /noauth-api/v1/order/getSampleOrder": "takes no id, and the order is nobody's",
  "GET /healthz": "takes no id",
  "GET /readyz": "takes no id",
  "GET /openapi.json": "takes no id",
  "GET /docs": "takes no id",
  "GET /media/:file": "pictures are public",
  "GET /noauth-api/v1/home": "takes no id",
  "GET /noauth-api/v1/blog/getBlogs": "articles are public",
  "GET /noauth-api/v1/blog/blogById": "articles are public",
  "GET /noauth-api/v1/reel/getReels": "reels are public",
  "POST /noauth-api/v1/reel/like": "likes for the caller's browser",
  "POST /noauth-api/v1/reel/report": "reports for the caller's browser; the response has no data",
  "GET /noauth-api/v1/search": "the catalogue is public",
  "GET /noauth-api/v1/search/popular": "the catalogue is public, in the sequence of counts",
  "GET /noauth-api/v1/chat/suggestedItem": "the catalogue is public",
  "GET /documents/kundali/:id": "needs the key of an address that its owner got; see reports.test.ts",
  "GET /noauth-api/v1/policy/getPolicy": "policies are public",
  "GET /noauth-api/v1/geo/countries": "takes no id",
  "GET /noauth-api/v1/geo/pincode": "PIN codes are public",
  "GET /noauth-api/v1/geo/places": "towns are public",
  "GET /noauth-api/v1/panchang/day": "the panchang is public",
  "GET /noauth-api/v1/panchang/calendar.ics": "the calendar is public",
  "POST /noauth-api/v1/name_correction/preview": "takes a name, stores nothing",
  "POST /noauth-api/v1/sankalp/getSpellings": "takes words, not an id",
  "POST /noauth-api/v1/geo/geolocate": "locates the caller's own address",
  "GET /noauth-api/v1/geo/geocode": "places on a map are public",
  "GET /noauth-api/v1/pooja/getPoojaListing": "the catalogue is public",
  "GET /noauth-api/v1/pooja/poojaById": "the catalogue is public",
  "GET /noauth-api/v1/pooja/getPackage": "the catalogue is public",
  "GET /noauth-api/v1/chadhaava/getChadhaavaListing": "the catalogue is public",
  "GET /noauth-api/v1/chadhaava/chadhaavaById": "the catalogue is public",
  "POST /noauth-api/v1/chadhaava/quote": "a quote has no personal data",
  "GET /noauth-api/v1/abhimantrit_product/getProductListing": "the catalogue is public",
  "GET /noauth-api/v1/abhimantrit_product/productById": "the catalogue is public",
  "GET /noauth-api/v1/kundali/sample": "takes no id, and the birth is nobody's",
  "GET /noauth-api/v1/name_correction/sample": "takes no id, and the name is nobody's",
  "GET /noauth-api/v1/service/packages": "the catalogue is public",
  "POST /noauth-api/v1/kundali/quote": "a quote has no personal data",
  "POST /noauth-api/v1/name_correction/quote": "a quote has no personal data",
  "POST /noauth-api/v1/geo/localTime": "takes a time and a zone, stores nothing",
  "GET /noauth-api/v1/astrologer/getListing": "the catalogue is public",
  "GET /noauth-api/v1/astrologer/astrologerById": "the catalogue is public",
  "GET /noauth-api/v1/astrologer/getSlots": "the catalogue is public",
  "GET /noauth-api/v1/delivery/check": "PIN codes are public",
  "POST /noauth-api/v1/abhimantrit/quote": "a quote has no personal data",
  "POST /noauth-api/v1/gemstone/quote": "a quote has no personal data",
  "GET /noauth-api/v1/cart": "the caller's own cart",
  "POST /noauth-api/v1/cart": "takes a secret that was issued to the cart's owner; see carts.routes.test.ts",
  "POST /noauth-api/v1/cart/lines": "the caller's own cart",
  "PATCH /noauth-api/v1/cart/lines/:id": "finds only lines of the caller's cart: carts.routes.test.ts",
  "DELETE /noauth-api/v1/cart/lines/:id": "finds only lines of the caller's cart: carts.routes.test.ts",
  "POST /noauth-api/v1/cart/lines/:id/restore": "finds only lines of the caller's cart: carts.routes.test.ts",
  "POST /noauth-api/v1/cart/coupon": "the caller's own cart",
  "POST /noauth-api/v1/cart/handoff": "issues a ticket for the caller's own cart",
  "POST /noauth-api/v1/cart/quote": "the caller's own cart",
  "GET /noauth-api/v1/gemstone/getGemListing": "the catalogue is public",
  "GET /noauth-api/v1/gemstone/gemById": "the catalogue is public",
  "GET /noauth-api/v1/gemstone/gemsByIds": "the catalogue is public",
  "GET /noauth-api/v1/goods/report/:id": "the catalogue is public",
  "GET /noauth-api/v1/goods/labReport/:id/:file":
    "only the report that a page shows: staff-goods.routes.test.ts",
  "GET /noauth-api/v1/banner/getBanners": "banners are public",
  "GET /noauth-api/v1/shop/getShop": "the facts of the shop are public",
  "GET /noauth-api/v1/review/getReviews": "published reviews are public",
  "GET /noauth-api/v1/review/publishedPhoto/:id":
    "only photos of published reviews: review-photos.routes.test.ts",
  "GET /noauth-api/v1/partner/getConfig": "public data of a partner",
  "GET /noauth-api/v1/partner/getPartners": "public data of a partner",
  "GET /noauth-api/v1/partner/orderByTempId": "takes the partner's key; see partners.routes.test.ts",
  "POST /api/v1/login/ticket": "issues a ticket for the owner of the token",
  "POST /noauth-api/v1/pooja/quote": "a quote has no personal data",
  "POST /noauth-api/v1/pooja/reserve": "a quote has no personal data; the reservation is the caller's",
  "GET /noauth-api/v1/pooja/reservationById": "takes no order id; see reservations.routes.test.ts",
  "POST /noauth-api/v1/pooja/release": "takes no order id; see reservations.routes.test.ts",
  "POST /noauth-api/v1/notify": "takes an item of the public catalogue; the response has no data",
  "POST /noauth-api/v1/pooja/requestCallback":
    "takes a date of the public catalogue; the response has no data",
  "POST /noauth-api/v1/login/sendOtp": "takes a number, not an id",
  "POST /noauth-api/v1/login/verifyOtp": "takes the code that was sent to the owner",
  "GET /api/v1/login/getUser": "returns the owner of the token",
  "POST /api/v1/user/updateProfile": "belongs to the owner of the token",
  "GET /api/v1/user/consents": "belongs to the owner of the token",
  "POST /api/v1/user/consents": "belongs to the owner of the token",
  "POST /api/v1/user/deleteAccount": "belongs to the owner of the token",
  "GET /api/v1/user/earlierDevotees": "lists what the owner of the token ordered",
  "GET /api/v1/user/email": "shows the address of the token's owner",
  "POST /api/v1/user/email": "sends a code to an address, for the owner of the token",
  "POST /api/v1/user/email/confirm": "takes the code that was sent for the token's owner",
  "DELETE /api/v1/user/email": "removes the address of the token's owner",
  "GET /api/v1/user/phone": "lists the numbers of the token's owner",
  "POST /api/v1/user/phone": "takes the code that was sent to the number's owner",
  "POST /api/v1/user/phone/:id/main": "finds only numbers of the token's owner: phones.routes.test.ts",
  "DELETE /api/v1/user/phone/:id": "finds only numbers of the token's owner: phones.routes.test.ts",
  "GET /api/v1/order/recording/:id":
    "needs the key of an address that an owner got; see staff-recordings.routes.test.ts",
  "GET /api/v1/order/recording/:id/captions/:language":
    "needs the key of an address that an owner got; see staff-recordings.routes.test.ts",
  "POST /noauth-api/v1/support/ticket": "makes a ticket of the caller's; see tickets.routes.test.ts",
  "GET /api/v1/support/ticket": "lists the tickets of the token's owner",
  "GET /api/v1/support/ticket/:number": "finds only the caller's own: tickets.routes.test.ts",
  "POST /api/v1/support/ticket/:number/message": "finds only the caller's own: tickets.routes.test.ts",
  "GET /documents/creditNotes/:id":
    "needs the key of an address that its owner got; see invoices.routes.test.ts",
  "GET /documents/invoices/:id":
    "needs the key of an address that its owner got; see invoices.routes.test.ts",
  "GET /api/v1/user/familyProfile": "lists what the owner of the token saved",
  "POST /api/v1/user/familyProfile": "saves for the owner of the token",
  "PUT /api/v1/user/familyProfile/:id": "finds only what the token's owner saved: account.routes.test.ts",
  "DELETE /api/v1/user/familyProfile/:id": "finds only what the token's owner saved: account.routes.test.ts",
  "GET /api/v1/address": "lists what the owner of the token saved",
  "POST /api/v1/address": "saves for the owner of the token",
  "PUT /api/v1/address/:id": "finds only what the token's owner saved: account.routes.test.ts",
  "DELETE /api/v1/address/:id": "finds only what the token's owner saved: account.routes.test.ts",
  "POST /api/v1/login/logout": "ends the session of its own token",
  "POST /noauth-api/v1/order/create":
    "a quote has no personal data; the order is the caller's; a replaced order needs its secret: replace-order.test.ts",
  "GET /api/v1/order/getOrders": "lists the orders of the token's owner",
  "GET /api/v1/chat/getConversations": "lists the conversations of the token's owner",
  "POST /api/v1/chat/startConversation": "starts one for the owner of the token",
  ...Object.fromEntries(
    ["handOver", "endSession", "markRead", "rate", "report", "block", "sendMessage"].map((name) => [
      `POST /api/v1/chat/${name}`,
      "finds only conversations of the token's owner: chat.routes.test.ts",
    ]),
  ),
  "GET /api/v1/chat/getMessages": "finds only conversations of the token's owner: chat.routes.test.ts",
  "GET /api/v1/chat/stream": "streams what the token's owner may read: chat.routes.test.ts",
  "POST /api/v1/chat/attachment": "finds only conversations of the token's owner: chat.routes.test.ts",
  "GET /api/v1/chat/card/:id":
    "finds only conversations of the token's owner: voice-and-births.routes.test.ts",
  "POST /api/v1/chat/removeCard":
    "finds only conversations of the token's owner: voice-and-births.routes.test.ts",
  "GET /api/v1/chat/attachment/:id": "finds only conversations of the token's owner: chat.routes.test.ts",
  "POST /noauth-api/v1/consultation/quote": "a quote has no personal data",
  "POST /api/v1/astro/holdSlot": "takes a public time; the booking is the caller's",
  ...Object.fromEntries(
    [
      ...["GET getBookingById", "POST cancel", "POST reschedule", "GET session", "POST join"],
      ...["POST presence", "POST end", "POST review", "POST shareChart", "GET chart"],
      ...["POST call", "POST signal", "GET signals"],
    ].map((route) => [
      route.replace(" ", " /api/v1/astro/"),
      "finds only bookings of the token's owner: consultations.routes.test.ts, session.routes.test.ts, media-calls.routes.test.ts",
    ]),
  ),
  "GET /api/v1/mandate/getMandates": "lists the repeated offerings of the token's owner",
  "POST /api/v1/mandate/pause": "takes no order id; see mandates.routes.test.ts",
  "POST /api/v1/mandate/resume": "takes no order id; see mandates.routes.test.ts",
  "POST /api/v1/mandate/cancel": "takes no order id; see mandates.routes.test.ts",
  "POST /noauth-api/v1/payment/webhook/:gateway": "signed by the gateway",
  "POST /noauth-api/v1/message/report/:provider": "signed by the provider of messages",
  "GET /sandbox/pay/:id": "the sandbox gateway's page, in development only; its id is the secret",
  "POST /sandbox/pay/:id": "the sandbox gateway's page, in development only; its id is the secret",
  "GET /dev/outbox": "in development only",
  "GET /dev/outbox.json": "in development only",
};

const routes = [
  ...new Set(
    app.routes
      // The table of staff.routes.test.ts says who may use those of staff.
      .filter(({ method, path }) => method !== "ALL" && !path.startsWith("/staff/v1/"))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

test("every route is either in the matrix or listed with a reason, and no others are", () => {
  const listed = [...Object.keys(protectedRoutes), ...reportRoutes, ...Object.keys(otherRoutes)];
  expect(routes.filter((route) => !listed.includes(route))).toEqual([]);
  expect(listed.filter((route) => !routes.includes(route))).toEqual([]);
});

const operation = v.object({ parameters: v.optional(v.unknown()), requestBody: v.optional(v.unknown()) });
const openApi = v.object({
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
});

test("every route that takes an order id is in the matrix", async () => {
  const { paths, components } = v.parse(openApi, await (await app.request("/openapi.json")).json());
  /** What is described as JSON, with the schemas that it refers to. */
  const textOf = (described: unknown, read = new Set<string>()): string => {
    const text = JSON.stringify(described);
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = ""]) => name);
    const others = names.filter((name) => !read.has(name) && read.add(name));
    return text + others.map((name) => textOf(components.schemas[name], read)).join("");
  };
  const routesWithOrderId = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => textOf(operation).includes('"order_id"'))
      .map(([method]) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  // Takes the id of an order to replace, but returns no data of it.
  const createRoute = "POST /noauth-api/v1/order/create";
  expect(routesWithOrderId.toSorted()).toEqual(
    [...Object.keys(protectedRoutes), ...reportRoutes, createRoute].toSorted(),
  );
});

const proofs: Proof[] = ["bearer", "session", "link"];

/** A new order with every proof of its ownership. */
async function placeOrder() {
  const guest = shopper(request);
  const { number, session } = guest;
  const { order, access_token } = await guest.placeOrder();
  const { token } = await shopper(request, { number }).signIn();
  const callers: Record<Proof, Caller> = {
    bearer: { headers: { authorization: `Bearer ${token}` } },
    session: { headers: { "x-session-id": session } },
    link: { headers: {}, t: access_token },
  };
  return { guest, id: order.id, secrets: [order.number, number.slice(-4), "Ramesh"], callers };
}

// Refused requests change nothing: these orders serve all routes.
const mine = await placeOrder();
const other = await placeOrder();
const { order: myNext } = await mine.guest.placeOrder();

/** A response without the parts that differ in every response. */
async function comparableBody(response: Response) {
  const { meta, ...rest } = (await response.json()) as { meta: Record<string, unknown> };
  return { status: response.status, ...rest, meta: { ...meta, request_id: "", server_time: "" } };
}

describe.each(Object.entries(protectedRoutes))("%s", (_route, { accepts, send }) => {
  test("gives the owner access with the accepted proofs only", async () => {
    const { id, callers } = await placeOrder();
    for (const proof of proofs) {
      const { status } = await send(id, callers[proof]);
      const { code } = await (await send(id, callers[proof])).json();
      const hasAccess = status < 400 || errorsForOwners.includes(code);
      const refused =
        !hasAccess &&
        (status === 404 || (status === 401 && proof !== "bearer" && !accepts.includes("session")));
      expect([proof, hasAccess, refused]).toEqual([proof, accepts.includes(proof), !accepts.includes(proof)]);
    }
  });

  test("returns the same response for someone else's order and an unknown id, without the owner's data", async () => {
    const anonymous: Caller = { headers: {} };
    for (const caller of [...Object.values(mine.callers), anonymous]) {
      const response = await send(other.id, caller);
      const bytes = await response.clone().text();
      const body = await comparableBody(response);
      expect([401, 404]).toContain(body.status);
      expect(await comparableBody(await send(newId("ord"), caller))).toEqual(body);
      for (const secret of other.secrets) expect(bytes).not.toContain(secret);
    }
  });

  test("an order's link gives no access to another order of the same buyer", async () => {
    expect([401, 404]).toContain((await send(myNext.id, mine.callers.link)).status);
  });

  test.each([
    "x",
    "ord_",
    `ord_${"a".repeat(60)}`,
    `pj_${"a".repeat(22)}`,
    "ord_<script>aaaaaaaaaaaa",
    "%00",
  ])("rejects the malformed id %j for every caller", async (id) => {
    for (const caller of [...Object.values(mine.callers), { headers: {} }]) {
      expect([401, 422]).toContain((await send(id, caller)).status);
    }
  });
});
