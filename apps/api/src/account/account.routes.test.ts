import { consents, familyProfile, familyProfileRequest, savedAddress, user } from "@aradhana/core/contract";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { callbacks } from "../callbacks/callbacks.table.ts";
import { carts } from "../carts/carts.table.ts";
import { customers } from "../customers/customers.table.ts";
import { defaultLimits } from "../login/limits.rules.ts";
import { fulfilments, orders } from "../orders/orders.table.ts";
import { openContact } from "../orders/sealed-fields.ts";
import { outbox } from "../outbox/outbox.table.ts";
import { refunds } from "../payments/payments.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { sankalps } from "../sankalp/sankalp.table.ts";
import { sessions } from "../sessions/sessions.table.ts";
import { savedDetails } from "./account.table.ts";

const otpLimits = { ...defaultLimits, perAddressHour: 1_000 };
const { db, request, time, parts } = await createTestApp({ otpLimits });
await stockShop(db);

type Shopper = ReturnType<typeof shopper>;
async function signedIn(): Promise<Shopper> {
  const me = shopper(request);
  await me.signIn();
  return me;
}
let keys = 0;
const once = () => ({ "idempotency-key": `account-test-${++keys}` });
const saveDevotee = async (me: Shopper, name: string, key = once()) =>
  readResponse(
    await me.post("/api/v1/user/familyProfile", { name, gotra: "Kashyapa", relation: "mother" }, key),
    familyProfile,
  );
const home = {
  name: "Asha Sharma",
  country_code: "in",
  postcode: "221001",
  line1: "1 Lanka",
  city: "Varanasi",
};
const saveAddress = async (me: Shopper, more = {}) =>
  readResponse(await me.post("/api/v1/address", { ...home, ...more }, once()), savedAddress);
const addressesOf = async (me: Shopper) =>
  (await readResponse(await me.get("/api/v1/address"), v.array(savedAddress))).results;
const consentsOf = async (me: Shopper) =>
  (await readResponse(await me.get("/api/v1/user/consents"), consents)).results;
const decide = (me: Shopper, purpose: string, given: boolean) =>
  me.post("/api/v1/user/consents", { purpose, given });

test("a name is saved sealed, returned to its owner, and can be removed", async () => {
  const me = await signedIn();
  const { results } = await readResponse(
    await me.post("/api/v1/user/updateProfile", { name: "आशा शर्मा" }),
    user,
  );
  expect(results.name).toBe("आशा शर्मा");
  const [row] = await db.select().from(customers).where(eq(customers.id, results.id));
  expect(row?.nameSealed).not.toContain("आशा");
  await me.post("/api/v1/user/updateProfile", { name: null });
  expect((await readResponse(await me.get("/api/v1/login/getUser"), user)).results.name).toBeNull();
  expect((await me.post("/api/v1/user/updateProfile", { name: "x1" })).status).toBe(422);
});

test("a number proved in another browser brings the name and the devotees of its orders", async () => {
  const guest = shopper(request);
  const { order, access_token } = await guest.placeOrder();
  await guest.sendSankalp("save", order.id, access_token);
  const me = shopper(request, { number: guest.number });
  expect((await me.signIn()).user.name).toBe("Ramesh Kumar");
  const devotees = await readResponse(
    await me.get("/api/v1/user/earlierDevotees"),
    v.array(familyProfileRequest),
  );
  expect(devotees.results).toEqual([
    { name: "Ramesh Kumar", name_devanagari: "रमेश कुमार", gotra: "Kashyapa", relation: "self" },
  ]);
  const stranger = await signedIn();
  const none = await readResponse(
    await stranger.get("/api/v1/user/earlierDevotees"),
    v.array(familyProfileRequest),
  );
  expect(none.results).toEqual([]);
});

