import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { chatter } from "../../../test/chatter.ts";
import { staffMember } from "../../../test/staff.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { openBookingConversation } from "../../chat/booking-conversation.ts";
import { conversations } from "../../chat/chat.table.ts";

const { db, parts, request } = await createTestApp();
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

test("a customer's talk with an astrologer is for that astrologer alone", async () => {
  const { id: customerId } = await chatter(request);
  const booked = {
    customerId,
    staffId: ravi.id,
    peerName: { en: "Ravi", hi: "रवि" },
    language: "en",
  } as const;
  const { id } = await db.transaction((tx) =>
    openBookingConversation(tx, parts.vault, {
      ...{ ...booked, bookingId: "bkg_0123456789012345678901", at: parts.clock() },
    }),
  );
  const missing = await meera.json("GET", "/conversation/cnv_0123456789012345678901/message");
  const foreign = await meera.json("GET", `/conversation/${id}/message`);
  expect([foreign.status, foreign.code, foreign.message]).toEqual([404, missing.code, missing.message]);
  expect((await ravi.json("GET", `/conversation/${id}/message`)).status).toBe(200);
  expect((await meera.json("GET", "/conversation")).results).toEqual([]);
});

test("support reads reports, and each is dealt with once", async () => {
  const { chatId, act } = await waiting();
  await act("report", chatId, { reason: "rude", note: "He shouted" });
  const { results } = await ravi.json("GET", "/chatReport");
  expect(results).toMatchObject([{ conversation_id: chatId, reason: "rude", note: "He shouted" }]);
  const path = `/chatReport/${results[0].id}/resolve`;
  expect((await ravi.json("POST", path)).status).toBe(200);
  expect((await ravi.json("POST", path)).status).toBe(404);
});
