import { createHmac, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { serveLocally } from "./local-server.ts";

interface Payment {
  id: string;
  entity: "payment";
  order_id: string;
  amount: number;
  currency: string;
  status: "authorized" | "captured" | "refunded" | "failed";
  captured: boolean;
  method: string;
  amount_refunded: number;
  error_reason: string | null;
  acquirer_data: Record<string, string>;
  created_at: number;
}

interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  receipt: string;
  status: "pending" | "processed" | "failed";
}

const newId = (prefix: string) => `${prefix}_${randomBytes(7).toString("hex")}`;

/** The account that the local server knows. */
export const razorpayAccount = {
  ...{ keyId: "rzp_test_local", keySecret: "key-secret-local", webhookSecret: "webhook-secret-local" },
  currencies: ["inr"] as const,
};

/**
 * A server on this machine that speaks the documented part of Razorpay's API which the shop uses
 * (https://razorpay.com/docs/api). `fail` makes its next answers fail.
 */
export async function startRazorpay() {
  const { keyId, keySecret, webhookSecret } = razorpayAccount;
  const orders = new Map<string, { id: string; amount: number; currency: string; receipt: string }>();
  const payments: Payment[] = [];
  const refunds: Refund[] = [];
  let nextRefund: Refund["status"] = "processed";
  let failures = 0;
  let isFaulty: (path: string) => boolean = () => false;
  const basic = `Basic ${btoa(`${keyId}:${keySecret}`)}`;
  const refuse = (description: string) => ({ error: { code: "BAD_REQUEST_ERROR", description } });

  const app = new Hono()
    .use(async (c, next) => {
      if (c.req.header("authorization") !== basic) return c.json(refuse("Authentication failed"), 401);
      if (failures-- > 0 || isFaulty(c.req.path)) return c.json({ error: { code: "SERVER_ERROR" } }, 500);
      return next();
    })
    .post("/v1/orders", async (c) => {
      const { amount, currency, receipt } = await c.req.json();
      if (!Number.isInteger(amount) || amount < 100) return c.json(refuse("amount"), 400);
      if (typeof receipt !== "string" || receipt.length > 40) return c.json(refuse("receipt"), 400);
      const order = { id: newId("order"), entity: "order", amount, currency, receipt, status: "created" };
      orders.set(order.id, order);
      return c.json(order);
    })
    .get("/v1/orders/:id", (c) => {
      const order = orders.get(c.req.param("id"));
      return order ? c.json(order) : c.json(refuse("The id provided does not exist"), 400);
    })
    .get("/v1/orders/:id/payments", (c) => {
      const items = payments.filter(({ order_id }) => order_id === c.req.param("id"));
      return c.json({ entity: "collection", count: items.length, items });
    })
    .post("/v1/payments/:id/refund", async (c) => {
      const payment = payments.find(({ id }) => id === c.req.param("id"));
      const { amount, receipt } = await c.req.json();
      const earlier = refunds.find((refund) => refund.receipt === receipt);
      if (earlier) return c.json(earlier);
      if (payment?.status !== "captured" || payment.amount_refunded + amount > payment.amount) {
        return c.json(refuse("The total refund amount is greater than the refund payment amount"), 400);
      }
      return c.json(giveBack(payment, amount, receipt));
    })
    .get("/v1/refunds/:id", (c) => {
      const refund = refunds.find(({ id }) => id === c.req.param("id"));
      return refund ? c.json(refund) : c.json(refuse("The id provided does not exist"), 400);
    });

  function giveBack(payment: Payment, amount: number, receipt: string) {
    payment.amount_refunded += amount;
    if (payment.amount_refunded === payment.amount) payment.status = "refunded";
    const refund = {
      ...{ id: newId("rfnd"), entity: "refund", payment_id: payment.id, amount, currency: payment.currency },
      ...{ receipt, status: nextRefund },
    };
    refunds.push(refund);
    return refund;
  }

  /** A webhook as Razorpay sends it. */
  function webhook(event: string, payload: object): RequestInit {
    const body = JSON.stringify({ entity: "event", event, payload, created_at: 1_700_000_000 });
    return {
      ...{ method: "POST", body },
      headers: {
        "content-type": "application/json",
        "x-razorpay-event-id": newId("evt"),
        "x-razorpay-signature": createHmac("sha256", webhookSecret).update(body).digest("hex"),
      },
    };
  }

  const server = await serveLocally(app);
  return {
    ...server,
    config: { ...razorpayAccount, url: server.url },
    orders,
    refunds,
    fail: (times: number) => {
      failures = times;
    },
    /** The status of refunds that are made from now on. */
    answerRefunds: (status: Refund["status"]) => {
      nextRefund = status;
    },
    /** Which calls fail from now on. */
    failIf: (decide: (path: string) => boolean) => {
      isFaulty = decide;
    },
    /** A buyer's try to pay; the webhook about it and the form with which Razorpay's page sends the buyer back. */
    pay(orderId: string, changes: Partial<Payment> = {}) {
      const order = orders.get(orderId);
      if (!order) throw new Error(`there is no order ${orderId}`);
      const payment: Payment = {
        ...{ id: newId("pay"), entity: "payment", order_id: orderId },
        ...{ amount: order.amount, currency: order.currency, status: "captured", captured: true },
        ...{ method: "upi", amount_refunded: 0, error_reason: null, acquirer_data: { rrn: "612345678901" } },
        ...{ created_at: 1_700_000_000 + payments.length, ...changes },
      };
      payments.push(payment);
      const signature = createHmac("sha256", keySecret).update(`${orderId}|${payment.id}`).digest("hex");
      return {
        payment,
        webhook: webhook(`payment.${payment.status}`, { payment: { entity: payment } }),
        form: { razorpay_payment_id: payment.id, razorpay_order_id: orderId, razorpay_signature: signature },
      };
    },
    /** A refund that somebody makes in the dashboard. */
    refundInDashboard(payment: Payment, amount: number) {
      const refund = giveBack(payment, amount, "");
      return webhook("refund.processed", {
        ...{ refund: { entity: { ...refund, receipt: null } }, payment: { entity: payment } },
      });
    },
    webhook,
  };
}
