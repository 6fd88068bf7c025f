import { Writable } from "node:stream";
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { privacyPolicy } from "../../seed/policies/privacy-policy.ts";
import { newPhoneNumber, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { astrologers, slots } from "../astrologers/astrologers.table.ts";
import { chadhaavas } from "../chadhaava/chadhaavas.table.ts";
import { productVariants } from "../goods/products.table.ts";
import { stableId } from "../ids/new-id.ts";
import { ALERT_DAYS, deleteExpiredData } from "../jobs/delete-expired-data.ts";
import type { Message } from "../messages/message.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { series } from "../pujas/series.table.ts";
import { rateWindows } from "../rate-limit/rate-windows.table.ts";
import { openingAlerts } from "./notify.table.ts";
import { sendOpeningAlerts } from "./send-opening-alerts.ts";

let logged = "";
const stream = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});
const { db, request, time, parts } = await createTestApp({ log: pino({ level: "trace" }, stream) });
await stockShop(db);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PATH = "/noauth-api/v1/notify";
const nextPuja = stableId("pj", "next-puja");
const nextChadhaava = stableId("ch", "next-chadhaava");
const meenakshi = stableId("ag", "meenakshi-sundaram");
const advance = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};

beforeEach(async () => {
  time.now = new Date(stock.cutoffAt.getTime());
  logged = "";
  await db.delete(openingAlerts);
  await db.delete(rateWindows);
  await db.delete(pujas).where(eq(pujas.id, nextPuja));
  await db.delete(chadhaavas).where(eq(chadhaavas.id, nextChadhaava));
});
// Rate limits count by the minute of the clock, which only moves on.
let minutes = 0;
beforeEach(() => advance(++minutes * MINUTE));

