import { methodsFor } from "@aradhana/core/payment";
import * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { sameSecret } from "../../vault/same-secret.ts";
import type { GatewayEvent, PaymentGateway } from "../payment-gateway.ts";
import { isSigned } from "../timed-signature.ts";
import { chargeSandboxMandate, openSandboxMandate, setSandboxMandate } from "./mandates.queries.ts";
import { isSandboxRefund, refundRefOf, refundSandboxOrder } from "./refunds.queries.ts";
import { findSandboxOrder, openSandboxOrder, type SandboxOrder } from "./sandbox.queries.ts";
import { gatewayStatusOf, paymentMethodOf } from "./sandbox.rules.ts";
import { sandboxEvent } from "./sandbox-event.ts";

interface SandboxParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  apiOrigin: string;
}

/** The secret that signs the webhooks of the sandbox gateway. */
export const sandboxSecret = (vault: Vault) => vault.mac("sandbox/webhook", "");

const returnMac = (vault: Vault, orderId: string) => vault.mac("sandbox/return", orderId);

const payPath = (id: string) => `/sandbox/pay/${id}`;

/** The buyer's return URL with the gateway's signature. */
export function signedReturnUrl(vault: Vault, order: { id: string; returnUrl: string }): string {
  const url = new URL(order.returnUrl);
  url.searchParams.set("sandbox_order", order.id);
  url.searchParams.set("sandbox_signature", returnMac(vault, order.id));
  return url.href;
}

/** A payment gateway for development: it works like a real one without moving money. */
export function sandboxGateway({ db, vault, clock, apiOrigin }: SandboxParts): PaymentGateway {
  return {
    id: "sandbox",
    publicKey: null,
    takes: () => true,

    async createSession({ attemptId, orderRef, money, returnUrl, locale, expiresAt, mandate }) {
      const mandateId = mandate ? await openSandboxMandate(db, mandate, clock()) : null;
      const order = await openSandboxOrder(
        db,
        { attemptId, orderRef, ...money, returnUrl, expiresAt, mandateId },
        clock(),
      );
      return {
        gatewayOrderId: order.id,
        redirectUrl: `${apiOrigin}${payPath(order.id)}?lang=${locale}`,
      };
    },

    upiLink({ gatewayOrderId, money }) {
      if (!methodsFor(money.currency).includes("upi")) return undefined;
      const query = new URLSearchParams({
        // No bank knows this payee, so a real UPI app opens but does not pay.
        pa: "practice@invalid",
        pn: "Aradhana",
        tr: gatewayOrderId,
        am: (money.amount / 100).toFixed(2),
        cu: "INR",
      });
      return `upi://pay?${query}`;
    },

    verifyWebhook(raw, headers, now) {
      if (!isSigned(sandboxSecret(vault), raw, headers.get("x-sandbox-signature"), now)) {
        return { ok: false, reason: "signature" };
      }
      const event = readEvent(raw);
      return event ? { ok: true, events: [event], authoritative: true } : { ok: false, reason: "body" };
    },

    verifyReturn(params) {
      const id = params.get("sandbox_order") ?? "";
      const isGenuine = sameSecret(params.get("sandbox_signature") ?? "", returnMac(vault, id));
      return isGenuine ? { ok: true, gatewayOrderId: id } : { ok: false };
    },

    async fetchStatus(gatewayOrderId) {
      const order = await findSandboxOrder(db, gatewayOrderId);
      if (!order) throw new Error(`the sandbox has no order ${gatewayOrderId}`);
      return statusOf(order, clock());
    },

    mandates: {
      async charge(requested) {
        return statusOf(await chargeSandboxMandate(db, requested, clock()), clock());
      },
      setState: (id, state) => setSandboxMandate(db, id, state, clock()),
    },

    async refund({ paymentRef, money: { amount }, idempotencyKey: id }) {
      const isRefunded = await refundSandboxOrder(db, { paymentRef, id, amount }, clock());
      return { refundRef: refundRefOf(id), status: isRefunded ? "done" : "failed" };
    },

    fetchRefund: async (refundRef) => ((await isSandboxRefund(db, refundRef)) ? "done" : "failed"),
  };
}

function statusOf(order: SandboxOrder, now: Date) {
  const { amount, currency, paymentRef, bankReference, mandateId } = order;
  return {
    status: gatewayStatusOf(order, now),
    money: { amount, currency },
    paymentRef: paymentRef ?? undefined,
    method: paymentMethodOf(order),
    reference: bankReference ?? undefined,
    mandateRef: mandateId ?? undefined,
  };
}

function readEvent(raw: Uint8Array): GatewayEvent | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), sandboxEvent), new TextDecoder().decode(raw));
  if (!parsed.success) return undefined;
  const { id, order_id, payment_id, status, amount, currency, method, bank_reference, mandate_id, refund } =
    parsed.output;
  return {
    eventId: id,
    gatewayOrderId: order_id,
    status,
    money: { amount, currency },
    paymentRef: payment_id ?? undefined,
    method: method ?? undefined,
    reference: bank_reference ?? undefined,
    mandateRef: mandate_id ?? undefined,
    refund: refund ? { ref: refund.id, id: refund.shop_refund_id, amount: refund.amount } : undefined,
  };
}
