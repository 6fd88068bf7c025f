import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { outbox } from "../outbox/outbox.table.ts";
import { runOutbox } from "../outbox/run-outbox.ts";
import { deliverWebhooks } from "../payments/sandbox/deliver-webhooks.ts";
import { createLog } from "./create-log.ts";
import { currentRequestId, inRequest } from "./request-scope.ts";

const lines: Record<string, unknown>[] = [];
const log = createLog({ level: "info", to: { write: (line) => lines.push(JSON.parse(line)) } });
const { db, parts, request } = await createTestApp({ log, trustedHops: 1 });
await stockShop(db);

test("the id of the request that reported a payment is in the follow-up work and its log lines", async () => {
  const guest = shopper(request);
  const { order } = await guest.placeOrder();
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  const fetch: typeof globalThis.fetch = async (url, init) =>
    request(new URL(String(url)).pathname, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), "x-request-id": "from-the-gateway" },
    });
  await deliverWebhooks({ ...parts, fetch });
  const idsOf = async () => {
    const items = await db.select().from(outbox).where(eq(outbox.orderId, order.id));
    return items.map(({ kind, requestId }) => [kind, requestId]);
  };
  expect(await idsOf()).toEqual([["order_paid", "from-the-gateway"]]);
  lines.length = 0;
  await runOutbox({ ...parts, messages: { send: () => Promise.reject(new Error("the provider is down")) } });
  // What the work queues belongs to the same request.
  expect(await idsOf()).toContainEqual(["message.order_paid", "from-the-gateway"]);
  expect(lines).toContainEqual(
    expect.objectContaining({
      ...{ msg: "an outbox item failed", kind: "message.order_paid", requestId: "from-the-gateway" },
    }),
  );
});

test("requests at the same time do not share an id, and a job of its own has none", async () => {
  const seen = await Promise.all(
    ["one", "two"].map((id) =>
      inRequest(id, async () => {
        await new Promise(setImmediate);
        return currentRequestId();
      }),
    ),
  );
  expect(seen).toEqual(["one", "two"]);
  expect(inRequest(null, currentRequestId)).toBeUndefined();
});
