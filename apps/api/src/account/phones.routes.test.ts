import { customerPhones, user } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { lastCode, newPhoneNumber, readResponse, shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { customerPhones as phonesTable } from "../customers/customer-phones.table.ts";
import { defaultLimits } from "../login/limits.rules.ts";

const otpLimits = { ...defaultLimits, perAddressHour: 1_000 };
const { db, request, time } = await createTestApp({ otpLimits });
await stockShop(db);

type Shopper = ReturnType<typeof shopper>;
const path = "/api/v1/user/phone";
const of = (number: string) => ({ dial_code: "91", number });

/** Another code can be sent to the same number after it. */
const pass = () => {
  time.now = new Date(time.now.getTime() + 60_000);
};
async function signedIn(number = newPhoneNumber()) {
  pass();
  const me = shopper(request, { number });
  const { user: own } = await me.signIn();
  return { me, number, id: own.id };
}
async function codeFor(me: Shopper, number: string) {
  const sent = await me.post("/noauth-api/v1/login/sendOtp", { dial_code: "91", phone: number });
  const { results } = (await sent.json()) as { results: { otp_id: string } };
  return { otp_id: results.otp_id, otp: await lastCode(request, number) };
}
const add = async (me: Shopper, number: string) =>
  readResponse(await me.post(path, await codeFor(me, number)), customerPhones);
const phonesOf = async (me: Shopper) => (await readResponse(await me.get(path), customerPhones)).results;

describe("the numbers of an account", () => {
  test("a second one is added by its code, stored sealed, and signs in to the same account", async () => {
    const { me, number, id } = await signedIn();
    expect(await phonesOf(me)).toEqual({ main: of(number), others: [] });
    const second = newPhoneNumber();
    const { status, results } = await add(me, second);
    expect([status, results.main, results.others.map(({ phone }) => phone)]).toEqual([
      201,
      of(number),
      [of(second)],
    ]);
    const [row] = await db.select().from(phonesTable).where(eq(phonesTable.customerId, id));
    expect(JSON.stringify(row)).not.toContain(second);
    expect((await signedIn(second)).id).toBe(id);
  });

  test("a wrong code adds nothing, and a number that is there already is not added twice", async () => {
    const { me, number } = await signedIn();
    const second = newPhoneNumber();
    const code = await codeFor(me, second);
    const wrong = { ...code, otp: code.otp === "000000" ? "000001" : "000000" };
    expect((await readResponse(await me.post(path, wrong), customerPhones)).code).toBe("otp_wrong");
    expect((await me.post(path, code)).status).toBe(201);
    pass();
    for (const known of [second, number]) expect((await add(me, known)).status).toBe(201);
    const { main, others } = await phonesOf(me);
    expect([main, others.map(({ phone }) => phone)]).toEqual([of(number), [of(second)]]);
  });

  test("orders that a guest made with the number are in the account once it is added", async () => {
    const { me } = await signedIn();
    const guest = shopper(request);
    const { order } = await guest.placeOrder();
    expect((await me.get(`/api/v1/order/getOrderById?order_id=${order.id}`)).status).toBe(404);
    await add(me, guest.number);
    expect((await me.get(`/api/v1/order/getOrderById?order_id=${order.id}`)).status).toBe(200);
  });

  test("one of another account, main or not, is refused", async () => {
    const [{ me }, other] = [await signedIn(), await signedIn()];
    const second = newPhoneNumber();
    await add(other.me, second);
    pass();
    for (const taken of [other.number, second]) expect((await add(me, taken)).code).toBe("phone_taken");
    expect((await phonesOf(me)).others).toEqual([]);
    expect((await phonesOf(other.me)).others).toHaveLength(1);
  });

  test("the main one changes places with another, which still signs in", async () => {
    const { me, number, id } = await signedIn();
    const second = newPhoneNumber();
    const [added] = (await add(me, second)).results.others;
    const { results } = await readResponse(await me.post(`${path}/${added?.id}/main`, {}), customerPhones);
    expect([results.main, results.others.map(({ phone }) => phone)]).toEqual([of(second), [of(number)]]);
    const { results: own } = await readResponse(await me.get("/api/v1/login/getUser"), user);
    expect(own.phone).toEqual(of(second));
    expect((await signedIn(number)).id).toBe(id);
  });

  test("a removed number signs in to a new account, and the main one cannot be removed", async () => {
    const { me, number, id } = await signedIn();
    const second = newPhoneNumber();
    const [added] = (await add(me, second)).results.others;
    const { results } = await readResponse(await me.send("DELETE", `${path}/${added?.id}`), customerPhones);
    expect(results).toEqual({ main: of(number), others: [] });
    expect((await me.send("DELETE", `${path}/${added?.id}`)).status).toBe(404);
    expect((await signedIn(second)).id).not.toBe(id);
  });

  test("are at most five, and not those of another customer", async () => {
    const [{ me }, stranger] = [await signedIn(), await signedIn()];
    for (let more = 0; more < 4; more++) expect((await add(me, newPhoneNumber())).status).toBe(201);
    expect((await add(me, newPhoneNumber())).code).toBe("phone_too_many");
    const [own] = (await phonesOf(me)).others;
    expect((await stranger.me.send("DELETE", `${path}/${own?.id}`)).status).toBe(404);
    expect((await stranger.me.post(`${path}/${own?.id}/main`, {})).status).toBe(404);
    expect((await shopper(request).get(path)).status).toBe(401);
  });

  test("are deleted with the account, and free for another", async () => {
    const { me } = await signedIn();
    const second = newPhoneNumber();
    await add(me, second);
    pass();
    expect((await me.post("/api/v1/user/deleteAccount", { confirm: true })).status).toBe(200);
    expect((await add((await signedIn()).me, second)).status).toBe(201);
  });
});