const notify = async (changes: object = {}, number = newPhoneNumber()) => {
  const body = {
    ...{ item_type: "pooja", item_id: stock.puja, channel: "sms", consent: true },
    ...{ phone: { dial_code: "91", number }, ...changes },
  };
  const response = await shopper(request).post(PATH, body);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

/** Puts another date of the test's puja on sale. */
async function openNextDate(changes: Partial<typeof pujas.$inferInsert> = {}) {
  const [row] = await db.select().from(pujas).where(eq(pujas.id, stock.puja));
  if (!row) throw new Error("the stock has no puja");
  const later = (date: Date) => new Date(date.getTime() + 30 * DAY);
  await db.insert(pujas).values({
    ...{ ...row, id: nextPuja, startAt: later(row.startAt), endAt: later(row.endAt) },
    ...{ cutoffAt: later(row.cutoffAt), sankalpCutoffAt: later(row.sankalpCutoffAt), ...changes },
  });
}

const channel = () => {
  const sent: Message[] = [];
  return {
    sent,
    send: (message: Message) => {
      sent.push(message);
      return Promise.resolve(message.channel);
    },
  };
};

test("a number gets one message when the next date of the series opens, and is then deleted", async () => {
  const number = newPhoneNumber();
  expect((await notify({ lang: "hi", channel: "whatsapp" }, number)).status).toBe(200);
  const messages = channel();
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(0);

  await openNextDate();
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(1);
  expect(messages.sent).toEqual([
    {
      ...{ to: `+91${number}`, channel: "whatsapp", locale: "hi", template: "booking_open" },
      params: {
        title: "रुद्राभिषेक",
        date: expect.stringContaining("25 दिस"),
        link: `http://127.0.0.1:4300/pooja/${nextPuja}?lang=hi`,
      },
    },
  ]);
  advance(10 * MINUTE);
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(0);
  const [row] = await db.select().from(openingAlerts);
  expect(row?.phoneSealed).toBeNull();
  expect(row?.sentAt).not.toBeNull();
});

test("a chadhaava opens in the same way", async () => {
  await notify({ item_type: "chadhaava", item_id: stock.chadhaava });
  const [row] = await db.select().from(chadhaavas).where(eq(chadhaavas.id, stock.chadhaava));
  if (!row) throw new Error("the stock has no chadhaava");
  const later = (date: Date) => new Date(date.getTime() + 30 * DAY);
  await db.insert(chadhaavas).values({
    ...{ ...row, id: nextChadhaava, startAt: later(row.startAt), endAt: later(row.endAt) },
    cutoffAt: later(row.cutoffAt),
  });
  const messages = channel();
  await sendOpeningAlerts({ ...parts, messages });
  expect(messages.sent.map(({ params }) => params)).toEqual([
    expect.objectContaining({ link: `http://127.0.0.1:4300/chadhaava/${nextChadhaava}` }),
  ]);
});

test("a number gets one message when the product that it waits for is back in stock", async () => {
  const sold = stableId("pd", "tulsi-mala-108");
  const setTaken = (taken: SQL) =>
    db.update(productVariants).set({ taken }).where(eq(productVariants.productId, sold));
  await setTaken(sql`stock`);
  expect((await notify({ item_type: "abhimantrit", item_id: sold, lang: "hi" })).status).toBe(200);
  const messages = channel();
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(0);

  await setTaken(sql`0`);
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(1);
  advance(10 * MINUTE);
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(0);
  expect(messages.sent).toEqual([
    expect.objectContaining({
      template: "back_in_stock",
      params: {
        title: expect.stringContaining("तुलसी"),
        link: `http://127.0.0.1:4300/abhimantrit-products/${sold}?lang=hi`,
      },
    }),
  ]);
});

test("a number gets one message when the astrologer that it waits for has a free time again", async () => {
  await db.update(slots).set({ state: "blocked" }).where(eq(slots.astrologerId, meenakshi));
  const wish = { item_type: "consultation", item_id: meenakshi, lang: "hi" };
  expect((await notify(wish)).status).toBe(200);
  const messages = channel();
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(0);

  const tomorrow = new Date(time.now.getTime() + DAY);
  const later = await db
    .select({ id: slots.id })
    .from(slots)
    .where(and(eq(slots.astrologerId, meenakshi), gt(slots.startAt, tomorrow)))
    .orderBy(asc(slots.startAt))
    .limit(2);
  const startAt = [new Date("2026-11-28T12:30:00Z"), new Date("2026-11-29T12:30:00Z")];
  for (const [index, { id }] of later.toReversed().entries()) {
    await db.update(slots).set({ state: "open", startAt: startAt[index] }).where(eq(slots.id, id));
  }
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(1);
  advance(10 * MINUTE);
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(0);
  expect(messages.sent).toEqual([
    expect.objectContaining({
      template: "time_available",
      params: {
        title: expect.stringContaining("मीनाक्षी"),
        date: expect.stringContaining("28 नवं"),
        link: `http://127.0.0.1:4300/astro-guru/form?service=consult&astrologer_id=${meenakshi}&lang=hi`,
      },
    }),
  ]);
});

test("the message says in both languages that it is the only one", async () => {
  await notify({ lang: "en" });
  await notify({ lang: "hi" });
  const product = { item_type: "abhimantrit", item_id: stableId("pd", "tulsi-mala-108") };
  await notify({ ...product, lang: "en" });
  await notify({ ...product, lang: "hi" });
  const astrologer = { item_type: "consultation", item_id: stableId("ag", "deepa-iyer") };
  await notify({ ...astrologer, lang: "en" });
  await notify({ ...astrologer, lang: "hi" });
  await openNextDate();
  await sendOpeningAlerts(parts);
  const outbox = await request("/dev/outbox.json");
  const { messages } = (await outbox.json()) as { messages: { text: string }[] };
  const texts = messages.map(({ text }) => text);
  expect(texts).toContainEqual(
    expect.stringMatching(/^Booking is open: Rudrabhishek, .*it is the only one\.$/s),
  );
  expect(texts).toContainEqual(expect.stringMatching(/^Back in stock: .*it is the only one\.$/s));
  expect(texts).toContainEqual(
    expect.stringMatching(/^Deepa Iyer.* has a time available: .* India time\. .*it is the only one\.$/s),
  );
  expect(texts).toContainEqual(expect.stringMatching(/^दीपा अय्यर.* का समय ख़ाली है: .*एक ही बार आता है।$/s));
  expect(texts).toContainEqual(expect.stringMatching(/^फिर से स्टॉक में: .*एक ही बार आता है।$/s));
  expect(texts).toContainEqual(expect.stringMatching(/^बुकिंग खुल गई है: रुद्राभिषेक, .*एक ही बार आता है।$/s));
});

test.each([
  ["full", { capacity: 1, booked: 1 }],
  ["cancelled", { state: "cancelled" }],
  ["a draft", { state: "draft" }],
] as const)("no message is sent for a date that is %s", async (_, changes) => {
  await notify();
  await openNextDate(changes);
  expect(await sendOpeningAlerts(parts)).toBe(0);
});

test("no message is sent for a date that closes within hours", async () => {
  await notify();
  await openNextDate({ cutoffAt: new Date(time.now.getTime() + 60 * MINUTE) });
  expect(await sendOpeningAlerts(parts)).toBe(0);
});

test("a repeated request has the same response and adds no second message", async () => {
  const number = newPhoneNumber();
  const [first, second] = [await notify({}, number), await notify({}, number)];
  expect([second.status, second.body.results]).toEqual([first.status, first.body.results]);
  expect(await db.$count(openingAlerts)).toBe(1);
  await notify({ channel: "whatsapp" }, number);
  expect(await db.$count(openingAlerts)).toBe(2);
});

test("a request after the message leads to no second message within a day", async () => {
  const number = newPhoneNumber();
  await notify({}, number);
  await openNextDate();
  const messages = channel();
  await sendOpeningAlerts({ ...parts, messages });
  expect((await notify({}, number)).status).toBe(200);
  advance(DAY - MINUTE);
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(0);
  advance(2 * MINUTE);
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(1);
});

test("a date that the shop does not show is not found", async () => {
  const unknown = { item_id: stableId("pj", "nowhere") };
  expect((await notify(unknown)).body.code).toBe("offer_not_found");
  expect((await notify({ item_type: "chadhaava" })).status).toBe(404);
  expect((await notify({ item_type: "abhimantrit" })).status).toBe(404);
  await openNextDate({ state: "draft" });
  expect((await notify({ item_id: nextPuja })).status).toBe(404);
  await db.update(series).set({ withdrawnAt: testNow }).where(eq(series.slug, "test-puja"));
  expect((await notify()).status).toBe(404);
  await db.update(series).set({ withdrawnAt: null }).where(eq(series.slug, "test-puja"));
  expect(await db.$count(openingAlerts)).toBe(0);
});

test("an astrologer who gives no consultations here is not found", async () => {
  const ask = (item_id: string) => notify({ item_type: "consultation", item_id });
  expect((await ask(stableId("ag", "nobody"))).body.code).toBe("offer_not_found");
  expect((await ask(stock.puja)).status).toBe(404);
  expect((await notify({ item_id: meenakshi })).status).toBe(404);
  await db.update(astrologers).set({ withdrawnAt: testNow }).where(eq(astrologers.id, meenakshi));
  expect((await ask(meenakshi)).body.code).toBe("offer_not_found");
  await db.update(astrologers).set({ withdrawnAt: null }).where(eq(astrologers.id, meenakshi));
  expect(await db.$count(openingAlerts)).toBe(0);
});

test("without consent, or with a wrong number, nothing is stored", async () => {
  expect((await notify({ consent: false })).status).toBe(422);
  expect((await notify({ channel: "call" })).status).toBe(422);
  const wrong = await notify({}, "12345");
  expect(wrong.body.field_errors).toEqual([expect.objectContaining({ field: "phone.number" })]);
  expect(await db.$count(openingAlerts)).toBe(0);
});

test("one number is limited to five requests a minute, and to ten series", async () => {
  const number = newPhoneNumber();
  for (let i = 0; i < 5; i++) expect((await notify({}, number)).status).toBe(200);
  const limited = await notify({}, number);
  expect([limited.status, limited.body.code]).toEqual([429, "too_many_requests"]);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);

  advance(2 * MINUTE);
  const [row] = await db.select().from(openingAlerts);
  if (!row) throw new Error("the alert was not stored");
  const others = Array.from({ length: 10 }, (_, i) => ({ ...row, seriesSlug: `other-${i}` }));
  await db.insert(openingAlerts).values(others);
  expect((await notify({}, number)).status).toBe(429);
  expect((await notify({ item_id: stock.smallPuja })).status).toBe(200);
});

