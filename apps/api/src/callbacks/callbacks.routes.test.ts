import { Writable } from "node:stream";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { privacyPolicy } from "../../seed/policies/privacy-policy.ts";
import { newPhoneNumber, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { stableId } from "../ids/new-id.ts";
import { CALLBACK_DAYS, deleteExpiredData } from "../jobs/delete-expired-data.ts";
import type { Message } from "../messages/message.ts";
import { packages } from "../puja-packages/puja-packages.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { rateWindows } from "../rate-limit/rate-windows.table.ts";
import { callbacks } from "./callbacks.table.ts";
import { sendCallbacks } from "./send-callbacks.ts";

let logged = "";
const stream = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});
let woken = 0;
const wake = () => void woken++;
const { db, request, time, parts } = await createTestApp({ log: pino({ level: "trace" }, stream), wake });
await stockShop(db);
await db.update(packages).set({ isVip: true }).where(eq(packages.pujaId, stock.puja));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const advance = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};

// Rate limits count by the minute of the clock, which only moves on.
beforeEach(async () => {
  advance(MINUTE);
  logged = "";
  await db.delete(callbacks);
  await db.delete(rateWindows);
});

async function ask(changes: object = {}, number = newPhoneNumber()) {
  const body = {
    ...{ pooja_id: stock.puja, name: "Asha Sharma", preferred_time: "evening", consent: true },
    ...{ phone: { dial_code: "91", number }, ...changes },
  };
  const response = await shopper(request).post("/noauth-api/v1/pooja/requestCallback", body);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Sends what is due, except to the numbers that `isDown` names; returns the messages. */
async function sendDue(isDown: (message: Message) => boolean = () => false) {
  const sent: Message[] = [];
  const send = async (message: Message) => {
    if (isDown(message)) throw new Error("down");
    sent.push(message);
    return message.channel;
  };
  await sendCallbacks({ ...parts, messages: { send } });
  return sent;
}
const templatesOf = (messages: Message[]) => messages.map(({ template }) => template);

test("customer care gets the request, and the visitor a confirmation in their language, at once and once", async () => {
  const number = newPhoneNumber();
  const before = woken;
  expect((await ask({ lang: "hi" }, number)).status).toBe(200);
  expect(woken).toBe(before + 1);
  expect(await sendDue()).toEqual([
    {
      ...{ to: "+910000000000", channel: "sms", locale: "en", template: "callback_requested" },
      params: {
        ...{ name: "Asha Sharma", phone: `+91${number}`, language: "hi", title: "Rudrabhishek" },
        time: "Evening, 5 pm to 10 pm",
        link: `http://127.0.0.1:4300/pooja/${stock.puja}/vip`,
      },
    },
    {
      ...{ to: `+91${number}`, channel: "sms", locale: "hi", template: "callback_confirmed" },
      params: { title: "रुद्राभिषेक", time: "शाम, 5 से रात 10 बजे" },
    },
  ]);
  advance(DAY);
  expect(await sendDue()).toEqual([]);
});

test("the confirmation says when the call comes, and contains nothing that the caller typed", async () => {
  await ask({ pooja_id: null });
  await ask({ lang: "hi", pooja_id: null });
  await sendCallbacks(parts);
  const outbox = await request("/dev/outbox.json");
  const { messages } = (await outbox.json()) as { messages: { text: string }[] };
  const texts = messages.map(({ text }) => text);
  expect(texts).toContainEqual(
    expect.stringMatching(/^Customer care will call you about VIP pujas\. Evening, /),
  );
  expect(texts).toContainEqual(expect.stringMatching(/^VIP पूजा के बारे में ग्राहक सेवा आपको फ़ोन करेगी। शाम, /));
  expect(texts).toContainEqual(
    expect.stringMatching(/^Please call Asha Sharma, \+91\d{10}, in Hindi\. .*\/vip-pujas$/),
  );
});

test("a repeated request has the same response and sends nothing; another puja is another request", async () => {
  const number = newPhoneNumber();
  const first = await ask({}, number);
  await sendDue();
  const second = await ask({}, number);
  expect([second.status, second.body.results]).toEqual([first.status, first.body.results]);
  expect(await sendDue()).toEqual([]);
  await ask({ pooja_id: null }, number);
  await ask({ pooja_id: null }, number);
  expect(await db.$count(callbacks)).toBe(2);
});

test("parallel requests of one number are one request", async () => {
  const number = newPhoneNumber();
  const all = await Promise.all([1, 2, 3].map(() => ask({ pooja_id: null }, number)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await db.$count(callbacks)).toBe(1);
});

test("another time is forwarded to customer care alone; after a day, a request is a new one", async () => {
  const number = newPhoneNumber();
  await ask({}, number);
  await sendDue();
  await ask({ preferred_time: "morning" }, number);
  expect((await sendDue()).map(({ params }) => params)).toEqual([
    expect.objectContaining({ time: "Morning, 7 am to 12 noon" }),
  ]);
  advance(DAY);
  await ask({ preferred_time: "morning" }, number);
  expect(templatesOf(await sendDue())).toEqual(["callback_requested", "callback_confirmed"]);
});

test("a failed message is sent again, without those that were sent", async () => {
  await ask();
  expect(templatesOf(await sendDue(({ template }) => template === "callback_confirmed"))).toEqual([
    "callback_requested",
  ]);
  expect(await sendDue()).toEqual([]);
  advance(MINUTE);
  expect(templatesOf(await sendDue())).toEqual(["callback_confirmed"]);
});

test("parallel workers send each message once", async () => {
  await Promise.all([1, 2, 3].map(() => ask()));
  const sent = await Promise.all([1, 2, 3].map(() => sendDue()));
  expect(sent.flat()).toHaveLength(6);
});

test("a puja without VIP packages, a draft and an unknown one are not found", async () => {
  for (const id of [stock.smallPuja, stableId("pj", "nowhere")])
    expect((await ask({ pooja_id: id })).body.code).toBe("offer_not_found");
  await db.update(pujas).set({ state: "draft" }).where(eq(pujas.id, stock.puja));
  expect((await ask()).status).toBe(404);
  await db.update(pujas).set({ state: "published" }).where(eq(pujas.id, stock.puja));
  expect(await db.$count(callbacks)).toBe(0);
});

test.each([
  ["consent", { consent: false }, "consent"],
  ["a time", { preferred_time: "midnight" }, "preferred_time"],
  ["a name", { name: "7" }, "name"],
  ["a valid number", { phone: { dial_code: "91", number: "12345" } }, "phone.number"],
])("without %s, nothing is stored and the field is named", async (_, changes, field) => {
  const { status, body } = await ask(changes);
  expect(status).toBe(422);
  expect(body.field_errors).toEqual(expect.arrayContaining([expect.objectContaining({ field })]));
  expect(await db.$count(callbacks)).toBe(0);
});

test("one number is limited to five requests a minute", async () => {
  const number = newPhoneNumber();
  for (let i = 0; i < 5; i++) expect((await ask({}, number)).status).toBe(200);
  const limited = await ask({}, number);
  expect([limited.status, limited.body.code]).toEqual([429, "too_many_requests"]);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask()).status).toBe(200);
});

