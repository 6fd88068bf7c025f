import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { partnerEvent } from "@aradhana/core/contract";
import { partnerIds } from "@aradhana/core/partner";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openPartnerServer } from "../../test/partner-server.ts";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { newPhoneNumber, newSessionId, shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { newId } from "../ids/new-id.ts";
import { deleteExpiredData } from "../jobs/delete-expired-data.ts";
import { RETENTION_DAYS } from "../orders/retention-days.ts";
import { partners } from "../partners/partners.table.ts";
import { postToAny, postToPublic } from "../remote/post-outside.ts";
import { deliverPartnerEvents } from "./deliver-partner-events.ts";
import { partnerEvents } from "./partner-events.table.ts";
import { newWebhookSecret } from "./webhook-secret.ts";

// Signatures are checked against the time of the system.
vi.useFakeTimers({ toFake: ["Date"], now: testNow });
const { db, parts, request, time } = await createTestApp();
await stockShop(db);
/** What an owner reads or does, in a session that is as old as the test's clock says. */
const asOwner = async (
  ...call: [method: string, path: string, body?: unknown, more?: Record<string, string>]
) => (await staffMember(request, parts, "owner")).json(...call);
const { astrology, gemstones } = partnerIds;
const server = await openPartnerServer();
afterAll(server.close);
// Files share their globals.
afterAll(() => void vi.useRealTimers());

/** Registers a server for the events of a partner, as the console does, and returns its secret. */
async function register(partnerId: string, url: string): Promise<string> {
  const path = `/partner/${partnerId}`;
  const { has_key, has_webhook_secret, id, ...content } = (await asOwner("GET", path)).results;
  const put = await asOwner("PUT", path, { ...content, webhook_url: url });
  expect(put.results).toMatchObject({ webhook_url: url });
  return (await asOwner("POST", `${path}/webhookSecret`)).results.secret;
}
let secret = await register(astrology, server.url);

const deliver = (postToPartner = postToAny) => deliverPartnerEvents({ ...parts, postToPartner });
const advance = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
  vi.setSystemTime(time.now);
};
const eventsSent = () => server.received.map(({ body }) => v.parse(partnerEvent, JSON.parse(body)));
const listed = async (query = "") => (await asOwner("GET", `/partnerEvent?${query}`)).results;

async function placeOrder(more: { partner_id?: string; temp_order_id?: string } = { partner_id: astrology }) {
  const customer = shopper(request, { session: newSessionId(), number: newPhoneNumber() });
  const { order } = await customer.placeOrder({}, more);
  return { ...order, customer };
}
async function paidOrder(more?: Parameters<typeof placeOrder>[0]) {
  const order = await placeOrder(more);
  const { results } = await order.customer.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  return order;
}

beforeEach(async () => {
  advance((testNow.getTime() - time.now.getTime()) / 1000);
  await db.delete(partnerEvents);
  server.received.length = 0;
  server.answer.status = 200;
});