describe("what is saved", () => {
  test("is stored sealed, once for each key, and can be changed and deleted", async () => {
    const me = await signedIn();
    const key = once();
    const first = (await saveDevotee(me, "Sita Sharma", key)).results;
    expect((await saveDevotee(me, "Sita Sharma", key)).results).toEqual(first);
    expect((await saveDevotee(me, "Gita Sharma", key)).code).toBe("idempotency_key_reused");
    const [row] = await db.select().from(savedDetails).where(eq(savedDetails.id, first.id));
    expect(JSON.stringify(row)).not.toContain("Sita");

    const path = `/api/v1/user/familyProfile/${first.id}`;
    const changed = { name: "Sita Devi", name_devanagari: "सीता देवी", relation: "mother" };
    await me.send("PUT", path, changed);
    expect((await me.send("PUT", path, { ...changed, name_devanagari: "Sita" })).status).toBe(422);
    const list = await readResponse(await me.get("/api/v1/user/familyProfile"), v.array(familyProfile));
    expect(list.results).toEqual([
      { id: first.id, name: "Sita Devi", name_devanagari: "सीता देवी", gotra: "", relation: "mother" },
    ]);
    expect((await me.send("DELETE", path)).status).toBe(200);
    expect((await me.send("DELETE", path)).status).toBe(404);
  });

  test("of a devotee may have the birth, sealed; an impossible one is an error of its field", async () => {
    const me = await signedIn();
    const place = { name: "Delhi", lat: 28.65, lon: 77.23, zone: "Asia/Kolkata" };
    const save = (birth: object) =>
      me.post("/api/v1/user/familyProfile", { name: "Sita Sharma", relation: "mother", birth }, once());
    const saved = await readResponse(await save({ date: "1961-11-29", time: null, place }), familyProfile);
    expect(saved.results.birth).toMatchObject({ date: "1961-11-29", place: { name: "Delhi" } });
    const [row] = await db.select().from(savedDetails).where(eq(savedDetails.id, saved.results.id));
    expect(JSON.stringify(row)).not.toContain("1961");
    const refused = await readResponse(await save({ date: "1961-02-31", time: null, place }), familyProfile);
    expect([refused.status, refused.errorBody?.field_errors[0]?.field]).toEqual([422, "birth.date"]);
  });

  test.each([
    ["a zone that does not exist", "1961-11-29", "06:00", { zone: "Asia/Nowhere" }, "birth.place"],
    ["a time that clocks skipped", "1942-09-01", "00:30", { zone: "Asia/Kolkata" }, "birth.utc_offset"],
    ["a day to come", "2099-01-01", null, { zone: "Asia/Kolkata" }, "birth.date"],
  ])("of a devotee refuse %s, of which no chart can be made", async (_, date, time, zone, field) => {
    const me = await signedIn();
    const birth = { date, time, place: { name: "Delhi", lat: 28.65, lon: 77.23, ...zone } };
    const profile = { name: "Sita Sharma", relation: "mother", birth };
    const refused = await readResponse(
      await me.post("/api/v1/user/familyProfile", profile, once()),
      familyProfile,
    );
    expect([refused.status, refused.errorBody?.field_errors[0]?.field]).toEqual([422, field]);
  });

  test("has the number that the courier calls, by the rule of its country", async () => {
    const me = await signedIn();
    const phone = { dial_code: "91", number: "9876543210" };
    const { id } = (await saveAddress(me, { phone, type: "work" })).results;
    expect(await addressesOf(me)).toMatchObject([{ phone, type: "work" }]);
    const wrong = { ...home, phone: { dial_code: "91", number: "12345" } };
    const { status, errorBody } = await readResponse(
      await me.send("PUT", `/api/v1/address/${id}`, wrong),
      savedAddress,
    );
    expect([status, errorBody?.field_errors]).toMatchObject([422, [{ field: "phone.number" }]]);
    expect(await addressesOf(me)).toMatchObject([{ phone }]);
  });

  test("belongs to one customer: a foreign id and a missing one give the same 404", async () => {
    const [me, stranger] = [await signedIn(), await signedIn()];
    const { id } = (await saveAddress(me)).results;
    for (const path of [`/api/v1/address/${id}`, "/api/v1/address/adr_none"]) {
      for (const method of ["PUT", "DELETE"]) {
        const answer = await readResponse(await stranger.send(method, path, home), savedAddress);
        expect([answer.status, answer.code]).toEqual([404, "address.not_found"]);
      }
    }
    expect(await addressesOf(stranger)).toEqual([]);
    expect(await addressesOf(me)).toMatchObject([{ id, line1: "1 Lanka" }]);
    expect((await me.send("DELETE", `/api/v1/user/familyProfile/${id}`)).status).toBe(404);
  });

  test("needs a login", async () => {
    const guest = shopper(request);
    for (const path of ["/api/v1/address", "/api/v1/user/familyProfile", "/api/v1/user/consents"])
      expect((await guest.get(path)).status).toBe(401);
  });

  test("has one default address, also after it is deleted", async () => {
    const me = await signedIn();
    const first = (await saveAddress(me)).results;
    expect(first.is_default).toBe(true);
    const second = (await saveAddress(me, { line1: "2 Assi", is_default: true })).results;
    expect((await addressesOf(me)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    await me.send("DELETE", `/api/v1/address/${second.id}`);
    expect(await addressesOf(me)).toMatchObject([{ id: first.id, is_default: true }]);
  });

  test("has one default address after concurrent changes and deletions", async () => {
    const me = await signedIn();
    const ids: string[] = [];
    for (const line1 of ["1 Lanka", "2 Assi", "3 Godowlia", "4 Sigra"])
      ids.push((await saveAddress(me, { line1 })).results.id);
    const statuses = async (sent: (Response | Promise<Response>)[]) =>
      (await Promise.all(sent)).map(({ status }) => status);
    const defaults = async () => (await addressesOf(me)).map(({ is_default }) => is_default);

    const change = (id: string) => me.send("PUT", `/api/v1/address/${id}`, { ...home, is_default: true });
    expect(await statuses(ids.map(change))).toEqual([200, 200, 200, 200]);
    expect(await defaults()).toEqual([true, false, false, false]);
    // The default, and the one that would replace it.
    const current = (await addressesOf(me)).slice(0, 2).map(({ id }) => id);
    const remove = (id: string) => me.send("DELETE", `/api/v1/address/${id}`);
    expect(await statuses(current.map(remove))).toEqual([200, 200]);
    expect(await defaults()).toEqual([true, false]);
  });

  test("is at most thirty of a kind", async () => {
    const me = await signedIn();
    const saved = await Promise.all(Array.from({ length: 32 }, () => saveDevotee(me, "Sita")));
    expect(saved.filter(({ code }) => code === "saved_too_many")).toHaveLength(2);
  });
});

describe("a consent", () => {
  test("is recorded with its time, and so is its withdrawal, once", async () => {
    const me = await signedIn();
    expect(await consentsOf(me)).toEqual([]);
    await decide(me, "whatsapp_updates", true);
    const given = await consentsOf(me);
    expect(given).toEqual([{ purpose: "whatsapp_updates", given: true, at: time.now.toISOString() }]);
    time.now = new Date(time.now.getTime() + 60_000);
    await decide(me, "whatsapp_updates", true);
    expect(await consentsOf(me)).toEqual(given);
    await decide(me, "whatsapp_updates", false);
    expect(await consentsOf(me)).toEqual([
      { purpose: "whatsapp_updates", given: false, at: time.now.toISOString() },
    ]);
    const { id } = (await readResponse(await me.get("/api/v1/login/getUser"), user)).results;
    const [row] = await db.select().from(customers).where(eq(customers.id, id));
    expect(row?.consents.map((consent) => consent.given)).toEqual([true, false]);
    expect((await decide(me, "telepathy", true)).status).toBe(422);
  });

  test("to WhatsApp messages, withdrawn, ends those of earlier orders", async () => {
    const me = await signedIn();
    const { order } = await me.placeOrder({}, { whatsapp_opt_in: true });
    await decide(me, "whatsapp_updates", true);
    await decide(me, "whatsapp_updates", false);
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row?.whatsappOptIn).toBe(false);
  });

  test("to saved details comes with the first, and its withdrawal deletes them all", async () => {
    const me = await signedIn();
    await saveAddress(me);
    expect(await consentsOf(me)).toMatchObject([{ purpose: "saved_details", given: true }]);
    await decide(me, "saved_details", false);
    expect(await addressesOf(me)).toEqual([]);
  });
});

describe("deleting the account", () => {
  const remove = (me: Shopper, body: unknown = { confirm: true }) =>
    me.post("/api/v1/user/deleteAccount", body);

  test("needs a confirmation, and waits for an order that is paid", async () => {
    const me = await signedIn();
    expect((await remove(me, {})).status).toBe(422);
    const { order } = await me.placeOrder();
    const { redirect_url } = (await me.initiatePayment(order.id)).results;
    await submitGatewayPage(request, redirect_url, "pay");
    await runJobs(parts, request);
    const refused = await readResponse(await remove(me), v.object({}));
    expect([refused.status, refused.code]).toEqual([409, "orders_open"]);
    expect((await me.getPoojaOrder(order.id)).status).toBe(200);
  });

  test("deletes every name, number and address; what was sold stays, and a new account knows nothing of it", async () => {
    const me = await signedIn();
    await saveAddress(me);
    await me.post("/api/v1/user/updateProfile", { name: "Asha Sharma" });
    const phone = { dial_code: "91", number: me.number };
    const call = { name: "Asha Sharma", phone, preferred_time: "any", consent: true };
    expect((await me.post("/noauth-api/v1/pooja/requestCallback", call)).status).toBe(200);
    const { order, access_token } = await me.placeOrder({ package_id: stock.withPrasad }, { address: home });
    await me.sendSankalp("submit", order.id, access_token);
    await db.update(orders).set({ state: "closed" }).where(eq(orders.id, order.id));

    expect((await remove(me)).status).toBe(200);
    expect((await me.get("/api/v1/login/getUser")).status).toBe(401);
    expect((await shopper(request).getPoojaOrder(order.id, access_token)).status).toBe(404);
    const [left] = await db.select().from(orders).where(eq(orders.id, order.id));
    if (!left) throw new Error("the order is gone");
    expect(left.grand).toBe(order.totals.grand.amount);
    expect(openContact(parts.vault, left)).toEqual({ name: null, dialCode: "", number: "", e164: "" });
    const customerId = left.customerId ?? "";
    const [delivery] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.id));
    expect(delivery?.addressSealed).toBeNull();
    expect(await db.$count(sankalps, eq(sankalps.orderId, order.id))).toBe(0);
    expect(await db.$count(savedDetails, eq(savedDetails.customerId, customerId))).toBe(0);
    expect(await db.$count(sessions, eq(sessions.customerId, customerId))).toBe(0);
    expect(await db.$count(callbacks)).toBe(0);
    const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
    expect(row).toMatchObject({ status: "deleted", nameSealed: null, consents: [] });

    const again = shopper(request, { number: me.number });
    expect(await again.signIn()).toMatchObject({ is_new: true, user: { name: null } });
    expect((await again.getPoojaOrder(order.id)).status).toBe(404);
  });

  test("between two tries to pay sends the money of the second back, and nobody gets a message", async () => {
    const me = await signedIn();
    const { order } = await me.placeOrder();
    const { redirect_url } = (await me.initiatePayment(order.id)).results;
    await submitGatewayPage(request, redirect_url, "decline");
    await runJobs(parts, request);
    expect((await remove(me)).status).toBe(200);
    await submitGatewayPage(request, redirect_url, "pay");
    await runJobs(parts, request);
    await runJobs(parts, request);
    const [left] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(left?.state).toBe("cancelled");
    const back = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(back).toMatchObject([{ reason: "too_late", state: "done", amount: order.totals.grand.amount }]);
    const kinds = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.orderId, order.id));
    expect(kinds.filter(({ kind }) => kind.startsWith("message") || kind === "order_paid")).toEqual([]);
  });

  test("frees the seats of unpaid orders, and empties the cart", async () => {
    const me = await signedIn();
    const choice = { type: "pooja", pooja_id: stock.smallPuja, package_id: stock.smallPackage };
    await me.post("/noauth-api/v1/cart/lines", choice, once());
    const { order } = await me.placeOrder({ pooja_id: stock.smallPuja, package_id: stock.smallPackage });
    const bookedSeats = () => db.$count(pujas, and(eq(pujas.id, stock.smallPuja), eq(pujas.booked, 1)));
    expect([await bookedSeats(), await db.$count(carts)]).toEqual([1, 1]);

    expect((await remove(me)).status).toBe(200);
    expect([await bookedSeats(), await db.$count(carts)]).toEqual([0, 0]);
    const [fulfilment] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.id));
    expect(fulfilment?.state).toBe("expired");
  });
});
