import { customerPhones, invoice, mandates, otpSent } from "@aradhana/core/contract";
import { partnerIds } from "@aradhana/core/partner";
import { servicePackages } from "@aradhana/core/services";
import * as v from "valibot";
import { expect, test } from "vitest";
import { documentationOf } from "../test/check-response.ts";
import { runJobs, submitGatewayPage } from "../test/sandbox-gateway.ts";
import { lastCode, newPhoneNumber, readResponse, shopper } from "../test/shopper.ts";
import { stock, stockShop } from "../test/stock-shop.ts";
import { createTestApp } from "../test/test-app.ts";
import { useChat } from "../test/use-chat.ts";
import { chadhaavaSeries } from "./chadhaava/series.table.ts";
import { stableId } from "./ids/new-id.ts";
import { trialKeys } from "./partners/trial-keys.ts";
import { series } from "./pujas/series.table.ts";

const { app, db, parts, request } = await createTestApp();

/** HTML pages and the API description, which are not documented as JSON responses. */
const pages = new Set([
  "GET /openapi.json",
  "GET /docs",
  "GET /dev/outbox",
  "GET /dev/outbox.json",
  "GET /sandbox/pay/:id",
  "POST /sandbox/pay/:id",
]);

const routes = [
  ...new Set(
    app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`),
  ),
];
const documented = routes.filter((route) => !pages.has(route));
const partsOf = (route: string) => {
  const [method = "", path = ""] = route.split(" ");
  return { method, path };
};

test.each(documented)("%s is documented", (route) => {
  const { method, path } = partsOf(route);
  const documentation = documentationOf(app, method, path);
  expect(documentation, "a route needs `documented(…)`").toBeDefined();
  expect(documentation?.summary).toBeTruthy();
});

test("every page that is exempt from documentation exists", () => {
  expect(routes).toEqual(expect.arrayContaining([...pages]));
});

test("every route returns a documented success during one visit, from the home page to the order's names", async () => {
  await stockShop(db);
  const reached = new Set<string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await request(path, init);
    const method = init.method ?? "GET";
    const matched = app.router.match(method, new URL(path, "http://x").pathname)[0];
    const route = matched
      .map(([[, { path: pattern, method: routeMethod }]]) => `${routeMethod} ${pattern}`)
      .find((each) => documented.includes(each));
    if (route && response.status < 400) reached.add(route);
    return response;
  };

  for (const path of ["/healthz", "/readyz", "/noauth-api/v1/home", "/noauth-api/v1/geo/countries"])
    await send(path);
  await send("/noauth-api/v1/geo/pincode?pin=221001");
  await send("/noauth-api/v1/geo/places?q=varanasi");
  await send("/noauth-api/v1/panchang/day?date=2026-11-24");
  await send("/noauth-api/v1/panchang/calendar.ics");
  await shopper(send).post("/noauth-api/v1/name_correction/preview", { name: "Priya" });
  await send("/noauth-api/v1/geo/geolocate", { method: "POST" });
  await shopper(send).post("/noauth-api/v1/sankalp/getSpellings", { words: ["asha"] });
  await send("/noauth-api/v1/geo/geocode?latlng=28.6,77.2");
  await send("/noauth-api/v1/policy/getPolicy?slug=privacy-policy");
  await send("/noauth-api/v1/order/getSampleOrder");
  await send("/noauth-api/v1/blog/getBlogs");
  await send("/noauth-api/v1/blog/blogById?slug=what-is-a-sankalp");
  await send("/noauth-api/v1/search?q=ganesh");
  await send("/noauth-api/v1/search/popular");
  await send("/noauth-api/v1/reel/getReels");
  await send("/noauth-api/v1/review/getReviews?type=gemstone");
  await send("/noauth-api/v1/shop/getShop");
  await send("/noauth-api/v1/pooja/getPoojaListing");
  await send(`/noauth-api/v1/pooja/poojaById?pooja_id=${stock.puja}`);
  await send(`/noauth-api/v1/pooja/getPackage?package_id=${stock.forTwo}`);

  await send("/noauth-api/v1/chadhaava/getChadhaavaListing");
  await send(`/noauth-api/v1/chadhaava/chadhaavaById?chadhaava_id=${stock.chadhaava}`);

  await send("/noauth-api/v1/abhimantrit_product/getProductListing");
  const mala = stableId("pd", "tulsi-mala-108");
  await send(`/noauth-api/v1/abhimantrit_product/productById?product_id=${mala}`);
  await send(`/noauth-api/v1/chat/suggestedItem?type=abhimantrit&item_id=${mala}`);
  await send("/noauth-api/v1/delivery/check?postcode=302001");
  await send("/noauth-api/v1/gemstone/getGemListing");
  const ruby = stableId("pd", "ruby-01");
  await send(`/noauth-api/v1/gemstone/gemById?product_id=${ruby}`);
  await send(`/noauth-api/v1/gemstone/gemsByIds?ids=${ruby}`);
  await send(`/noauth-api/v1/goods/report/${ruby}`);

  const astrologer = `astrologer_id=${stableId("ag", "meenakshi-sundaram")}`;
  await send("/noauth-api/v1/astrologer/getListing");
  await send(`/noauth-api/v1/astrologer/astrologerById?${astrologer}`);
  await send(`/noauth-api/v1/astrologer/getSlots?${astrologer}`);

  await send("/noauth-api/v1/banner/getBanners");
  await send(`/noauth-api/v1/partner/getConfig?partner_id=${partnerIds.astrology}`);
  await send("/noauth-api/v1/partner/getPartners");

  const asha = shopper(send);
  const phone = { dial_code: "91", number: asha.number };
  const alert = { item_type: "pooja", item_id: stock.puja, phone, channel: "sms", consent: true };
  await asha.post("/noauth-api/v1/notify", alert);
  const callback = { name: "Asha Sharma", phone, preferred_time: "evening", consent: true };
  await asha.post("/noauth-api/v1/pooja/requestCallback", callback);
  await asha.signIn();
  await asha.post("/noauth-api/v1/gemstone/quote", { product_id: stableId("pd", "ruby-01") });
  await asha.post("/noauth-api/v1/abhimantrit/quote", {
    variant_id: stableId("pv", "tulsi-mala-108", "yellow"),
  });
  await asha.post("/noauth-api/v1/reel/like", { reel_id: "aarti", liked: true });
  await asha.post("/noauth-api/v1/reel/report", { reel_id: "aarti", reason: "wrong" });
  await useServices(asha);
  await useCart(asha);
  const { order, access_token } = await asha.placeOrder();
  const { redirect_url } = (await asha.initiatePayment(order.id)).results;
  const page = await submitGatewayPage(send, redirect_url, "pay");
  await runJobs(parts, send);
  const params = Object.fromEntries(new URL(page.headers.get("location") ?? "").searchParams);
  const gatewayReturn = { order_id: order.id, gateway: "sandbox", params };
  expect((await asha.post("/noauth-api/v1/payment/verify", gatewayReturn)).status).toBe(200);
  expect((await asha.getPaymentStatus(order.id)).results.state).toBe("success");
  await asha.sendSankalp("save", order.id, access_token);
  await asha.sendSankalp("submit", order.id, access_token);
  await asha.getPoojaOrder(order.id);
  const issued = await readResponse(await asha.get(`/api/v1/order/invoice?order_id=${order.id}`), invoice);
  const { pathname, search } = new URL(issued.results.pdf_url);
  await send(`${pathname}${search}`);
  const attribution = { partner_id: partnerIds.astrology, temp_order_id: "T-1" };
  await asha.getTypedOrder((await asha.orderOfferings({}, attribution)).order.id);
  const query = `partner_id=${attribution.partner_id}&temp_order_id=T-1`;
  await send(`/noauth-api/v1/partner/orderByTempId?${query}`, {
    headers: { "x-partner-key": trialKeys.astrology },
  });
  await asha.post("/api/v1/login/ticket", {});
  await db.update(series).set({ bnplEnabled: true });
  const reservationId = (await asha.reserveSeat()).results.id;
  await asha.getReservation(reservationId);
  await asha.releaseReservation(reservationId);
  await db.update(chadhaavaSeries).set({ occasion: "monday-sunrise" });
  const mandate = { frequency: "weekly", months: 3, consent: true } as const;
  const { order: repeated } = await asha.orderOfferings({}, { mandate });
  await submitGatewayPage(send, (await asha.initiatePayment(repeated.id)).results.redirect_url, "pay");
  await runJobs(parts, send);
  const listed = await readResponse(await asha.get("/api/v1/mandate/getMandates"), mandates);
  for (const action of ["pause", "resume", "cancel"])
    await asha.post(`/api/v1/mandate/${action}`, { mandate_id: listed.results.mandates[0]?.id });
  for (const path of ["/api/v1/order/getOrders", "/api/v1/login/getUser"]) await asha.get(path);
  await saveAndDeleteDetails(asha);
  await addAndRemoveNumber(asha);
  await asha.post("/api/v1/login/logout", {});
  await useChat(send);
  // Her order is still to come; another customer has none.
  const ramesh = shopper(send);
  await ramesh.signIn();
  await ramesh.post("/api/v1/user/deleteAccount", { confirm: true });

  const missed = documented.filter((route) => !reached.has(route) && !route.includes(" /staff/v1/"));
  expect(
    missed.filter((route) => !Object.keys(visitedElsewhere).some((part) => route.includes(part))),
  ).toEqual([]);
});

/** What this visit leaves out, with the test that uses it; there too every response is checked against its documentation. */
const visitedElsewhere = {
  " /media/:file": "media.routes.test.ts: tests have no generated pictures",
  " /noauth-api/v1/message/report/": "delivery-reports.routes.test.ts",
  " /api/v1/kundali/": "reports.test.ts",
  " /documents/kundali/": "reports.test.ts",
  " /documents/creditNotes/": "invoices.routes.test.ts",
  " /api/v1/name_correction/": "reports.test.ts",
  " /api/v1/order/recording/": "staff-recordings.routes.test.ts",
  " /api/v1/sankalp/correct": "sankalp.routes.test.ts",
  " /api/v1/order/policyQuote": "changes.routes.test.ts",
  " /api/v1/order/cancel": "changes.routes.test.ts",
  " /api/v1/order/reschedule": "changes.routes.test.ts",
  " /api/v1/order/return": "staff-returns.routes.test.ts",
  " /api/v1/order/reportName": "changes.routes.test.ts",
  " /api/v1/order/remedy": "changes.routes.test.ts",
  " /api/v1/chat/card/": "voice-and-births.routes.test.ts",
  " /api/v1/chat/removeCard": "voice-and-births.routes.test.ts",
  " /api/v1/astro/": "consultations.routes.test.ts, session.routes.test.ts and media-calls.routes.test.ts",
  " /noauth-api/v1/consultation/quote": "consultations.routes.test.ts",
  "/support/ticket": "tickets.routes.test.ts",
  " /api/v1/review/": "reviews.routes.test.ts",
  " /noauth-api/v1/goods/labReport/": "staff-goods.routes.test.ts",
  " /noauth-api/v1/review/publishedPhoto/": "review-photos.routes.test.ts",
  " /api/v1/user/email": "email.routes.test.ts",
};

/** Prices each service, and finds out which offset of time applied at a birth. */
async function useServices(asha: ReturnType<typeof shopper>) {
  const localTime = { date: "1943-06-01", time: "05:20", zone: "Asia/Kolkata" };
  await asha.post("/noauth-api/v1/geo/localTime", localTime);
  await asha.get("/noauth-api/v1/kundali/sample?lang=hi");
  await asha.get("/noauth-api/v1/name_correction/sample?lang=hi");
  for (const type of ["kundali", "name_correction"] as const) {
    const listed = await asha.get(`/noauth-api/v1/service/packages?type=${type}`);
    const { packages } = (await readResponse(listed, servicePackages)).results;
    await asha.post(`/noauth-api/v1/${type}/quote`, { package_id: packages[0]?.id });
  }
}

/** Uses every route of the cart. */
async function useCart(asha: ReturnType<typeof shopper>) {
  const cart = "/noauth-api/v1/cart";
  const choice = { type: "abhimantrit", variant_id: stableId("pv", "tulsi-mala-108", "yellow"), qty: 2 };
  const added = await asha.post(`${cart}/lines`, choice, { "idempotency-key": "key-of-a-line" });
  const { results } = (await added.json()) as { results: { lines: { id: string }[] } };
  const line = `${cart}/lines/${results.lines[0]?.id}`;
  await asha.send("PATCH", line, { qty: 3 });
  await asha.send("DELETE", line);
  await asha.post(`${line}/restore`, {});
  await asha.post(`${cart}/coupon`, { code: "none" });
  await asha.post(`${cart}/quote`, {});
  await asha.get(cart);
  const issued = (await (await asha.post(`${cart}/handoff`, {})).json()) as { results: { ticket: string } };
  await asha.post(cart, { ticket: issued.results.ticket });
}

/** Uses every route of an account but its deletion and its numbers. */
async function saveAndDeleteDetails({ get, post, send }: ReturnType<typeof shopper>) {
  await post("/api/v1/user/updateProfile", { name: "Asha Sharma" });
  await post("/api/v1/user/consents", { purpose: "whatsapp_updates", given: true });
  await get("/api/v1/user/consents");
  await get("/api/v1/user/earlierDevotees");
  const address = {
    name: "Asha",
    country_code: "in",
    postcode: "221001",
    line1: "1 Lanka",
    city: "Varanasi",
  };
  const details = { "user/familyProfile": { name: "Asha", relation: "self" }, address };
  for (const [path, body] of Object.entries(details)) {
    await get(`/api/v1/${path}`);
    const saved = await post(`/api/v1/${path}`, body, {
      "idempotency-key": `saves ${path}`.replace(" ", "-"),
    });
    const { results } = v.parse(v.object({ results: v.object({ id: v.string() }) }), await saved.json());
    await send("PUT", `/api/v1/${path}/${results.id}`, body);
    await send("DELETE", `/api/v1/${path}/${results.id}`);
  }
}

/** Uses every route of an account's numbers. */
async function addAndRemoveNumber({ get, post, send }: ReturnType<typeof shopper>) {
  const phones = "/api/v1/user/phone";
  const number = newPhoneNumber();
  const sent = await post("/noauth-api/v1/login/sendOtp", { dial_code: "91", phone: number });
  const { otp_id } = (await readResponse(sent, otpSent)).results;
  const otp = await lastCode(request, number);
  const { results } = await readResponse(await post(phones, { otp_id, otp }), customerPhones);
  const main = await post(`${phones}/${results.others[0]?.id}/main`, {});
  const { others } = (await readResponse(main, customerPhones)).results;
  await send("DELETE", `${phones}/${others[0]?.id}`);
  await get(phones);
}
