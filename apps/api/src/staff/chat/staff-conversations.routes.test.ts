import { randomUUID } from "node:crypto";
import { suggestedItem, uploaded } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { chatter } from "../../../test/chatter.ts";
import { readResponse } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stock, stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { openBookingConversation } from "../../chat/booking-conversation.ts";
import { conversations } from "../../chat/chat.table.ts";
import { gems } from "../../goods/gems.table.ts";
import { products, productVariants } from "../../goods/products.table.ts";
import { stableId } from "../../ids/new-id.ts";
import { pujas } from "../../pujas/pujas.table.ts";

const { db, parts, request } = await createTestApp();
await stockShop(db);
const ravi = await staffMember(request, parts, "support", "Ravi");
const meera = await staffMember(request, parts, "support", "Meera");

beforeEach(async () => {
  await db.delete(conversations);
});

const say = (staff: typeof ravi, id: string, body: string) =>
  staff.json("POST", `/conversation/${id}/message`, { client_id: randomUUID(), kind: "text", body });

/** A customer who waits for a person. */
async function waiting() {
  const asha = await chatter(request);
  const { id } = await asha.start();
  await asha.say(id, "Where is my order?");
  return { ...asha, chatId: id };
}

test("one person accepts a customer who waits, answers, and ends; all of it is in the log without texts", async () => {
  const { chatId, read } = await waiting();
  const queue = await ravi.json("GET", "/conversation?state=waiting");
  expect(queue.results).toMatchObject([{ id: chatId, unread: 1, staff_id: null }]);
  expect((await say(ravi, chatId, "Not accepted yet")).code).toBe("staff.decided");
  const both = await Promise.all(
    [ravi, meera].map((staff) => staff.json("POST", `/conversation/${chatId}/accept`)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [answering, other] = both[0]?.status === 200 ? [ravi, meera] : [meera, ravi];
  expect((await say(other, chatId, "Hello")).code).toBe("staff.decided");
  expect((await say(answering, chatId, "It comes tomorrow")).status).toBe(200);
  const { conversation, messages } = (await read(chatId)).results;
  expect(conversation).toMatchObject({ state: "live", unread: 2, peer: { verified: true } });
  expect(messages.at(-1)).toMatchObject({ sender: "staff", body: "It comes tomorrow" });
  await answering.json("POST", `/conversation/${chatId}/end`);
  expect((await say(answering, chatId, "Bye")).code).toBe("chat.ended");

  const owner = await staffMember(request, parts, "owner");
  const log = await owner.json("GET", `/log?subject=${chatId}`);
  expect(log.results.map(({ action }: { action: string }) => action)).toEqual([
    ...["conversation.end", "conversation.message", "conversation.accept"],
  ]);
  expect(JSON.stringify(log.results)).not.toContain("tomorrow");
});

test("opening a conversation marks it as read and is logged, looking for new messages is not", async () => {
  const { chatId, read } = await waiting();
  const opened = await ravi.json("GET", `/conversation/${chatId}/message`);
  expect(opened.results.messages).toHaveLength(4);
  await ravi.json("GET", `/conversation/${chatId}/message?after=4`);
  const { peer_read_seq, last_seq } = (await read(chatId)).results.conversation;
  expect(peer_read_seq).toBe(last_seq);
  const owner = await staffMember(request, parts, "owner");
  expect((await owner.json("GET", `/log?subject=${chatId}`)).meta.total).toBe(1);
});

/** A customer's talk with Ravi as their astrologer. */
async function talkWithRavi() {
  const asha = await chatter(request);
  const { id: chatId } = await db.transaction((tx) =>
    openBookingConversation(tx, parts.vault, {
      ...{ customerId: asha.id, staffId: ravi.id, peerName: { en: "Ravi", hi: "रवि" }, language: "en" },
      ...{ bookingId: `bkg_${randomUUID().replaceAll("-", "")}`, at: parts.clock() },
    }),
  );
  return { ...asha, chatId };
}

test("a customer's talk with an astrologer is for that astrologer alone", async () => {
  const { chatId: id } = await talkWithRavi();
  const missing = await meera.json("GET", "/conversation/cnv_0123456789012345678901/message");
  const foreign = await meera.json("GET", `/conversation/${id}/message`);
  expect([foreign.status, foreign.code, foreign.message]).toEqual([404, missing.code, missing.message]);
  expect((await ravi.json("GET", `/conversation/${id}/message`)).status).toBe(200);
  expect((await meera.json("GET", "/conversation")).results).toEqual([]);
});

const mala = stableId("pd", "tulsi-mala-108");
const ruby = stableId("pd", "ruby-01");
const suggest = (staff: typeof ravi, chatId: string, item: object) =>
  staff.json("POST", `/conversation/${chatId}/message`, {
    ...{ client_id: randomUUID(), kind: "suggestion", item },
  });
const offered = async (type: string, id: string, query = "") => {
  const response = await request(`/noauth-api/v1/chat/suggestedItem?type=${type}&item_id=${id}${query}`);
  return readResponse(response, suggestedItem);
};

test("an astrologer suggests something of the catalogue, which the customer reads as it is sold now", async () => {
  const { chatId, read } = await talkWithRavi();
  const items = [
    { type: "pooja", id: stock.puja },
    { type: "chadhaava", id: stock.chadhaava },
    { type: "abhimantrit", id: mala },
    { type: "gemstone", id: ruby },
    { type: "kundali", id: "kundali" },
    { type: "name_correction", id: "name_correction" },
  ];
  for (const item of items) expect((await suggest(ravi, chatId, item)).status).toBe(200);
  const { messages } = (await read(chatId)).results;
  expect(messages.slice(-6)).toMatchObject(items.map((item) => ({ kind: "suggestion", body: "", item })));

  const puja = (await offered("pooja", stock.puja, "&lang=hi&country_code=us")).results;
  expect(puja).toMatchObject({ title: "रुद्राभिषेक", price: { currency: "usd" }, is_lowest: true });
  expect((await offered("chadhaava", stock.chadhaava)).status).toBe(200);
  expect((await offered("abhimantrit", mala)).results).toMatchObject({ is_lowest: false });
  for (const type of ["kundali", "name_correction"])
    expect((await offered(type, type)).results).toMatchObject({ state: "on_sale" });
  await db.update(products).set({ withdrawnAt: parts.clock() }).where(eq(products.id, mala));
  expect((await offered("abhimantrit", mala)).code).toBe("offer_not_found");
  await db.update(products).set({ withdrawnAt: null }).where(eq(products.id, mala));
});

test("a bare id is of the gem or the product that it belongs to", async () => {
  const { chatId } = await talkWithRavi();
  const sent = await suggest(ravi, chatId, { type: "abhimantrit", id: ruby });
  expect(sent.results).toMatchObject({ item: { type: "gemstone", id: ruby } });
});

test.each([
  ["full", { capacity: 1, booked: 1 }],
  ["closed", { cutoffAt: new Date(0) }],
  ["cancelled", { state: "cancelled" }],
] as const)("a date that is %s is not suggested, and its card says so", async (state, change) => {
  const { chatId } = await talkWithRavi();
  const isThis = eq(pujas.id, stock.puja);
  const [before] = await db.select().from(pujas).where(isThis);
  await db.update(pujas).set(change).where(isThis);
  const sent = await suggest(ravi, chatId, { type: "pooja", id: stock.puja });
  const { results } = await offered("pooja", stock.puja);
  await db
    .update(pujas)
    .set(before ?? {})
    .where(isThis);
  expect([sent.status, sent.code]).toEqual([409, `staff.date_${state}`]);
  expect(results).toMatchObject({ title: "Rudrabhishek", state });
});

test("a gem that is sold and a product without stock are not suggested, and their cards say so", async () => {
  const { chatId } = await talkWithRavi();
  await db.update(gems).set({ taken: 1 }).where(eq(gems.id, ruby));
  const { stock: inStock } = productVariants;
  await db.update(productVariants).set({ taken: inStock }).where(eq(productVariants.productId, mala));
  const items = [
    ["gemstone", ruby],
    ["abhimantrit", mala],
  ] as const;
  for (const [type, id] of items) {
    expect((await suggest(ravi, chatId, { type, id })).code).toBe("staff.sold_out");
    expect((await offered(type, id)).results).toMatchObject({ state: "sold_out" });
  }
  await db.update(gems).set({ taken: 0 }).where(eq(gems.id, ruby));
  await db.update(productVariants).set({ taken: 0 }).where(eq(productVariants.productId, mala));
});

test("only staff suggest, and only what is in the catalogue", async () => {
  const { chatId, customer } = await talkWithRavi();
  const unknown = { type: "pooja", id: stableId("pj", "nowhere") };
  expect((await suggest(ravi, chatId, unknown)).code).toBe("offer_not_found");
  expect((await suggest(ravi, chatId, { type: "pooja", id: mala })).status).toBe(422);
  expect((await suggest(meera, chatId, { type: "abhimantrit", id: mala })).code).toBe("chat.not_found");
  const own = { conversation_id: chatId, client_id: randomUUID(), kind: "suggestion" };
  const sent = await customer.post("/api/v1/chat/sendMessage", { ...own, item: unknown });
  expect(sent.status).toBe(422);
});

test("support reads reports, and each is dealt with once", async () => {
  const { chatId, act } = await waiting();
  await act("report", chatId, { reason: "rude", note: "He shouted" });
  const { results } = await ravi.json("GET", "/chatReport");
  expect(results).toMatchObject([{ conversation_id: chatId, reason: "rude", note: "He shouted" }]);
  const path = `/chatReport/${results[0].id}`;
  expect((await ravi.json("GET", path)).results.messages.at(-2)).toMatchObject({ body: expect.any(String) });
  expect((await ravi.json("POST", `${path}/resolve`, {})).status).toBe(200);
  expect((await ravi.json("POST", `${path}/resolve`, {})).status).toBe(404);
  expect((await ravi.json("GET", path)).status).toBe(404);
});

test("of an astrologer's talk support reads what is around the reported message, while the report is open", async () => {
  const { chatId, say: write, read, act } = await talkWithRavi();
  for (let n = 1; n <= 15; n++) await write(chatId, `Question ${n}`);
  const { results: sent } = await say(ravi, chatId, "Pay me at ravi@okaxis");
  await write(chatId, "Is that right?");
  for (let n = 1; n <= 15; n++) await write(chatId, `Later ${n}`);
  await act("report", chatId, { reason: "pay_outside", message_id: sent.id });
  const [{ id }] = (await meera.json("GET", "/chatReport")).results;

  const { results } = await meera.json("GET", `/chatReport/${id}`);
  const bodies = results.messages.map(({ body }: { body: string }) => body);
  expect(bodies).toHaveLength(21);
  expect([bodies[0], bodies[10], bodies[20]]).toEqual(["Question 6", "Pay me at ravi@okaxis", "Later 9"]);
  expect(results.messages[10].flags).toEqual(["pay_outside"]);
  expect(results.conversation).toMatchObject({ kind: "astrologer", staff_name: "Ravi", is_blocked: false });
  expect((await meera.json("GET", `/conversation/${chatId}/message`)).status).toBe(404);

  await meera.json("POST", `/chatReport/${id}/resolve`, { end: true, block: true });
  expect((await read(chatId)).results.conversation).toMatchObject({ state: "ended", is_blocked: true });
  expect((await meera.json("GET", `/chatReport/${id}`)).status).toBe(404);
  const owner = await staffMember(request, parts, "owner");
  const log = await owner.json("GET", `/log?subject=${id}`);
  expect(log.results).toMatchObject([
    { action: "chat_report.resolve", after: { end: true, block: true } },
    { action: "chat_report.read" },
  ]);
  expect(JSON.stringify(log.results)).not.toContain("okaxis");
});

test("a photo is for support only while it is part of a reported talk", async () => {
  const { chatId, customer, act } = await talkWithRavi();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const uploading = await request(`/api/v1/chat/attachment?conversation_id=${chatId}`, {
    ...{ method: "POST", body: bytes },
    headers: { authorization: `Bearer ${customer.bearer}`, "content-type": "image/png" },
  });
  const { results: photo } = await readResponse(uploading, uploaded);
  const sent = { conversation_id: chatId, client_id: randomUUID(), kind: "image", attachment_id: photo.id };
  await customer.post("/api/v1/chat/sendMessage", sent);
  const seenBy = async (staff: typeof ravi) =>
    (await staff.request("GET", `/chatAttachment/${photo.id}`)).status;
  expect([await seenBy(ravi), await seenBy(meera)]).toEqual([200, 404]);
  await act("report", chatId, { reason: "other" });
  expect(await seenBy(meera)).toBe(200);
  const [{ id }] = (await meera.json("GET", "/chatReport")).results;
  await meera.json("POST", `/chatReport/${id}/resolve`, {});
  expect(await seenBy(meera)).toBe(404);
});
