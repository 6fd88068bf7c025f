import { randomUUID } from "node:crypto";
import { sharedChart } from "@aradhana/core/consultation";
import { message, uploaded } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { Mp4OutputFormat } from "mediabunny";
import { expect, test } from "vitest";
import { chatter } from "../../test/chatter.ts";
import { readEvents } from "../../test/read-stream.ts";
import { readResponse } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { createTestApp } from "../../test/test-app.ts";
import { voiceNote } from "../../test/voice-note.ts";
import { openBookingConversation } from "./booking-conversation.ts";
import { chatAttachments, messages } from "./chat.table.ts";

const { db, parts, request } = await createTestApp();
const astrologer = await staffMember(request, parts, "support", "Acharya Mohan");
const other = await staffMember(request, parts, "support", "Meera");

/** A customer with the conversation of a booking. */
async function booked() {
  const asha = await chatter(request);
  const bookingId = `bkg_${randomUUID().replaceAll("-", "")}`;
  const { id } = await db.transaction((tx) =>
    openBookingConversation(tx, parts.vault, {
      ...{ bookingId, customerId: asha.id, staffId: astrologer.id },
      ...{ peerName: { en: "Acharya Mohan", hi: "आचार्य मोहन" }, language: "en", at: parts.clock() },
    }),
  );
  const upload = (body: Uint8Array<ArrayBuffer>) =>
    request(`/api/v1/chat/attachment?conversation_id=${id}`, {
      ...{ method: "POST", body },
      headers: { authorization: `Bearer ${asha.customer.bearer}`, "content-type": "audio/webm" },
    });
  const send = async (more: object) =>
    readResponse(
      await asha.customer.post("/api/v1/chat/sendMessage", {
        ...{ conversation_id: id, client_id: randomUUID() },
        ...more,
      }),
      message,
    );
  return { ...asha, chatId: id, upload, send };
}

test("a voice note is stored encrypted without its metadata, and both sides can play it", async () => {
  const { customer, chatId, upload, send } = await booked();
  const recorded = await voiceNote(3);
  expect(Buffer.from(recorded).toString("latin1")).toContain("secret place");
  const { results: stored } = await readResponse(await upload(recorded), uploaded);
  expect(stored).toEqual({ id: stored.id, seconds: 3 });
  const given = { kind: "voice", attachment_id: stored.id };
  expect((await send({ ...given, kind: "image" })).code).toBe("chat.not_found");
  expect((await send(given)).results).toMatchObject({ kind: "voice", attachment: { seconds: 3 } });
  expect((await send(given)).code).toBe("chat.not_found");

  const played = await customer.get(`/api/v1/chat/attachment/${stored.id}`);
  expect(played.headers.get("content-type")).toBe("audio/webm");
  const bytes = Buffer.from(await played.arrayBuffer()).toString("latin1");
  expect(bytes).toContain("webm");
  for (const tag of ["secret place", "25.31"]) expect(bytes).not.toContain(tag);
  const [row] = await db.select().from(chatAttachments).where(eq(chatAttachments.id, stored.id));
  expect(row?.contentSealed).not.toContain(Buffer.from(bytes, "latin1").toString("base64").slice(0, 40));

  const atDesk = await astrologer.request("GET", `/chatAttachment/${stored.id}`);
  expect([atDesk.status, atDesk.headers.get("content-type")]).toEqual([200, "audio/webm"]);
  expect((await other.request("GET", `/chatAttachment/${stored.id}`)).status).toBe(404);
  const stranger = await chatter(request);
  expect((await stranger.customer.get(`/api/v1/chat/attachment/${stored.id}`)).status).toBe(404);
  const { messages: all } = (await astrologer.json("GET", `/conversation/${chatId}/message`)).results;
  expect(all.at(-1)).toMatchObject({ kind: "voice" });
});

test.each([
  ["opus", "audio/webm"],
  ["aac", "audio/mp4"],
] as const)("what a phone records as MP4 with %s is stored as %s", async (codec, type) => {
  const { customer, upload } = await booked();
  const recorded = await voiceNote(2, { format: new Mp4OutputFormat(), codec });
  const { results } = await readResponse(await upload(recorded), uploaded);
  expect(results).toMatchObject({ seconds: 2 });
  const played = await customer.get(`/api/v1/chat/attachment/${results.id}`);
  expect(played.headers.get("content-type")).toBe(type);
  expect(Buffer.from(await played.arrayBuffer()).toString("latin1")).not.toContain("secret place");
});

test("no voice note: one that is too long, one that is damaged, and other files", async () => {
  const { upload } = await booked();
  const whole = await voiceNote(2);
  const files = {
    "three minutes": await voiceNote(180),
    cut: whole.slice(0, 60),
    text: new TextEncoder().encode("RIFF....WAVEfmt not a sound"),
    empty: new Uint8Array(),
    // RFC 6716: a frame of Opus has 1275 bytes at most.
    large: await voiceNote(60, { frameBytes: 1275 }),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const { status, code } = await readResponse(await upload(bytes), uploaded);
    expect([name, status, code]).toEqual([name, 422, "chat.attachment_rejected"]);
  }
});

