import { randomUUID } from "node:crypto";
import { uploaded } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { chatter } from "../../test/chatter.ts";
import { pictureBomb } from "../../test/picture-bomb.ts";
import { namesToTheEnd, nextMessages, readEvents } from "../../test/read-stream.ts";
import { readResponse } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { createTestApp } from "../../test/test-app.ts";
import { endConversation, findBookingConversation, openBookingConversation } from "./booking-conversation.ts";
import { chatAttachments, messages } from "./chat.table.ts";

const { db, parts, request } = await createTestApp();
const astrologer = await staffMember(request, parts, "support", "Acharya Mohan");

/** A customer with the conversation of a booking. */
async function booked() {
  const asha = await chatter(request);
  const { id } = await db.transaction((tx) =>
    openBookingConversation(tx, parts.vault, {
      ...{
        bookingId: `bkg_${randomUUID().replaceAll("-", "")}`,
        customerId: asha.id,
        staffId: astrologer.id,
      },
      ...{ peerName: { en: "Acharya Mohan", hi: "आचार्य मोहन" }, language: "en", at: parts.clock() },
    }),
  );
  return { ...asha, chatId: id };
}

test("a customer has one open conversation with support, and another after its end", async () => {
  const asha = await chatter(request);
  const [first, again] = [await asha.start(), await asha.start()];
  expect(again.id).toBe(first.id);
  expect((await asha.act("endSession", first.id)).results.state).toBe("ended");
  expect((await asha.act("endSession", first.id)).results.state).toBe("ended");
  expect((await asha.start()).id).not.toBe(first.id);
  expect((await asha.say(first.id, "Are you there?")).code).toBe("chat.ended");
});

test("the assistant says first that it is one, answers once, and passes on what it cannot calculate", async () => {
  const { start, say, read } = await chatter(request);
  const { id } = await start();
  const clientId = randomUUID();
  await say(id, "What is the tithi today?", clientId);
  await say(id, "What is the tithi today?", clientId);
  await say(id, "Where is my order?");
  await say(id, "It was for Monday");
  const { conversation, messages: all } = (await read(id)).results;
  expect(all.map(({ sender }) => sender)).toEqual([
    ...["assistant", "customer", "assistant", "customer", "assistant", "system", "customer"],
  ]);
  expect(all[0]).toMatchObject({ body: expect.stringContaining("not a person") });
  expect(all[2]).toMatchObject({ body: expect.stringContaining("Tithi: ") });
  expect(conversation.state).toBe("waiting");
});

test("the assistant answers of a chart from the customer's own saved birth, and of nobody else's", async () => {
  const [asha, ravi] = [await chatter(request), await chatter(request)];
  const place = { name: "Delhi", country_code: "in", lat: 28.65, lon: 77.23, zone: "Asia/Kolkata" };
  const birth = { date: "1991-11-29", time: "03:12", place };
  const saved = { name: "Asha Verma", relation: "self", birth };
  const key = { "idempotency-key": randomUUID() };
  expect((await asha.customer.post("/api/v1/user/familyProfile", saved, key)).status).toBe(201);
  for (const [{ start, say, read }, body] of [
    [asha, "Moon's rashi: Simha"],
    [ravi, "no birth details"],
  ] as const) {
    const { id } = await start();
    await say(id, "What is my rashi?");
    const answered = (await read(id)).results.messages.filter(({ sender }) => sender === "assistant");
    expect(answered[1]).toMatchObject({ body: expect.stringContaining(body) });
  }
});

test("a message that is sent again under its client id is stored once", async () => {
  const { chatId, say, read } = await booked();
  const clientId = randomUUID();
  const sent = await Promise.all(Array.from({ length: 5 }, () => say(chatId, "Namaste", clientId)));
  expect(new Set(sent.map(({ results }) => results.id)).size).toBe(1);
  const { messages: stored } = (await read(chatId)).results;
  expect(stored.filter(({ kind }) => kind === "text")).toHaveLength(1);
});

