import { createHash, createHmac } from "node:crypto";
import type { Currency } from "@aradhana/core/contract";
import * as v from "valibot";
import { callService } from "../../remote/call-service.ts";
import { sameSecret } from "../../vault/same-secret.ts";
import { moneyOf } from "../money-of.ts";
import type { GatewayOrderStatus, PaymentGateway, RefundStatus } from "../payment-gateway.ts";
import { decidingPayment, eventOf, statusOf } from "./razorpay.rules.ts";
import { order, paymentList, type Refund, refund, webhookBody } from "./razorpay-entities.ts";

export interface RazorpayConfig {
  /** Where Razorpay's API is. */
  url: string;
  keyId: string;
  keySecret: string;
  /** Signs webhooks; another one than the key's. */
  webhookSecret: string;
  /** In which payments are made here. */
  currencies: readonly Currency[];
}

const CREATE_TIMEOUT_MS = 8_000;

const hexMac = (secret: string, content: string | Uint8Array) =>
  createHmac("sha256", secret).update(content).digest("hex");

/**
 * Razorpay, by its Orders API. The buyer pays on Razorpay's page with UPI (an app on a phone, a QR code elsewhere), card
 * or netbanking.
 */
export function razorpayGateway(config: RazorpayConfig, apiOrigin: string): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString("base64")}`;
  const call = <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    { signal, json, headers }: { signal: AbortSignal; json?: object; headers?: Record<string, string> },
  ) =>
    callService(schema, {
      ...{ url: new URL(path, config.url), method: json ? "POST" : "GET", signal },
      headers: { authorization, ...(json && { "content-type": "application/json" }), ...headers },
      body: json && JSON.stringify(json),
    });

  return {
    id: "razorpay",
    publicKey: config.keyId,
    takes: (currency) => config.currencies.includes(currency),

    async createSession({ attemptId, orderRef, money }) {
      const { id } = await call(order, "/v1/orders", {
        json: {
          ...{ amount: money.amount, currency: money.currency.toUpperCase(), receipt: attemptId },
          notes: { order: orderRef },
          // Never paid by halves, and taken without a second call.
          ...{ partial_payment: false, payment: { capture: "automatic" } },
        },
        signal: AbortSignal.timeout(CREATE_TIMEOUT_MS),
      });
      return { gatewayOrderId: id, redirectUrl: `${apiOrigin}/razorpay/pay/${id}` };
    },

    verifyWebhook(raw, headers) {
      const signature = headers.get("x-razorpay-signature") ?? "";
      if (!sameSecret(signature, hexMac(config.webhookSecret, raw)))
        return { ok: false, reason: "signature" };
      const body = v.safeParse(v.pipe(v.string(), v.parseJson(), webhookBody), new TextDecoder().decode(raw));
      // Accepted all the same: Razorpay disables webhooks that keep failing.
      if (!body.success) return { ok: true, events: [], authoritative: true, isUnreadable: true };
      const eventId = headers.get("x-razorpay-event-id") ?? createHash("sha256").update(raw).digest("hex");
      const event = eventOf(body.output, eventId);
      return { ok: true, events: event ? [event] : [], authoritative: true };
    },

    verifyReturn(params) {
      const [orderId = "", paymentId = "", signature = ""] = returnParams.map(
        (name) => params.get(name) ?? "",
      );
      const isGenuine = sameSecret(signature, hexMac(config.keySecret, `${orderId}|${paymentId}`));
      return isGenuine ? { ok: true, gatewayOrderId: orderId } : { ok: false };
    },

    async fetchStatus(gatewayOrderId, signal): Promise<GatewayOrderStatus> {
      const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}`;
      const { items } = await call(paymentList, `${path}/payments`, { signal });
      const payment = decidingPayment(items);
      if (payment) return statusOf(payment);
      const { amount, currency } = await call(order, path, { signal });
      return { status: "created", money: moneyOf(amount, currency) };
    },

    async refund({ paymentRef, money, idempotencyKey }, signal) {
      const made = await call(refund, `/v1/payments/${encodeURIComponent(paymentRef)}/refund`, {
        json: {
          amount: money.amount,
          speed: "normal",
          receipt: idempotencyKey,
          notes: { refund: idempotencyKey },
        },
        headers: { "x-refund-idempotency": idempotencyKey },
        signal,
      });
      return { refundRef: made.id, status: refundStatusOf(made) };
    },

    async fetchRefund(refundRef, signal) {
      return refundStatusOf(await call(refund, `/v1/refunds/${encodeURIComponent(refundRef)}`, { signal }));
    },
  };
}

const refundStatusOf = ({ status }: Refund): RefundStatus => (status === "processed" ? "done" : status);

/** The parameters that Razorpay adds to the return URL after a payment. */
export const returnParams = ["razorpay_order_id", "razorpay_payment_id", "razorpay_signature"] as const;