describe("a partner's server", () => {
  test("gets signed events of a paid order, and no personal data", async () => {
    const temp_order_id = newId("tmp");
    const order = await paidOrder({ partner_id: astrology, temp_order_id });
    expect(await deliver()).toBe(2);
    expect(await deliver()).toBe(0);
    const [paid, next] = eventsSent();
    expect(paid).toEqual({
      ...{ type: "order.paid", timestamp: testNow.toISOString() },
      data: {
        ...{ order_id: order.id, number: order.number, partner_id: astrology, temp_order_id },
        ...{ type: "pooja", state: "paid", payment_state: "success", title: "Rudrabhishek" },
        ...{ grand: { amount: 125_100, currency: "inr" }, is_conflict: false, refunded: null },
        ...{ starts_at: expect.any(String), created_at: testNow.toISOString() },
      },
    });
    expect(next).toMatchObject({ type: "order.updated", data: { state: "sankalp_due" } });
    for (const { headers, body } of server.received) {
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
      expect(() => new Webhook(secret).verify(body.replace("125100", "1"), headers)).toThrow();
      for (const personal of [order.customer.number, "Ramesh", "contact", "phone", "address"]) {
        expect(body).not.toContain(personal);
      }
    }
    expect(new Set(server.received.map(({ headers }) => headers["webhook-id"])).size).toBe(2);
  });

  test("verifies an event with the example of docs/partners.md", async () => {
    const docs = readFileSync(join(import.meta.dirname, "../../../../docs/partners.md"), "utf8");
    const example = docs.match(/```js\n([^`]*export function readEvent.*?)```/s)?.[1] ?? "";
    const file = join(tmpdir(), `read-event-${process.pid}.mjs`);
    writeFileSync(file, example);
    const { readEvent } = await import(/* @vite-ignore */ file);
    await paidOrder();
    await deliver();
    const [{ headers, body }] = server.received as [(typeof server.received)[number]];
    expect(readEvent(headers, body, secret)).toEqual(JSON.parse(body));
    expect(readEvent(headers, body.replace("125100", "1"), secret)).toBeUndefined();
    expect(readEvent(headers, body, newWebhookSecret())).toBeUndefined();
    expect(readEvent({}, body, secret)).toBeUndefined();
    advance(301);
    expect(readEvent(headers, body, secret)).toBeUndefined();
  });

  test("gets refunds with what the buyer got back so far, and the cancellation", async () => {
    const order = await paidOrder();
    for (const amount of [25_100, 100_000]) {
      const body = { amount, reason: "goodwill" };
      await asOwner("POST", `/order/${order.id}/refund`, body, { "idempotency-key": newId("key") });
      // The gateway's webhooks about the refund come after its response.
      await runJobs(parts, request);
      await runJobs(parts, request);
    }
    await deliver();
    const refunds = eventsSent().filter(({ type }) => type === "order.refunded");
    expect(refunds.map(({ data }) => data.refunded?.amount)).toEqual([25_100, 125_100]);
    expect(eventsSent()).toContainEqual(
      expect.objectContaining({
        type: "order.cancelled",
        data: expect.objectContaining({ state: "cancelled", payment_state: "refunded", refunded: null }),
      }),
    );
  });

  test("learns that a copied id belongs to somebody else's order", async () => {
    const temp_order_id = newId("tmp");
    await placeOrder({ partner_id: astrology, temp_order_id });
    advance(1);
    const copy = await paidOrder({ partner_id: astrology, temp_order_id });
    await deliver();
    expect(eventsSent()[0]).toMatchObject({
      type: "order.paid",
      data: { order_id: copy.id, temp_order_id, is_conflict: true },
    });
  });

  test("gets nothing of other partners' orders and of those without a partner", async () => {
    await paidOrder({ partner_id: gemstones });
    await paidOrder({});
    expect(await deliver()).toBe(0);
  });
});

describe("a delivery that fails", () => {
  test.each([
    [500, "500"],
    [301, "301"],
    [-1, "ECONNRESET"],
  ])(
    "because the server answers %i is repeated with growing pauses and then given up",
    async (status, result) => {
      server.answer.status = status;
      await paidOrder();
      // One is enough: after a failure the next waits for another run.
      await db.delete(partnerEvents).where(eq(partnerEvents.type, "order.updated"));
      const [{ id }] = (await listed()) as [{ id: string }];
      for (const pause of [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000]) {
        if (pause > 0) {
          advance(pause - 1);
          expect(await deliver()).toBe(0);
          advance(1);
        }
        expect(await deliver()).toBe(1);
      }
      expect(await listed("state=waiting")).toMatchObject([{ id, attempts: 9, last_result: result }]);
      advance(86_400);
      await deliver();
      expect(await listed("state=failed")).toMatchObject([
        { id, state: "failed", attempts: 10, last_result: result, next_attempt_at: null },
      ]);
      const [first, ...others] = server.received;
      expect(others).toHaveLength(9);
      for (const { headers, body } of others) {
        expect(body).toBe(first?.body);
        expect(headers["webhook-id"]).toBe(id);
      }
      // The last one is as recent as it is sent.
      const last = server.received.at(-1);
      expect(() => new Webhook(secret).verify(last?.body ?? "", last?.headers ?? {})).not.toThrow();

      server.answer.status = 204;
      expect((await asOwner("POST", `/partnerEvent/${id}/sendAgain`)).status).toBe(200);
      await deliver();
      expect(await listed(`state=delivered&partner_id=${astrology}`)).toMatchObject([
        { id, state: "delivered", attempts: 1, last_result: "204", order_number: expect.any(String) },
      ]);
    },
  );

  test("because the address is private sends nothing", async () => {
    await paidOrder();
    await deliver(postToPublic());
    expect(server.received).toEqual([]);
    expect(await listed()).toContainEqual(
      expect.objectContaining({ state: "waiting", attempts: 1, last_result: "EPRIVATE" }),
    );
  });

  test("because the server hangs delays other partners by that attempt only", async () => {
    const hanging = await register(gemstones, "https://hangs.test/");
    expect(hanging).toMatch(/^whsec_/);
    await paidOrder({ partner_id: gemstones });
    await paidOrder();
    const sent: string[] = [];
    await deliver(async (url) => {
      sent.push(url.hostname);
      if (url.hostname === "hangs.test") throw Object.assign(new Error("late"), { code: "ETIMEDOUT" });
      return 200;
    });
    expect(sent.toSorted()).toEqual(["127.0.0.1", "127.0.0.1", "hangs.test"]);
  });

  test("because the process stops is no attempt that failed", async () => {
    await paidOrder();
    const stop = new AbortController();
    await deliverPartnerEvents(
      {
        ...parts,
        postToPartner: (_url, { signal }) => {
          stop.abort();
          return Promise.reject(signal.reason);
        },
      },
      stop.signal,
    );
    expect((await listed()).map(({ last_result }: { last_result: string }) => last_result)).toEqual([
      null,
      null,
    ]);
    advance(60);
    expect(await deliver()).toBe(2);
  });
});

test("the secret is stored sealed, shown once and ends with the next one", async () => {
  const before = secret;
  secret = await register(astrology, server.url);
  const [row] = await db.select().from(partners).where(eq(partners.id, astrology));
  expect(row?.webhookSecretSealed).toMatch(/^2\./);
  const everything = JSON.stringify([
    await asOwner("GET", `/partner/${astrology}`),
    await asOwner("GET", "/log"),
  ]);
  expect(everything).toContain('"has_webhook_secret":true');
  expect(everything).not.toContain("whsec_");
  await paidOrder();
  await deliver();
  const [{ headers, body }] = server.received as [(typeof server.received)[number]];
  expect(() => new Webhook(before).verify(body, headers)).toThrow();
  expect(new Webhook(secret).verify(body, headers)).toBeTruthy();
});

test("events are deleted with what else is stored of an order", async () => {
  await paidOrder();
  await deleteExpiredData(db, new Date(time.now.getTime() + (RETENTION_DAYS + 1) * 86_400_000));
  expect(await db.$count(partnerEvents)).toBe(0);
});

test.each([
  "http://partner.test/orders",
  "https://user:secret@partner.test/orders",
  "ftp://partner.test/",
  "file:///etc/passwd",
  "partner.test",
])("the address %s is a field error", async (webhook_url) => {
  const path = `/partner/${gemstones}`;
  const { has_key, has_webhook_secret, id, ...content } = (await asOwner("GET", path)).results;
  expect((await asOwner("PUT", path, { ...content, webhook_url })).field_errors).toMatchObject([
    { field: "webhook_url", code: "format" },
  ]);
});

test("an event that does not exist cannot be sent again", async () => {
  expect((await asOwner("POST", `/partnerEvent/${newId("evt")}/sendAgain`)).status).toBe(404);
});