test("messages are read from the end backwards and forwards, without gaps", async () => {
  const { chatId, say, read } = await booked();
  for (let n = 1; n <= 7; n++) await say(chatId, `message ${n}`);
  const seqs = async (query: string) => {
    const { messages: page, has_more } = (await read(chatId, query)).results;
    return [page.map(({ seq }) => seq), has_more];
  };
  // The first message reports that the astrologer is there.
  expect(await seqs("&limit=3")).toEqual([[6, 7, 8], true]);
  expect(await seqs("&limit=5&before=6")).toEqual([[1, 2, 3, 4, 5], false]);
  expect(await seqs("&limit=3&after=3")).toEqual([[4, 5, 6], true]);
  expect(await seqs("&limit=3&after=6")).toEqual([[7, 8], false]);
});

test("texts are sealed in the database", async () => {
  const { chatId, say } = await booked();
  await say(chatId, "My daughter's wedding");
  const rows = await db.select().from(messages).where(eq(messages.conversationId, chatId));
  expect(JSON.stringify(rows)).not.toContain("wedding");
});

test("a message with a UPI id is flagged", async () => {
  const { chatId, say } = await booked();
  expect((await say(chatId, "pay to guru@okaxis")).results.flags).toEqual(["pay_outside"]);
  expect((await say(chatId, "Namaste")).results.flags).toEqual([]);
});

test("somebody else's conversation gives the same 404 as a missing one", async () => {
  const { chatId } = await booked();
  const ravi = await chatter(request);
  const missing = "cnv_0123456789012345678901";
  const answers = async (id: string) => [
    (await ravi.read(id)).errorBody,
    (await ravi.say(id, "hello")).errorBody,
    (await ravi.act("endSession", id)).errorBody,
    (await ravi.act("handOver", id)).errorBody,
    (await ravi.act("rate", id, { stars: 5 })).errorBody,
    (await ravi.act("report", id, { reason: "rude" })).errorBody,
    (await ravi.act("block", id, { blocked: true })).errorBody,
    (await ravi.act("markRead", id, { seq: 1 })).errorBody,
    (await readResponse(await ravi.stream(id), uploaded)).errorBody,
  ];
  const plain = (errors: Awaited<ReturnType<typeof answers>>) =>
    errors.map((each) => each && [each.code, each.message]);
  expect(plain(await answers(chatId))).toEqual(plain(await answers(missing)));
  expect(new Set((await answers(chatId)).map((each) => each?.code))).toEqual(new Set(["chat.not_found"]));
});

test("a customer asks for a person, rates, reports once, blocks and unblocks", async () => {
  const { start, act, chatId, say, read } = await booked();
  const { id } = await start();
  const waiting = await act("handOver", id);
  expect([waiting.results.state, waiting.results.queue?.position]).toEqual(["waiting", 1]);
  expect((await act("rate", chatId, { stars: 4 })).results.rating).toBe(4);
  const [first] = (await read(chatId)).results.messages;
  const given = { reason: "pay_outside", message_id: first?.id, note: "He asked for money" };
  for (let n = 0; n < 2; n++) expect((await act("report", chatId, given)).status).toBe(200);
  expect((await act("report", id, given)).code).toBe("chat.not_found");
  expect((await act("block", chatId, { blocked: true })).results.is_blocked).toBe(true);
  expect((await say(chatId, "Namaste")).code).toBe("chat.blocked");
  expect((await act("block", chatId, { blocked: false })).results.is_blocked).toBe(false);
  expect((await say(chatId, "Namaste")).status).toBe(200);
});