test("one network is limited to twenty requests a minute", async () => {
  for (let i = 0; i < 20; i++) expect((await notify()).status).toBe(200);
  expect((await notify()).status).toBe(429);
});

test("a failed message is retried; parallel workers send each message once", async () => {
  await Promise.all(Array.from({ length: 6 }, () => notify()));
  await openNextDate();
  let failures = 0;
  const down = { send: () => Promise.reject(new Error(`down ${++failures}`)) };
  expect(await sendOpeningAlerts({ ...parts, messages: down })).toBe(6);
  const messages = channel();
  expect(await sendOpeningAlerts({ ...parts, messages })).toBe(0);
  advance(5 * MINUTE);
  await Promise.all([1, 2, 3].map(() => sendOpeningAlerts({ ...parts, messages })));
  expect(new Set(messages.sent.map(({ to }) => to)).size).toBe(6);
  expect(messages.sent).toHaveLength(6);
});

test("a message that is being sent is not sent by another worker", async () => {
  await notify();
  await openNextDate();
  const other = channel();
  // The other worker runs from start to end while this message is on its way.
  const send = async () => {
    await sendOpeningAlerts({ ...parts, messages: other });
    return "sms" as const;
  };
  expect(await sendOpeningAlerts({ ...parts, messages: { send } })).toBe(1);
  expect(other.sent).toEqual([]);
});

test("numbers are sealed in the database and are not in the log", async () => {
  const number = newPhoneNumber();
  await notify({}, number);
  expect(JSON.stringify(await db.select().from(openingAlerts))).not.toContain(number);
  await openNextDate();
  await sendOpeningAlerts({ ...parts, messages: { send: () => Promise.reject(new Error("down")) } });
  expect(logged).toContain("an opening alert failed");
  expect(logged).not.toContain(number);
});

test("alerts are deleted a day after their message, and ninety days after the request, as the privacy policy says", async () => {
  await notify({}, newPhoneNumber());
  await notify({ item_id: stock.smallPuja });
  await openNextDate();
  await sendOpeningAlerts(parts);
  const countAfter = async (ms: number) => {
    advance(ms);
    await deleteExpiredData(db, time.now);
    return db.$count(openingAlerts);
  };
  expect(await countAfter(DAY)).toBe(2);
  expect(await countAfter(1)).toBe(1);
  expect(await countAfter((ALERT_DAYS - 1) * DAY - 1)).toBe(1);
  expect(await countAfter(1)).toBe(0);
  expect(JSON.stringify(privacyPolicy)).toContain(`at most ${ALERT_DAYS} days`);
});
