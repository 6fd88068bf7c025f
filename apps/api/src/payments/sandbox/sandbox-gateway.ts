import * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { sameSecret } from "../../vault/same-secret.ts";
import type { GatewayEvent, PaymentGateway } from "../payment-gateway.ts";
import { findSandboxOrder, openSandboxOrder, refundSandboxOrder } from "./sandbox.queries.ts";
import { methodOf, methodsFor, truthOf } from "./sandbox.rules.ts";
import { sandboxEvent } from "./sandbox-event.ts";
import { isSigned } from "./signature.ts";

interface SandboxParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  apiOrigin: string;
}

/** What both sides of the practice gateway sign their messages with. */
export const sandboxSecret = (vault: Vault) => vault.mac("sandbox/webhook", "");

const returnMac = (vault: Vault, orderId: string) => vault.mac("sandbox/return", orderId);

/** The page a buyer is sent to. */
const payPath = (id: string) => `/sandbox/pay/${id}`;

/** The address a buyer goes back to, with what shows that the gateway sent him. */
export function returnAddress(vault: Vault, order: { id: string; returnUrl: string }): string {
  const url = new URL(order.returnUrl);
  url.searchParams.set("sandbox_order", order.id);
  url.searchParams.set("sandbox_signature", returnMac(vault, order.id));
  return url.href;
}

/** A gateway to practise on: it works like a real one and moves no money. */
export function sandboxGateway({ db, vault, clock, apiOrigin }: SandboxParts): PaymentGateway {
  return {
    id: "sandbox",
    publicKey: null,

    async createSession({ attemptId, orderRef, money, returnUrl, locale, expiresAt }) {
      const order = await openSandboxOrder(
        db,
        { attemptId, orderRef, ...money, returnUrl, expiresAt },
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
        // A payee that no bank knows: a real app opens, and refuses to pay.
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
      const isOurs = sameSecret(params.get("sandbox_signature") ?? "", returnMac(vault, id));
      return isOurs ? { ok: true, gatewayOrderId: id } : { ok: false };
    },

    async fetchStatus(gatewayOrderId) {
      const order = await findSandboxOrder(db, gatewayOrderId);
      if (!order) throw new Error(`the sandbox knows no order ${gatewayOrderId}`);
      const { amount, currency, paymentRef, bankReference } = order;
      return {
        status: truthOf(order, clock()),
        money: { amount, currency },
        paymentRef: paymentRef ?? undefined,
        method: methodOf(order),
        reference: bankReference ?? undefined,
      };
    },

    async refund({ paymentRef }) {
      const done = await refundSandboxOrder(db, paymentRef, clock());
      return { refundRef: `sbr_${paymentRef}`, status: done ? "done" : "failed" };
    },
  };
}

function readEvent(raw: Uint8Array): GatewayEvent | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), sandboxEvent), new TextDecoder().decode(raw));
  if (!parsed.success) return undefined;
  const { id, order_id, payment_id, status, amount, currency, method, bank_reference } = parsed.output;
  return {
    eventId: id,
    gatewayOrderId: order_id,
    status,
    money: { amount, currency },
    paymentRef: payment_id ?? undefined,
    method: method ?? undefined,
    reference: bank_reference ?? undefined,
  };
}