test("a photo is upright, without metadata, sealed, sent once, and seen by its customer alone", async () => {
  const asha = await booked();
  const ravi = await chatter(request);
  const upload = (body: BodyInit, from = asha) =>
    request(`/api/v1/chat/attachment?conversation_id=${asha.chatId}`, {
      method: "POST",
      headers: { authorization: `Bearer ${from.customer.bearer}`, "content-type": "image/jpeg" },
      body,
    });
  const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "secret place" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { results } = await readResponse(await upload(new Uint8Array(taken)), uploaded);
  expect(results).toMatchObject({ width: 20, height: 40 });
  const path = `/api/v1/chat/attachment/${results.id}`;
  const photo = Buffer.from(await (await asha.customer.get(path)).arrayBuffer());
  const metadata = await sharp(photo).metadata();
  expect([metadata.format, metadata.exif, metadata.orientation]).toEqual(["webp", undefined, undefined]);
  expect((await ravi.customer.get(path)).status).toBe(404);
  const [row] = await db.select().from(chatAttachments).where(eq(chatAttachments.id, results.id));
  for (const encoding of ["base64", "hex", "latin1"] as const) {
    expect(JSON.stringify(row)).not.toContain(photo.toString(encoding).slice(0, 12));
  }

  const given = { conversation_id: asha.chatId, kind: "image", attachment_id: results.id };
  const send = (more: object) =>
    asha.customer.post("/api/v1/chat/sendMessage", { ...given, client_id: randomUUID(), ...more });
  expect(await (await send({})).json()).toMatchObject({ results: { attachment: results } });
  expect((await send({})).status).toBe(404);

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const bad of [svg, "GIF89a<script>", taken.subarray(0, 60).toString("latin1")]) {
    expect((await readResponse(await upload(bad), uploaded)).code).toBe("chat.attachment_rejected");
  }
});

test("a small file with a picture of 900 million pixels is refused, unpacked by nobody", async () => {
  const { chatId, customer } = await booked();
  const bomb = await pictureBomb(30_000);
  expect(bomb.length).toBeLessThan(200_000);
  const before = process.resourceUsage().maxRSS;
  const refused = await request(`/api/v1/chat/attachment?conversation_id=${chatId}`, {
    ...{ method: "POST", body: bomb },
    headers: { authorization: `Bearer ${customer.bearer}`, "content-type": "image/png" },
  });
  expect(await readResponse(refused, uploaded)).toMatchObject({
    ...{ status: 422, code: "chat.attachment_rejected" },
  });
  // In kilobytes: unpacked, it needs 112 MB.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(50_000);
});

test("a stream sends what is missing and then each message once, and ends with the conversation", async () => {
  const { chatId, say, stream } = await booked();
  await say(chatId, "one");
  const events = readEvents(await stream(chatId, 1));
  expect((await nextMessages(events, 1)).map(({ seq }) => seq)).toEqual([2]);
  await say(chatId, "two");
  await say(chatId, "three");
  expect((await nextMessages(events, 2)).map(({ seq }) => seq)).toEqual([3, 4]);
  await db.transaction((tx) => endConversation(tx, parts.vault, { id: chatId, at: parts.clock() }));
  parts.signals.wake(chatId);
  expect((await namesToTheEnd(events)).filter((name) => name !== "read")).toEqual(["message", "ended"]);
});

test("a stream ends when its reader signs out, and sends nothing that comes later", async () => {
  const { chatId, customer, stream } = await booked();
  const events = readEvents(await stream(chatId));
  await nextMessages(events, 1);
  await customer.post("/api/v1/login/logout", {});
  expect((await namesToTheEnd(events)).at(-1)).toBe("signed_out");
  expect((await stream(chatId)).status).toBe(401);
});

test("one customer has eight streams at most in a process", async () => {
  const { chatId, stream } = await booked();
  const opened = await Promise.all(Array.from({ length: 8 }, () => stream(chatId)));
  expect((await stream(chatId)).status).toBe(429);
  await opened[0]?.body?.cancel();
  expect((await stream(chatId)).status).toBe(200);
});

test("a booking has one conversation, with the astrologer's name in both languages", async () => {
  const { chatId, read } = await booked();
  const { conversation } = (await read(chatId)).results;
  expect(conversation).toMatchObject({
    ...{ kind: "astrologer", state: "live", unread: 0 },
    peer: { name: { hi: "आचार्य मोहन" }, verified: true },
  });
  const found = await findBookingConversation(db, conversation.booking_id ?? "");
  expect(found?.id).toBe(chatId);
});

test("deleting the account deletes the conversations", async () => {
  const { chatId, customer } = await booked();
  expect((await customer.post("/api/v1/user/deleteAccount", { confirm: true })).status).toBe(200);
  expect(await db.$count(messages, eq(messages.conversationId, chatId))).toBe(0);
});
