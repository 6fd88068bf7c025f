import { loginTicket, user } from "@aradhana/core/contract";
import { describe, expect, test } from "vitest";
import { newPhoneNumber, newSessionId, readResponse, shopper } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { loginTickets } from "./tickets.table.ts";

const { db, request, time } = await createTestApp();
const asha = shopper(request, { session: newSessionId(), number: newPhoneNumber() });
const { user: expectedUser } = await asha.signIn();

const issue = async () => readResponse(await asha.post("/api/v1/login/ticket", {}), loginTicket);
const getUser = async (token: string, session?: string) => {
  const headers = { authorization: `Bearer ${token}`, ...(session && { "x-session-id": session }) };
  return readResponse(await request("/api/v1/login/getUser", { headers }), user);
};

describe("a login ticket", () => {
  test("is exchanged for a session once and then rejected (B-25, D22)", async () => {
    const { results } = await issue();
    const { results: signed } = await getUser(results.ticket);
    expect(signed).toMatchObject({ id: expectedUser.id, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(signed.token).not.toBe(results.ticket);
    expect((await getUser(signed.token ?? "")).results).toEqual({ ...expectedUser, token: undefined });
    expect((await getUser(results.ticket)).status).toBe(401);
  });

  test("signs in one of a hundred concurrent requests", async () => {
    const { ticket } = (await issue()).results;
    const all = await Promise.all(Array.from({ length: 100 }, () => getUser(ticket)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("returns the same session to the same browser if the first response was lost", async () => {
    const { ticket } = (await issue()).results;
    const browser = newSessionId();
    const lost = await getUser(ticket, browser);
    const { results: retried } = await getUser(ticket, browser);
    expect(retried).toEqual(lost.results);
    expect((await getUser(retried.token ?? "")).results.id).toBe(expectedUser.id);

    expect((await getUser(ticket, newSessionId())).status).toBe(401);
    expect((await getUser(ticket)).status).toBe(401);
    time.now = new Date(testNow.getTime() + 60_000);
    expect((await getUser(ticket, browser)).status).toBe(401);
    time.now = testNow;
  });

  test("is rejected once its session has ended", async () => {
    const { ticket } = (await issue()).results;
    const browser = newSessionId();
    const { token } = (await getUser(ticket, browser)).results;
    await request("/api/v1/login/logout", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await getUser(ticket, browser)).status).toBe(401);
  });

  test("expires after a minute", async () => {
    const { ticket, expires_at } = (await issue()).results;
    expect(new Date(expires_at).getTime() - testNow.getTime()).toBe(60_000);
    time.now = new Date(testNow.getTime() + 60_000);
    expect((await getUser(ticket)).status).toBe(401);
    time.now = testNow;
  });

  test("cannot be used as a token and is not stored in plain text", async () => {
    const { ticket } = (await issue()).results;
    const orders = await request("/api/v1/order/getOrders", {
      headers: { authorization: `Bearer ${ticket}` },
    });
    expect(orders.status).toBe(401);
    expect(JSON.stringify(await db.select().from(loginTickets))).not.toContain(ticket);
  });

  test("is issued to signed-in customers only, with a rate limit", async () => {
    expect((await request("/api/v1/login/ticket", { method: "POST" })).status).toBe(401);
    const statuses = [];
    for (let i = 0; i < 25; i++) statuses.push((await issue()).status);
    expect(statuses).toContain(201);
    expect(statuses.at(-1)).toBe(429);
  });
});