const place = { name: "Varanasi", lat: 25.31, lon: 82.97, zone: "Asia/Kolkata" };
const birth = { name: "Asha Verma", date: "1991-11-29", time: "03:12", place };

test("a kundali is a card whose chart the customer and the astrologer open, until it is removed", async () => {
  const { customer, chatId, send } = await booked();
  const { results: sent } = await send({ kind: "birth", birth });
  expect(sent).toMatchObject({
    kind: "birth",
    birth: { name: "Asha Verma", date: "1991-11-29", time: "03:12", place: "Varanasi" },
  });
  const [row] = await db.select().from(messages).where(eq(messages.id, sent.id));
  expect(row?.birthSealed).toBeTruthy();
  expect(JSON.stringify(row)).not.toContain("Asha");

  const path = `/api/v1/chat/card/${sent.id}`;
  const own = await readResponse(await customer.get(`${path}?lang=hi`), sharedChart);
  expect(own.results.charts.length).toBeGreaterThan(0);
  expect(own.results.name).toBe("Asha Verma");
  const atDesk = await astrologer.json("GET", `/conversation/${chatId}/card/${sent.id}`);
  expect(atDesk.results.planets.rows).toHaveLength(own.results.planets.rows.length);
  const log = await (await staffMember(request, parts, "owner")).json("GET", `/log?subject=${chatId}`);
  expect(log.results.map(({ action }: { action: string }) => action)).toContain("conversation.chart");

  const stranger = await chatter(request);
  expect((await stranger.customer.get(path)).status).toBe(404);
  expect((await other.json("GET", `/conversation/${chatId}/card/${sent.id}`)).code).toBe("chat.not_found");
  const taken = { conversation_id: chatId, message_id: sent.id };
  expect((await stranger.customer.post("/api/v1/chat/removeCard", taken)).status).toBe(404);
  expect((await customer.post("/api/v1/chat/removeCard", taken)).status).toBe(200);
  expect((await customer.post("/api/v1/chat/removeCard", taken)).status).toBe(200);
  expect((await customer.get(path)).status).toBe(404);
  expect((await astrologer.json("GET", `/conversation/${chatId}/card/${sent.id}`)).code).toBe(
    "chat.not_found",
  );
  const { results } = await astrologer.json("GET", `/conversation/${chatId}/message`);
  expect(results.messages.at(-1)).toMatchObject({ kind: "birth", birth: null });
});

test("that a kundali was removed reaches readers who have its message", async () => {
  const { customer, chatId, send, stream, read } = await booked();
  const { results: sent } = await send({ kind: "birth", birth });
  const events = readEvents(await stream(chatId, sent.seq));
  const nextRemoved = async () => {
    for (;;) {
      const { value, done } = await events.next();
      if (done || value.event === "removed") return value?.data;
    }
  };
  expect((await read(chatId, `&after=${sent.seq}`)).results).toMatchObject({ messages: [], removed: [] });
  await customer.post("/api/v1/chat/removeCard", { conversation_id: chatId, message_id: sent.id });
  expect(await nextRemoved()).toEqual({ message_ids: [sent.id] });
  const removed = { messages: [], removed: [sent.id] };
  expect((await read(chatId, `&after=${sent.seq}`)).results).toMatchObject(removed);
  const atDesk = await astrologer.json("GET", `/conversation/${chatId}/message?after=${sent.seq}`);
  expect(atDesk.results).toMatchObject(removed);
  await events.return(undefined);
  // A reader who was away finds it out with the next stream.
  const later = readEvents(await stream(chatId, sent.seq));
  const names = [];
  for (let n = 0; n < 2; n++) names.push((await later.next()).value?.event);
  expect(names).toEqual(["open", "removed"]);
  await later.return(undefined);
});

test("who reads a report sees the birth of a kundali only if that was reported", async () => {
  const { chatId, send, act } = await booked();
  const { results: first } = await send({ kind: "birth", birth });
  const { results: second } = await send({ kind: "birth", birth: { ...birth, name: "Ravi Verma" } });
  await act("report", chatId, { reason: "other", message_id: second.id });
  const { results: reports } = await other.json("GET", "/chatReport");
  const { id } = reports.find((each: { message_id: string }) => each.message_id === second.id);
  const { messages: shown } = (await other.json("GET", `/chatReport/${id}`)).results;
  const birthOf = (messageId: string) => shown.find((each: { id: string }) => each.id === messageId)?.birth;
  expect([birthOf(first.id), birthOf(second.id)?.name]).toEqual([null, "Ravi Verma"]);
});

test("a kundali goes to astrologers alone, and its birth is checked like any other", async () => {
  const { customer, send, start } = await booked();
  const { id: support } = await start();
  const given = { client_id: randomUUID(), kind: "birth", birth };
  const toSupport = await customer.post("/api/v1/chat/sendMessage", { ...given, conversation_id: support });
  expect((await readResponse(toSupport, message)).code).toBe("chat.no_astrologer");
  for (const wrong of [
    { date: "2091-11-29" },
    { date: "1991-02-31" },
    { place: { ...place, lat: 89 } },
    { name: "A" },
    { name: "🙏🙏" },
  ]) {
    expect((await send({ kind: "birth", birth: { ...birth, ...wrong } })).status).toBe(422);
  }
});
