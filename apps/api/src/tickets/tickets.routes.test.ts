import { randomUUID } from "node:crypto";
import { ticket, ticketCreated, tickets as ticketList } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { messagesTo, readResponse, shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { sendTicketNotices } from "./send-ticket-notices.ts";
import { ticketMessages, tickets } from "./tickets.table.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
afterEach(() => {
  time.now = testNow;
});

type Guest = ReturnType<typeof shopper>;
const HOUR = 3_600_000;
const bodyOf = (guest: Guest, changes: object = {}) => ({
  ...{ request_id: randomUUID(), topic: "delivery", text: "Where is my prasad?\nIt is late." },
  ...{ name: "Asha Sharma", phone: { dial_code: "91", number: guest.number }, ...changes },
});
const open = async (guest: Guest, changes: object = {}) =>
  readResponse(await guest.post("/noauth-api/v1/support/ticket", bodyOf(guest, changes)), ticketCreated);
const read = async (guest: Guest, number: string, t = "") =>
  readResponse(await guest.get(`/api/v1/support/ticket/${number}?t=${t}`), ticket);
const write = async (guest: Guest, number: string, text: string, t = "") =>
  readResponse(await guest.post(`/api/v1/support/ticket/${number}/message?t=${t}`, { text }), ticket);
const idOf = async (number: string) =>
  (await db.select().from(tickets).where(eq(tickets.number, number)))[0]?.id;
const neverStopped = new AbortController().signal;

test("a guest gets a number, an answer within 48 hours and an end within 30 days, and reads the ticket with its secret", async () => {
  const guest = shopper(request);
  const { status, results } = await open(guest);
  expect([status, results.ack_by, results.resolve_by]).toEqual([
    201,
    new Date(testNow.getTime() + 48 * HOUR).toISOString(),
    new Date(testNow.getTime() + 30 * 24 * HOUR).toISOString(),
  ]);
  const { number, access_token: t } = results;
  expect((await read(guest, number, t)).results).toMatchObject({
    ...{ number, topic: "delivery", state: "open" },
    messages: [{ from: "customer", text: "Where is my prasad?\nIt is late." }],
  });
  for (const wrong of ["", "x".repeat(43)]) {
    expect((await read(guest, number, wrong)).code).toBe("ticket_not_found");
    expect((await write(guest, number, "Hello", wrong)).code).toBe("ticket_not_found");
  }
  expect((await read(guest, "TK-22222222", t)).code).toBe("ticket_not_found");
});

test("a request that is sent again makes one ticket, and its id gives nobody else that ticket", async () => {
  const guest = shopper(request);
  const request_id = randomUUID();
  const both = await Promise.all([open(guest, { request_id }), open(guest, { request_id })]);
  expect(both[0]?.results).toEqual(both[1]?.results);
  expect((await open(shopper(request), { request_id })).code).toBe("ticket_not_found");
});

test("a signed-in customer has a list of their own tickets", async () => {
  const [me, other] = [shopper(request), shopper(request)];
  await me.signIn();
  await other.signIn();
  const { number } = (await open(me)).results;
  const mine = await readResponse(await me.get("/api/v1/support/ticket"), ticketList);
  expect(mine.results.map((each) => each.number)).toEqual([number]);
  expect((await read(me, number)).status).toBe(200);
  expect((await read(other, number)).code).toBe("ticket_not_found");
  expect((await shopper(request).get("/api/v1/support/ticket")).status).toBe(401);
});

test("an order is linked only if it was ordered with the same number", async () => {
  const [guest, stranger] = [shopper(request), shopper(request)];
  const { order } = await guest.placeOrder();
  const linked = async (by: Guest) => {
    const { number } = (await open(by, { order_number: order.number.toLowerCase() })).results;
    return (await db.select().from(tickets).where(eq(tickets.number, number)))[0]?.orderId;
  };
  expect([await linked(guest), await linked(stranger)]).toEqual([order.id, null]);
});

test("staff answer, the customer is notified once and replies, and only an answered ticket is closed", async () => {
  const guest = shopper(request);
  const { number, access_token: t } = (await open(guest)).results;
  const support = await staffMember(request, parts, "support");
  const id = await idOf(number);
  expect(await support.json("POST", `/ticket/${id}/close`)).toMatchObject({ code: "staff.wrong_state" });
  const answered = await support.json("POST", `/ticket/${id}/answer`, { text: "It was sent today." });
  expect(answered.results).toMatchObject({ state: "answered", name: "Asha Sharma" });
  expect(await sendTicketNotices(parts, neverStopped)).toBe(1);
  expect(await sendTicketNotices(parts, neverStopped)).toBe(0);
  const [message] = await messagesTo(request, guest.number);
  expect(message).toContain(`ticket=${number}&ticket_key=${t}&panel=support`);
  expect((await write(guest, number, "Thank you", t)).results).toMatchObject({
    state: "open",
    messages: [{ from: "customer" }, { from: "staff", text: "It was sent today." }, { from: "customer" }],
  });
  await support.json("POST", `/ticket/${id}/answer`, { text: "You are welcome." });
  expect((await support.json("POST", `/ticket/${id}/close`)).results.state).toBe("closed");

  const owner = await staffMember(request, parts, "owner");
  const { results } = await owner.json("GET", `/log?subject=${id}`);
  expect(results.map(({ action }: { action: string }) => action)).toEqual([
    ...["ticket.close", "ticket.answer", "ticket.answer"],
  ]);
  expect(JSON.stringify(results)).not.toContain("sent today");
});

test("a ticket without an answer after 48 hours is late, and stands first", async () => {
  const guest = shopper(request);
  const { number } = (await open(guest)).results;
  time.now = new Date(testNow.getTime() + 48 * HOUR + 1);
  const support = await staffMember(request, parts, "support");
  const { results } = await support.json("GET", "/ticket?state=open");
  expect(results.find((each: { number: string }) => each.number === number)).toMatchObject({ is_late: true });
  expect(JSON.stringify(results)).not.toContain(guest.number);
});

test("names, numbers and words are sealed, and a message that failed is sent later", async () => {
  const guest = shopper(request);
  const { number } = (await open(guest)).results;
  const support = await staffMember(request, parts, "support");
  await sendTicketNotices(parts, neverStopped);
  await support.json("POST", `/ticket/${await idOf(number)}/answer`, { text: "Sent today." });
  const failing = { ...parts, messages: { send: () => Promise.reject(new Error("down")) } };
  await sendTicketNotices(failing, neverStopped);
  expect(await sendTicketNotices(parts, neverStopped)).toBe(0);
  time.now = new Date(testNow.getTime() + 60_000);
  expect(await sendTicketNotices(parts, neverStopped)).toBe(1);
  const stored = JSON.stringify([await db.select().from(tickets), await db.select().from(ticketMessages)]);
  for (const word of ["Asha", guest.number, "prasad", "Sent today"]) expect(stored).not.toContain(word);
});

test("an empty text, control characters and a wrong number are named as fields", async () => {
  const guest = shopper(request);
  for (const [changes, field] of [
    [{ text: "  " }, "text"],
    [{ text: "a\u202eb" }, "text"],
    [{ phone: { dial_code: "91", number: "12345" } }, "phone.number"],
  ] as const) {
    expect((await open(guest, changes)).errorBody?.field_errors).toMatchObject([{ field }]);
  }
});
