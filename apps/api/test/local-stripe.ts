import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import Stripe from "stripe";
import { serveLocally } from "./local-server.ts";

const newId = (prefix: string) => `${prefix}_${randomBytes(7).toString("hex")}`;

/** The account that the local server knows. */
export const stripeAccount = {
  ...{ secretKey: "sk_test_local_key", webhookSecret: "whsec_local_secret" },
  currencies: ["usd", "eur"] as const,
};

/**
 * A server on this machine that speaks the documented part of Stripe's API which the shop uses
 * (https://docs.stripe.com/api). Its webhooks are signed by Stripe's own library.
 */
export async function startStripe() {
  const sessions = new Map<string, ReturnType<typeof newSession>>();
  const responses = new Map<string, { body: object; status: 200 | 500; form: string }>();
  const refunds: { id: string; status: string; amount: number; payment_intent: string | null }[] = [];
  let failures = 0;
  let base = "";

  const newSession = (form: URLSearchParams) => ({
    ...{
      id: newId("cs_test"),
      object: "checkout.session",
      url: "",
      status: "open",
      payment_status: "unpaid",
    },
    amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
    currency: form.get("line_items[0][price_data][currency]"),
    ...{ success_url: form.get("success_url"), cancel_url: form.get("cancel_url") },
    payment_intent: null as null | {
      id: string;
      status: string;
      last_payment_error: null | { code: string };
      latest_charge: { id: string; refunded: boolean; payment_method_details: { type: string } };
    },
  });

  const app = new Hono()
    .use(async (c, next) => {
      if (c.req.header("authorization") !== `Bearer ${stripeAccount.secretKey}`) {
        return c.json({ error: { type: "invalid_request_error" } }, 401);
      }
      return next();
    })
    .post("*", async (c, next) => {
      // https://docs.stripe.com/api/idempotent_requests: the first response is repeated, a failure too.
      const key = c.req.header("idempotency-key") ?? "";
      const form = await c.req.text();
      const earlier = responses.get(key);
      if (earlier && earlier.form !== form) return c.json({ error: { type: "idempotency_error" } }, 400);
      if (earlier) return c.json(earlier.body, earlier.status, { "idempotent-replayed": "true" });
      if (failures-- > 0) {
        responses.set(key, { body: { error: { type: "api_error" } }, status: 500, form });
        return c.json({ error: { type: "api_error" } }, 500);
      }
      await next();
      if (c.res.ok) responses.set(key, { body: await c.res.clone().json(), status: 200, form });
    })
    .post("/v1/checkout/sessions", async (c) => {
      const session = newSession(new URLSearchParams(await c.req.text()));
      session.url = `${base}/pay/${session.id}`;
      sessions.set(session.id, session);
      return c.json(session);
    })
    .get("/v1/checkout/sessions/:id", (c) => {
      const session = sessions.get(c.req.param("id"));
      return session ? c.json(session) : c.json({ error: { code: "resource_missing" } }, 404);
    })
    .get("/v1/refunds", (c) => {
      const data = refunds.filter(({ payment_intent }) => payment_intent === c.req.query("payment_intent"));
      return c.json({ object: "list", data });
    })
    .get("/v1/refunds/:id", (c) => {
      const refund = refunds.find(({ id }) => id === c.req.param("id"));
      return refund ? c.json(refund) : c.json({ error: { code: "resource_missing" } }, 404);
    })
    .post("/v1/refunds", async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const refund = {
        ...{ id: newId("re"), object: "refund", status: "succeeded", amount: Number(form.get("amount")) },
        ...{ payment_intent: form.get("payment_intent"), metadata: { refund: form.get("metadata[refund]") } },
      };
      refunds.push(refund);
      return c.json(refund);
    });

  function webhook(type: string, object: object, at: Date): RequestInit {
    const payload = JSON.stringify({ id: newId("evt"), object: "event", type, data: { object } });
    const { webhookSecret: secret } = stripeAccount;
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return {
      ...{ method: "POST", body: payload },
      headers: { "content-type": "application/json", "stripe-signature": signature },
    };
  }

  const server = await serveLocally(app);
  base = server.url;
  return {
    ...server,
    config: { ...stripeAccount, url: server.url },
    sessions,
    refunds,
    fail: (times: number) => {
      failures = times;
    },
    /** A buyer pays, or the card is declined; gives Stripe's webhook about it. */
    pay(id: string, at: Date, isDeclined = false) {
      const session = sessions.get(id);
      if (!session) throw new Error(`there is no session ${id}`);
      session.payment_intent = {
        id: session.payment_intent?.id ?? newId("pi"),
        status: isDeclined ? "requires_payment_method" : "succeeded",
        last_payment_error: isDeclined ? { code: "card_declined" } : null,
        latest_charge: { id: newId("ch"), refunded: false, payment_method_details: { type: "card" } },
      };
      if (!isDeclined) Object.assign(session, { status: "complete", payment_status: "paid" });
      // In events the payment is not expanded.
      const object = { ...session, payment_intent: session.payment_intent.id };
      return { session, webhook: webhook("checkout.session.completed", object, at) };
    },
    webhook,
  };
}
