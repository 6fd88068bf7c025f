import { partnerConfig, partnerList, partnerOrder } from "@aradhana/core/contract";
import { createPartners, partnerIds, themeOf } from "@aradhana/core/partner";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { newPhoneNumber, newSessionId, readResponse, shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { newId } from "../ids/new-id.ts";
import { orders } from "../orders/orders.table.ts";
import { hashToken } from "../sessions/token.ts";
import { givenKeys, keysForTrial, opens } from "./partner-keys.ts";
import { findPartner, type StoredPartner } from "./partners.queries.ts";
import { partners } from "./partners.table.ts";
import { type FixedPartners, seedPartners } from "./seed-partners.ts";
import { trialKeys } from "./trial-keys.ts";

const { app, db, parts, request, time } = await createTestApp();
await stockShop(db);
const { astrology, gemstones } = partnerIds;

const ask = async (partnerId: string, tempOrderId: string, key?: string) => {
  const query = new URLSearchParams({ partner_id: partnerId, temp_order_id: tempOrderId });
  const headers = key === undefined ? undefined : { "x-partner-key": key };
  return readResponse(
    await request(`/noauth-api/v1/partner/orderByTempId?${query}`, headers && { headers }),
    partnerOrder,
  );
};
const buyer = () => shopper(request, { session: newSessionId(), number: newPhoneNumber() });
const attributed = (tempOrderId: string) => ({ partner_id: astrology, temp_order_id: tempOrderId });

describe("an order of a partner's customer", () => {
  test("is told to that partner as it stands, with nothing of who he is", async () => {
    const tempOrderId = newId("tmp");
    const who = buyer();
    const { order } = await who.placeOrder({}, attributed(tempOrderId));
    expect((await ask(astrology, tempOrderId, trialKeys.astrology)).results).toMatchObject({
      ...{
        order_id: order.id,
        temp_order_id: tempOrderId,
        type: "pooja",
        state: "created",
        payment_state: null,
      },
    });

    await submitGatewayPage(request, (await who.initiatePayment(order.id)).results.redirect_url, "pay");
    await runJobs(parts, request);
    const { results } = await ask(astrology, tempOrderId, trialKeys.astrology);
    expect(results).toMatchObject({ state: "sankalp_due", payment_state: "success" });
    const told = JSON.stringify(results);
    for (const personal of [who.number, "Ramesh", "phone", "contact", "address", "devotee"]) {
      expect(told).not.toContain(personal);
    }
  });

  test("is nobody else's: not the other partner's, not by another id, not without a key", async () => {
    const tempOrderId = newId("tmp");
    await buyer().placeOrder({}, attributed(tempOrderId));
    expect((await ask(gemstones, tempOrderId, trialKeys.gemstones)).code).toBe("order_not_found");
    expect((await ask(astrology, "another", trialKeys.astrology)).code).toBe("order_not_found");
    for (const key of [undefined, "", trialKeys.gemstones, `${trialKeys.astrology}x`, "x".repeat(500)]) {
      expect(await ask(astrology, tempOrderId, key)).toMatchObject({
        status: 401,
        code: "partner_key_wrong",
      });
    }
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect((await ask(nobody, tempOrderId, "")).code).toBe("partner_key_wrong");
  });

  test("that is paid goes before another's unpaid one of the same id", async () => {
    const tempOrderId = newId("tmp");
    const who = buyer();
    const { order } = await who.placeOrder({}, attributed(tempOrderId));
    await submitGatewayPage(request, (await who.initiatePayment(order.id)).results.redirect_url, "pay");
    await runJobs(parts, request);
    const { order: other } = await buyer().placeOrder({}, attributed(tempOrderId));
    const told = async () => (await ask(astrology, tempOrderId, trialKeys.astrology)).results.order_id;
    expect(await told()).toBe(order.id);
    // What was cancelled is no more paid than what never was.
    const cancelled = { state: "cancelled", createdAt: new Date("2030-01-01") } as const;
    await db.update(orders).set(cancelled).where(eq(orders.id, other.id));
    expect(await told()).toBe(order.id);
  });
});

test("of several orders of one id that nobody has paid, the newest is told of; of those that are paid, too", async () => {
  const tempOrderId = newId("tmp");
  const who = buyer();
  const ids: string[] = [];
  const told = async () => (await ask(astrology, tempOrderId, trialKeys.astrology)).results.order_id;
  for (let nth = 0; nth < 4; nth++) {
    ids.push((await who.placeOrder({}, attributed(tempOrderId))).order.id);
    expect(await told()).toBe(ids.at(-1));
    time.now = new Date(time.now.getTime() + 1_000);
  }
  const pay = async (id = "") => {
    await submitGatewayPage(request, (await who.initiatePayment(id)).results.redirect_url, "pay");
    await runJobs(parts, request);
  };
  await pay(ids[2]);
  expect(await told()).toBe(ids[2]);
  await pay(ids[0]);
  expect(await told()).toBe(ids[2]);
  await pay(ids[3]);
  expect(await told()).toBe(ids[3]);
});

test("guessing at a key is stopped for a network, the right key too; the partner elsewhere goes on", async () => {
  const { request: send } = await createTestApp({ trustedHops: 1 });
  const path = `/noauth-api/v1/partner/orderByTempId?partner_id=${astrology}&temp_order_id=x`;
  const guess = (address: string, key: string) =>
    send(path, { headers: { "x-forwarded-for": address, "x-partner-key": key } });
  const statuses = [];
  for (let i = 0; i < 25; i++) statuses.push((await guess("203.0.113.7", `guess-${i}`)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  // Else who guesses on would still learn which one is right.
  expect((await guess("203.0.113.7", trialKeys.astrology)).status).toBe(429);
  for (let i = 0; i < 25; i++) expect((await guess("203.0.113.8", trialKeys.astrology)).status).toBe(404);
});

test("a key from the environment is known by its hash alone", () => {
  // `printf %s secret | sha256sum`
  const hash = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";
  const keys = givenKeys([hash, "0".repeat(64)]);
  expect(opens(keys.get(astrology), "secret")).toBe(true);
  expect(opens(keys.get(astrology), "Secret")).toBe(false);
  expect(opens(keys.get(gemstones), "secret")).toBe(false);
  expect(opens(undefined, "")).toBe(false);
  expect(opens(null, "")).toBe(false);
  expect(JSON.stringify([...keys])).not.toContain("secret");
});

test("a browser of a partner's page may not send the key", async () => {
  const preflight = await app.request("/noauth-api/v1/partner/orderByTempId", {
    method: "OPTIONS",
    headers: { origin: "http://127.0.0.1:4300", "access-control-request-headers": "x-partner-key" },
  });
  expect(preflight.headers.get("access-control-allow-headers")?.toLowerCase()).not.toContain("x-partner-key");
});

const config = async (id: string) =>
  readResponse(await request(`/noauth-api/v1/partner/getConfig?partner_id=${id}`), partnerConfig);

test("what anybody may know of a partner is its origins, its order-status page, its theme and its widgets", async () => {
  expect((await config(gemstones)).results).toEqual({
    ...{ partner_id: gemstones, domain: "http://gems.test", origins: ["http://gems.test"] },
    ...{
      redirect_url: "http://gems.test/pages/partner-order-status",
      theme: themeOf(gemstones),
      mode: "test",
    },
    allowed_widgets: ["pujas", "chadhawas", "banners", "puja-horizontal", "chadhawa-horizontal"],
  });
  expect((await config("00000000-0000-4000-8000-000000000000")).code).toBe("partner.not_found");
});

describe("a partner that somebody adds to the database", () => {
  const id = "11111111-2222-4333-8444-555555555555";
  const origins = ["https://third.test", "https://www.third.test"];
  const theme = { ...themeOf(), buttonClass: "button-blue" };
  const added = db.insert(partners).values({
    ...{ id, name: "Third", origins, theme, allowedWidgets: ["pujas"], keyHash: hashToken("its own key") },
    redirectUrl: "https://third.test/orders",
  });

  test("is in the list and in its configuration, with several origins and its own page", async () => {
    await added;
    const expected = {
      ...{ partner_id: id, domain: origins[0], origins, theme, allowed_widgets: ["pujas"] },
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
    expect((await ask(id, tempOrderId, "its own key")).results).toMatchObject({ state: "created" });
    expect(await ask(id, tempOrderId, trialKeys.gemstones)).toMatchObject({ code: "partner_key_wrong" });
  });
});

describe("the two fixed partners", () => {
  const hashes = { own: hashToken("own"), other: hashToken("other") };
  const seed = (given: Partial<FixedPartners>, origin = "http://gems.test") =>
    seedPartners(db, {
      partners: createPartners({ astrology: "http://stars.test", gemstones: origin }),
      ...{ partnerKeys: new Map(), partnersGiven: { origins: false, keys: false }, ...given },
    });
  const stored = () => findPartner(db, gemstones);
  const set = (changes: Partial<StoredPartner>) =>
    db.update(partners).set(changes).where(eq(partners.id, gemstones));

  test("stay as the database has them where the environment says nothing", async () => {
    await set({ origins: ["https://a.test", "https://b.test"], keyHash: hashes.own, name: "Ours" });
    const before = await stored();
    await seed({ partnerKeys: keysForTrial() }, "http://default.test");
    expect(await stored()).toEqual(before);
  });

  test("move where the environment says so, and keep their other origins", async () => {
    await set({ origins: ["https://a.test", "https://b.test"], keyHash: hashes.own });
    const given = { origins: true, keys: true };
    await seed(
      { partnersGiven: given, partnerKeys: new Map([[gemstones, hashes.other]]) },
      "https://new.test",
    );
    expect(await stored()).toMatchObject({
      ...{ origins: ["https://new.test", "https://b.test"], keyHash: hashes.other },
      redirectUrl: "https://new.test/pages/partner-order-status",
    });
  });

  test("lose their trial keys where the shop is not tried out any more", async () => {
    await set({ keyHash: hashToken(trialKeys.gemstones) });
    await seed({});
    expect((await stored())?.keyHash).toBeNull();
  });
});
