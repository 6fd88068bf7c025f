import { partnerConfig, partnerList, partnerOrder, paymentStatus } from "@aradhana/core/contract";
import { createPartners, partnerIds, partnerThemes, trialPartner } from "@aradhana/core/partner";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { newPhoneNumber, newSessionId, readResponse, shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { newId } from "../ids/new-id.ts";
import { orders } from "../orders/orders.table.ts";
import { hashToken } from "../sessions/token.ts";
import { isKeyValid, keysFromHashes, trialKeyHashes } from "./partner-keys.ts";
import { findPartner, type StoredPartner } from "./partners.queries.ts";
import { partners } from "./partners.table.ts";
import { type FixedPartners, seedPartners } from "./seed-partners.ts";
import { trialKeys } from "./trial-keys.ts";

const { app, db, parts, request, time } = await createTestApp();
await stockShop(db);
const { astrology, gemstones } = partnerIds;

const readPartnerOrder = async (partnerId: string, tempOrderId: string, key?: string) => {
  const query = new URLSearchParams({ partner_id: partnerId, temp_order_id: tempOrderId });
  const headers = key === undefined ? undefined : { "x-partner-key": key };
  return readResponse(
    await request(`/noauth-api/v1/partner/orderByTempId?${query}`, headers && { headers }),
    partnerOrder,
  );
};
const buyer = () => shopper(request, { session: newSessionId(), number: newPhoneNumber() });
const attribution = (tempOrderId: string) => ({ partner_id: astrology, temp_order_id: tempOrderId });

describe("an order of a partner's customer", () => {
  test("can be read by that partner, without personal data", async () => {
    const tempOrderId = newId("tmp");
    const customer = buyer();
    const { order } = await customer.placeOrder({}, attribution(tempOrderId));
    expect((await readPartnerOrder(astrology, tempOrderId, trialKeys.astrology)).results).toMatchObject({
      ...{
        order_id: order.id,
        temp_order_id: tempOrderId,
        type: "pooja",
        state: "created",
        payment_state: null,
      },
    });

    await submitGatewayPage(request, (await customer.initiatePayment(order.id)).results.redirect_url, "pay");
    await runJobs(parts, request);
    const { results } = await readPartnerOrder(astrology, tempOrderId, trialKeys.astrology);
    expect(results).toMatchObject({ state: "sankalp_due", payment_state: "success" });
    const foundId = JSON.stringify(results);
    for (const personal of [customer.number, "Ramesh", "phone", "contact", "address", "devotee"]) {
      expect(foundId).not.toContain(personal);
    }
  });

  test("cannot be read with another partner's key, another id or no key", async () => {
    const tempOrderId = newId("tmp");
    await buyer().placeOrder({}, attribution(tempOrderId));
    expect((await readPartnerOrder(gemstones, tempOrderId, trialKeys.gemstones)).code).toBe(
      "order_not_found",
    );
    expect((await readPartnerOrder(astrology, "another", trialKeys.astrology)).code).toBe("order_not_found");
    for (const key of [undefined, "", trialKeys.gemstones, `${trialKeys.astrology}x`, "x".repeat(500)]) {
      expect(await readPartnerOrder(astrology, tempOrderId, key)).toMatchObject({
        status: 401,
        code: "partner_key_wrong",
      });
    }
    const unknownPartner = "00000000-0000-4000-8000-000000000000";
    expect((await readPartnerOrder(unknownPartner, tempOrderId, "")).code).toBe("partner_key_wrong");
  });

  test("belongs to the first buyer: another one with the same id, paid or not, is a conflict", async () => {
    const tempOrderId = newId("tmp");
    const { order } = await buyer().placeOrder({}, attribution(tempOrderId));
    const read = async () => (await readPartnerOrder(astrology, tempOrderId, trialKeys.astrology)).results;
    expect((await read()).conflicts).toEqual([]);
    time.now = new Date(time.now.getTime() + 1_000);
    const stranger = buyer();
    const { order: copy } = await stranger.placeOrder({}, attribution(tempOrderId));
    await submitGatewayPage(request, (await stranger.initiatePayment(copy.id)).results.redirect_url, "pay");
    await runJobs(parts, request);
    expect(await read()).toMatchObject({
      ...{ order_id: order.id, state: "created", payment_state: null },
      conflicts: [{ order_id: copy.id, state: "sankalp_due" }],
    });
    // Later ones that nobody pays do not hide it.
    for (let i = 0; i < 5; i++) await buyer().placeOrder({}, attribution(tempOrderId));
    expect((await read()).conflicts[0]).toMatchObject({ order_id: copy.id, state: "sankalp_due" });
  });

  test("does not belong to a guest who ordered with the buyer's number, also once the buyer has that order", async () => {
    const tempOrderId = newId("tmp");
    const customer = buyer();
    await customer.signIn();
    const { order } = await customer.placeOrder({}, attribution(tempOrderId));
    time.now = new Date(time.now.getTime() + 60_000);
    const stranger = shopper(request, { number: customer.number });
    const { order: copy } = await stranger.placeOrder({}, attribution(tempOrderId));
    await submitGatewayPage(request, (await stranger.initiatePayment(copy.id)).results.redirect_url, "pay");
    await runJobs(parts, request);
    const ownStatus = async () => {
      const path = `/noauth-api/v1/payment/status?temp_order_id=${tempOrderId}`;
      return (await readResponse(await customer.get(path), paymentStatus)).results.order.id;
    };
    expect(await ownStatus()).toBe(order.id);
    // The guest's order is now in the account of its number.
    await customer.signIn();
    expect((await customer.getPoojaOrder(copy.id)).status).toBe(200);
    expect(await ownStatus()).toBe(order.id);
    expect((await readPartnerOrder(astrology, tempOrderId, trialKeys.astrology)).results).toMatchObject({
      ...{ order_id: order.id, state: "created" },
      conflicts: [{ order_id: copy.id, state: "sankalp_due" }],
    });
  });

  test("belongs to its buyer in another browser too, where they have signed in", async () => {
    const tempOrderId = newId("tmp");
    const customer = buyer();
    await customer.signIn();
    await customer.placeOrder({}, attribution(tempOrderId));
    time.now = new Date(time.now.getTime() + 60_000);
    const elsewhere = shopper(request, { number: customer.number });
    await elsewhere.signIn();
    const { order } = await elsewhere.placeOrder({}, attribution(tempOrderId));
    expect((await readPartnerOrder(astrology, tempOrderId, trialKeys.astrology)).results).toMatchObject({
      ...{ order_id: order.id, conflicts: [] },
    });
  });

  test("that somebody else ordered first does not hide a paid one, which is the first conflict", async () => {
    const tempOrderId = newId("tmp");
    const { order: first } = await buyer().placeOrder({}, attribution(tempOrderId));
    time.now = new Date(time.now.getTime() + 1_000);
    const customer = buyer();
    const { order } = await customer.placeOrder({}, attribution(tempOrderId));
    await submitGatewayPage(request, (await customer.initiatePayment(order.id)).results.redirect_url, "pay");
    await runJobs(parts, request);
    expect((await readPartnerOrder(astrology, tempOrderId, trialKeys.astrology)).results).toMatchObject({
      ...{ order_id: first.id, state: "created" },
      conflicts: [{ order_id: order.id, number: order.number, state: "sankalp_due" }],
    });
  });

  test("that is paid has priority over an unpaid one with the same id", async () => {
    const tempOrderId = newId("tmp");
    const customer = buyer();
    const { order } = await customer.placeOrder({}, attribution(tempOrderId));
    await submitGatewayPage(request, (await customer.initiatePayment(order.id)).results.redirect_url, "pay");
    await runJobs(parts, request);
    const { order: other } = await customer.placeOrder({}, attribution(tempOrderId));
    const foundId = async () =>
      (await readPartnerOrder(astrology, tempOrderId, trialKeys.astrology)).results.order_id;
    expect(await foundId()).toBe(order.id);
    // A cancelled order does not count as paid.
    const cancelled = { state: "cancelled", createdAt: new Date("2030-01-01") } as const;
    await db.update(orders).set(cancelled).where(eq(orders.id, other.id));
    expect(await foundId()).toBe(order.id);
  });
});

test("of several orders with one id, the newest paid one is returned, or else the newest", async () => {
  const tempOrderId = newId("tmp");
  const customer = buyer();
  const ids: string[] = [];
  const foundId = async () =>
    (await readPartnerOrder(astrology, tempOrderId, trialKeys.astrology)).results.order_id;
  for (let nth = 0; nth < 4; nth++) {
    ids.push((await customer.placeOrder({}, attribution(tempOrderId))).order.id);
    expect(await foundId()).toBe(ids.at(-1));
    time.now = new Date(time.now.getTime() + 1_000);
  }
  const pay = async (id = "") => {
    await submitGatewayPage(request, (await customer.initiatePayment(id)).results.redirect_url, "pay");
    await runJobs(parts, request);
  };
  await pay(ids[2]);
  expect(await foundId()).toBe(ids[2]);
  await pay(ids[0]);
  expect(await foundId()).toBe(ids[2]);
  await pay(ids[3]);
  expect(await foundId()).toBe(ids[3]);
});

test("after too many wrong keys, a network is blocked even with the right key, and others are not", async () => {
  const { request: send } = await createTestApp({ trustedHops: 1 });
  const path = `/noauth-api/v1/partner/orderByTempId?partner_id=${astrology}&temp_order_id=x`;
  const guess = (address: string, key: string) =>
    send(path, { headers: { "x-forwarded-for": address, "x-partner-key": key } });
  const statuses = [];
  for (let i = 0; i < 25; i++) statuses.push((await guess("203.0.113.7", `guess-${i}`)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  // Otherwise an attacker could continue guessing and recognise the right key.
  expect((await guess("203.0.113.7", trialKeys.astrology)).status).toBe(429);
  for (let i = 0; i < 25; i++) expect((await guess("203.0.113.8", trialKeys.astrology)).status).toBe(404);
});

test("keys from the environment are compared by their hashes", () => {
  // `printf %s secret | sha256sum`
  const hash = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";
  const keys = keysFromHashes([hash, "0".repeat(64)]);
  expect(isKeyValid(keys.get(astrology), "secret")).toBe(true);
  expect(isKeyValid(keys.get(astrology), "Secret")).toBe(false);
  expect(isKeyValid(keys.get(gemstones), "secret")).toBe(false);
  expect(isKeyValid(undefined, "")).toBe(false);
  expect(isKeyValid(null, "")).toBe(false);
  expect(JSON.stringify([...keys])).not.toContain("secret");
});

test("CORS does not allow browsers to send the partner key", async () => {
  const preflight = await app.request("/noauth-api/v1/partner/orderByTempId", {
    method: "OPTIONS",
    headers: { origin: "http://127.0.0.1:4300", "access-control-request-headers": "x-partner-key" },
  });
  expect(preflight.headers.get("access-control-allow-headers")?.toLowerCase()).not.toContain("x-partner-key");
});

const config = async (id: string) =>
  readResponse(await request(`/noauth-api/v1/partner/getConfig?partner_id=${id}`), partnerConfig);

test("a partner's public configuration is its origins, order-status page, theme and widgets", async () => {
  expect((await config(gemstones)).results).toEqual({
    ...{ partner_id: gemstones, name: "Ratnakar", domain: "http://gems.test", origins: ["http://gems.test"] },
    ...{
      redirect_url: "http://gems.test/pages/partner-order-status",
      theme: partnerThemes.blue,
      mode: "test",
    },
    allowed_widgets: ["pujas", "chadhawas", "banners", "puja-horizontal", "chadhawa-horizontal"],
  });
  expect((await config("00000000-0000-4000-8000-000000000000")).code).toBe("partner.not_found");
});

describe("a partner added to the database", () => {
  const id = "11111111-2222-4333-8444-555555555555";
  const origins = ["https://third.test", "https://www.third.test"];
  const theme = { ...partnerThemes.default, buttonClass: "button-blue" };
  const added = db.insert(partners).values({
    ...{ id, name: "Third", origins, theme, allowedWidgets: ["pujas"], keyHash: hashToken("its own key") },
    redirectUrl: "https://third.test/orders",
  });

  test("is in the list and has a configuration with several origins and its own page", async () => {
    await added;
    const expected = {
      ...{ partner_id: id, name: "Third", domain: origins[0], origins, theme, allowed_widgets: ["pujas"] },
      redirect_url: "https://third.test/orders",
    };
    expect((await config(id)).results).toMatchObject(expected);
    const list = await readResponse(await request("/noauth-api/v1/partner/getPartners"), partnerList);
    expect(list.results.partners.map(({ partner_id }) => partner_id)).toEqual(
      expect.arrayContaining([astrology, gemstones, id]),
    );
    expect(JSON.stringify(list.results)).not.toContain(hashToken("its own key"));
  });

  test("reads the orders of its own customers with its key", async () => {
    const tempOrderId = newId("tmp");
    await buyer().placeOrder({}, { partner_id: id, temp_order_id: tempOrderId });
    expect((await readPartnerOrder(id, tempOrderId, "its own key")).results).toMatchObject({
      state: "created",
    });
    expect(await readPartnerOrder(id, tempOrderId, trialKeys.gemstones)).toMatchObject({
      code: "partner_key_wrong",
    });
  });
});

test("in local development a page of the developer's own machine is the trial partner's, and nowhere else", async () => {
  const seed = (hasTrialPartner: boolean) =>
    seedPartners(db, {
      ...{ partners: [], partnerKeys: new Map(), partnerOverrides: { origins: false, keys: false } },
      hasTrialPartner,
    });
  expect((await config(trialPartner.id)).code).toBe("partner.not_found");
  await seed(true);
  const { results } = await config(trialPartner.id);
  expect(results.origins).toEqual(expect.arrayContaining(["http://localhost:3000", "http://127.0.0.1:5500"]));
  expect((await readPartnerOrder(trialPartner.id, "none", trialKeys.trial)).code).toBe("order_not_found");
  await seed(false);
  expect(await findPartner(db, trialPartner.id)).toBeUndefined();
});

describe("the two fixed partners", () => {
  const hashes = { own: hashToken("own"), other: hashToken("other") };
  const seed = (overrides: Partial<FixedPartners>, origin = "http://gems.test") =>
    seedPartners(db, {
      partners: createPartners({ astrology: "http://stars.test", gemstones: origin }),
      ...{ partnerKeys: new Map(), partnerOverrides: { origins: false, keys: false }, ...overrides },
    });
  const stored = () => findPartner(db, gemstones);
  const set = (changes: Partial<StoredPartner>) =>
    db.update(partners).set(changes).where(eq(partners.id, gemstones));

  test("are not changed if the environment does not configure them", async () => {
    await set({ origins: ["https://a.test", "https://b.test"], keyHash: hashes.own, name: "Ours" });
    const before = await stored();
    await seed({ partnerKeys: trialKeyHashes() }, "http://default.test");
    expect(await stored()).toEqual(before);
  });

  test("get the main origin and key of the environment, and keep their other origins", async () => {
    await set({ origins: ["https://a.test", "https://b.test"], keyHash: hashes.own });
    const overrides = { origins: true, keys: true };
    await seed(
      { partnerOverrides: overrides, partnerKeys: new Map([[gemstones, hashes.other]]) },
      "https://new.test",
    );
    expect(await stored()).toMatchObject({
      ...{ origins: ["https://new.test", "https://b.test"], keyHash: hashes.other },
      redirectUrl: "https://new.test/pages/partner-order-status",
    });
  });

  test("are at their made-up sites as well while these are served", async () => {
    await set({ origins: ["https://a.test"] });
    const demoOrigins = ["http://localhost:4320", "http://localhost:4321"];
    await seed({ demoOrigins });
    await seed({ demoOrigins });
    expect((await stored())?.origins).toEqual(["https://a.test", "http://localhost:4321"]);
  });

  test("lose the origin of a demo site that is not served any more, and no origin of their own", async () => {
    await set({ origins: ["https://a.test", "http://localhost:4321"], demoOrigin: null });
    await seed({ demoOrigins: ["http://localhost:80", "http://localhost:81"] });
    await seed({});
    expect((await stored())?.origins).toEqual(["https://a.test", "http://localhost:4321"]);
    // The demo site was their main origin.
    await set({ origins: ["http://localhost:81", "https://b.test"], demoOrigin: "http://localhost:81" });
    await seed({}, "https://a.test");
    expect(await stored()).toMatchObject({
      origins: ["https://a.test", "https://b.test"],
      redirectUrl: "https://a.test/pages/partner-order-status",
    });
  });

  test("lose their trial keys outside local development", async () => {
    await set({ keyHash: hashToken(trialKeys.gemstones) });
    await seed({});
    expect((await stored())?.keyHash).toBeNull();
  });
});