test("customer care gets at most six messages about a number within a day", async () => {
  const number = newPhoneNumber();
  const askNth = (nth: number) => ask({ preferred_time: nth % 2 ? "morning" : "evening" }, number);
  const ofCare = async () => templatesOf(await sendDue()).filter((name) => name === "callback_requested");
  let sent = 0;
  for (let nth = 0; nth < 6; nth++) {
    expect((await askNth(nth)).status).toBe(200);
    sent += (await ofCare()).length;
    advance(60 * MINUTE);
  }
  expect(sent).toBe(6);
  const { status, headers } = await askNth(6);
  expect(status).toBe(429);
  // The first of the six was six hours ago.
  expect(Number(headers.get("retry-after"))).toBe(18 * 3600);
  expect((await ask({ pooja_id: null }, number)).status).toBe(429);
  // The last request again has the response that it had.
  expect((await askNth(5)).status).toBe(200);
  expect(await ofCare()).toEqual([]);

  advance(18 * 60 * MINUTE);
  expect((await askNth(6)).status).toBe(200);
  expect((await askNth(7)).status).toBe(429);
  expect(await ofCare()).toHaveLength(1);
});

test("names and numbers are sealed in the database and are not in the log", async () => {
  const number = newPhoneNumber();
  await ask({}, number);
  await sendDue(() => true);
  expect(logged).toContain("the messages of a callback failed");
  for (const text of [JSON.stringify(await db.select().from(callbacks)), logged]) {
    expect(text).not.toContain(number);
    expect(text).not.toContain("Asha");
  }
});

test("a request is deleted after seven days, as the privacy policy says", async () => {
  await ask();
  advance(CALLBACK_DAYS * DAY);
  await deleteExpiredData(db, time.now);
  expect(await db.$count(callbacks)).toBe(1);
  advance(1);
  await deleteExpiredData(db, time.now);
  expect(await db.$count(callbacks)).toBe(0);
  expect(JSON.stringify(privacyPolicy)).toContain(`${CALLBACK_DAYS} days after you ask for the call`);
});
