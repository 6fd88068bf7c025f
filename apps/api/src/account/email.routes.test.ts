import { customerEmail, emailCodeSent } from "@aradhana/core/contract";
import { and, eq, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { messagesTo, newPhoneNumber, readResponse, shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { customers } from "../customers/customers.table.ts";
import { defaultLimits } from "../login/limits.rules.ts";
import { orders } from "../orders/orders.table.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { outbox } from "../outbox/outbox.table.ts";
import { runOutbox } from "../outbox/run-outbox.ts";

const otpLimits = { ...defaultLimits, perAddressHour: 1_000 };
const { db, request, time, parts } = await createTestApp({ otpLimits });
await stockShop(db);

type Shopper = ReturnType<typeof shopper>;
const path = "/api/v1/user/email";
let people = 0;
const newAddress = () => `buyer${people++}@example.com`;

async function signedIn() {
  const me = shopper(request, { number: newPhoneNumber() });
  const { user } = await me.signIn();
  return { me, id: user.id };
}
const ask = async (me: Shopper, email: string, lang = "en") =>
  readResponse(await me.post(path, { email, lang }), emailCodeSent);
const confirm = async (me: Shopper, email_id: string, otp: string) =>
  readResponse(await me.post(`${path}/confirm`, { email_id, otp }), customerEmail);
const emailOf = async (me: Shopper) => (await readResponse(await me.get(path), customerEmail)).results;
const mailTo = async (address: string) => {
  const { messages } = (await (await request("/dev/outbox.json")).json()) as {
    messages: { to: string; channel: string; template: string; text: string }[];
  };
  return messages.filter(({ to }) => to === address);
};
const codeIn = async (address: string) => /\d{6}/.exec((await mailTo(address))[0]?.text ?? "")?.[0] ?? "";

async function withEmail(email = newAddress()) {
  const { me, id } = await signedIn();
  const { results } = await ask(me, email);
  await confirm(me, results.email_id, await codeIn(email));
  return { me, id, email };
}

describe("an address of e-mail", () => {
  test("is saved once its code was entered, sealed, with the time of the consent", async () => {
    const { me, id } = await signedIn();
    const email = newAddress();
    expect(await emailOf(me)).toEqual({ email: null, can_add: true });
    const { results } = await ask(me, ` ${email} `, "hi");
    expect(await emailOf(me)).toMatchObject({ email: null });
    const [message] = await mailTo(email);
    expect(message).toMatchObject({ channel: "email", template: "email_code" });
    expect(message?.text).toMatch(/\p{Script=Devanagari}/u);
    const confirmed = await confirm(me, results.email_id, await codeIn(email));
    expect(confirmed.results).toEqual({ email, can_add: true });
    const [row] = await db.select().from(customers).where(eq(customers.id, id));
    expect(JSON.stringify(row)).not.toContain(email);
    expect(row?.consents).toMatchObject([{ purpose: "email_updates", given: true }]);
  });

  test("is not saved by a wrong code, an expired one, or the code of somebody else", async () => {
    const { me } = await signedIn();
    const other = await signedIn();
    const email = newAddress();
    const { email_id } = (await ask(me, email)).results;
    const code = await codeIn(email);
    const wrong = code === "000000" ? "000001" : "000000";
    expect(await confirm(me, email_id, wrong)).toMatchObject({ status: 422, code: "otp_wrong" });
    expect(await confirm(other.me, email_id, code)).toMatchObject({ status: 410, code: "otp_expired" });
    expect(await confirm(me, `${email_id}x`, code)).toMatchObject({ code: "otp_expired" });
    time.now = new Date(time.now.getTime() + 10 * 60_000);
    expect(await confirm(me, email_id, code)).toMatchObject({ code: "otp_expired" });
    expect((await emailOf(me)).email).toBeNull();
  });

  test("cannot be guessed, nor flooded with codes", async () => {
    const { me } = await signedIn();
    const email = newAddress();
    const { email_id } = (await ask(me, email)).results;
    const code = await codeIn(email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let n = 0; n < 10; n++) expect((await confirm(me, email_id, wrong)).code).toBe("otp_wrong");
    expect(await confirm(me, email_id, code)).toMatchObject({ status: 429, code: "email_codes_too_many" });
    for (let n = 0; n < 4; n++) expect((await ask(me, email)).status).toBe(200);
    expect(await ask(me, newAddress())).toMatchObject({ status: 429, code: "email_codes_too_many" });
    const { me: other } = await signedIn();
    expect(await ask(other, email.toUpperCase())).toMatchObject({ status: 429 });
    expect(await mailTo(email)).toHaveLength(5);
  });

  test.each(["a@b", "a b@example.com", "a@example.com\r\nBcc: b@example.com", "a@example.com,b@example.com"])(
    "that is none is declined: %j",
    async (email) => {
      const { me } = await signedIn();
      expect(await ask(me, email)).toMatchObject({ status: 422, code: "invalid_input" });
    },
  );

  test("cannot be added where no e-mails are sent", async () => {
    const { me } = await signedIn();
    const { send } = parts.messages;
    const messages = { send, canReach: ({ channel }: { channel: string }) => channel !== "email" };
    const none = await createTestApp({ db, vault: parts.vault, messages });
    const headers = { authorization: `Bearer ${me.bearer}`, "content-type": "application/json" };
    const shown = await readResponse(await none.request(path, { headers }), customerEmail);
    expect(shown.results).toEqual({ email: null, can_add: false });
    const body = JSON.stringify({ email: newAddress() });
    const refused = await none.request(path, { method: "POST", headers, body });
    expect(await readResponse(refused, emailCodeSent)).toMatchObject({
      status: 503,
      code: "email_unavailable",
    });
  });
});

describe("news about an order", () => {
  async function paid(me: Shopper) {
    const { order } = await me.placeOrder();
    await db.update(orders).set({ state: "paid" }).where(eq(orders.id, order.id));
    await enqueue(db, { orderId: order.id, kind: "order_paid", at: time.now });
    await runOutbox(parts);
    const items = await db
      .select({ kind: outbox.kind, sentBy: outbox.sentBy, doneAt: outbox.doneAt })
      .from(outbox)
      .where(and(eq(outbox.orderId, order.id), like(outbox.kind, "%message.order_paid")));
    return { order, items: items.toSorted((a, b) => a.kind.localeCompare(b.kind)) };
  }

  test("goes to the phone, and to a confirmed address with a link of its own; both deliveries are recorded", async () => {
    const { me, email } = await withEmail();
    const { order, items } = await paid(me);
    expect(items).toMatchObject([
      { kind: "email.message.order_paid", sentBy: "email", doneAt: time.now },
      { kind: "message.order_paid", sentBy: "sms", doneAt: time.now },
    ]);
    const [mail] = (await mailTo(email)).filter(({ template }) => template === "order_paid");
    expect(mail?.text).toContain(order.number);
    expect(mail?.text).toContain("Remove it in your Aradhana account");
    const linkIn = (text = "") => /https?:\S+/.exec(text)?.[0];
    const sms = (await messagesTo(request, me.number)).find((text) => text.includes(order.number));
    expect(linkIn(mail?.text)).toBeDefined();
    expect(linkIn(mail?.text)).not.toBe(linkIn(sms));
  });

  test("does not go to an address that was removed, nor to one that was never confirmed", async () => {
    const { me, id, email } = await withEmail();
    expect((await readResponse(await me.send("DELETE", path), customerEmail)).results.email).toBeNull();
    expect((await paid(me)).items.map(({ kind }) => kind)).toEqual(["message.order_paid"]);
    const [row] = await db.select().from(customers).where(eq(customers.id, id));
    expect(row?.consents.at(-1)).toMatchObject({ purpose: "email_updates", given: false });
    const next = newAddress();
    await ask(me, next);
    expect((await paid(me)).items).toHaveLength(1);
    for (const address of [email, next])
      expect((await mailTo(address)).every(({ template }) => template === "email_code")).toBe(true);
  });

  test("still reaches the phone while the mail server is down, and the e-mail follows", async () => {
    const { me, email } = await withEmail();
    let isDown = true;
    const messages = {
      send: (message: Parameters<typeof parts.messages.send>[0]) =>
        isDown && message.channel === "email"
          ? Promise.reject(new Error("down"))
          : parts.messages.send(message),
    };
    const { order } = await me.placeOrder();
    await enqueue(db, { orderId: order.id, kind: "message.order_paid", at: time.now });
    await runOutbox({ ...parts, messages });
    const mails = async () => (await mailTo(email)).filter(({ template }) => template !== "email_code");
    expect(await mails()).toHaveLength(0);
    expect((await messagesTo(request, me.number)).some((text) => text.includes(order.number))).toBe(true);
    isDown = false;
    time.now = new Date(time.now.getTime() + 10_000);
    await runOutbox({ ...parts, messages });
    expect(await mails()).toHaveLength(1);
  });
});
