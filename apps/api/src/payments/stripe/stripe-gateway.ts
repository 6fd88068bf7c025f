import type { Currency, Language } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Clock } from "../../clock.ts";
import { callService, ServiceResponseError } from "../../remote/call-service.ts";
import type { PaymentGateway } from "../payment-gateway.ts";
import { isSigned } from "../timed-signature.ts";
import { eventOf, refundStateOf, statusOf } from "./stripe.rules.ts";
import { checkoutSession, namedEvent, refund, refundList, stripeEvent } from "./stripe-objects.ts";

export interface StripeConfig {
  /** Where Stripe's API is. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** In which payments are made here. */
  currencies: readonly Currency[];
}

/** The version whose responses the schemas describe. */
const API_VERSION = "2026-10-28.endive";
const CREATE_TIMEOUT_MS = 8_000;

/** Stripe's page has no Hindi: the browser's language decides. */
const locales = { en: "en", hi: "auto" } as const satisfies Record<Language, string>;

/** Stripe, by its Checkout page. */
export function stripeGateway(config: StripeConfig, clock: Clock): PaymentGateway {
  const headers = { authorization: `Bearer ${config.secretKey}`, "stripe-version": API_VERSION };
  const get = <Schema extends v.GenericSchema>(schema: Schema, path: string, signal: AbortSignal) =>
    callService(schema, { url: new URL(path, config.url), method: "GET", headers, signal });
  const post = <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    { form, key, signal }: { form: Record<string, string>; key: string; signal: AbortSignal },
  ) =>
    callService(schema, {
      ...{ url: new URL(path, config.url), method: "POST", signal },
      headers: {
        ...headers,
        "content-type": "application/x-www-form-urlencoded",
        "idempotency-key": key,
      },
      body: String(new URLSearchParams(form)),
    });

  return {
    id: "stripe",
    publicKey: null,
    takes: (currency) => config.currencies.includes(currency),

    async createSession({ attemptId, orderRef, money, returnUrl, locale, expiresAt }) {
      const form = {
        ...expiryOf(expiresAt, clock()),
        ...{ mode: "payment", client_reference_id: attemptId, locale: locales[locale] },
        ...{ success_url: withSessionId(returnUrl), cancel_url: returnUrl },
        "line_items[0][quantity]": "1",
        "line_items[0][price_data][currency]": money.currency,
        "line_items[0][price_data][unit_amount]": String(money.amount),
        "line_items[0][price_data][product_data][name]": orderRef,
        "payment_intent_data[metadata][order]": orderRef,
      };
      const create = (key: string) =>
        post(checkoutSession, "/v1/checkout/sessions", {
          ...{ form, key, signal: AbortSignal.timeout(CREATE_TIMEOUT_MS) },
        });
      const session = await create(attemptId).catch((error: unknown) => {
        // Stripe repeats a failure for a day under its key. Nobody has that session's address, so a second one is
        // safe.
        if (error instanceof ServiceResponseError && error.isReplay) return create(`${attemptId}/again`);
        throw error;
      });
      return { gatewayOrderId: session.id, redirectUrl: session.url ?? null };
    },

    verifyWebhook(raw, webhookHeaders, now) {
      if (!isSigned(config.webhookSecret, raw, webhookHeaders.get("stripe-signature"), now)) {
        return { ok: false, reason: "signature" };
      }
      const json = v.safeParse(v.pipe(v.string(), v.parseJson()), new TextDecoder().decode(raw));
      const body = v.safeParse(stripeEvent, json.output);
      const event = body.success ? eventOf(body.output) : undefined;
      // Other events than ours are sent as well if the webhook is not limited to some.
      const isUnreadable = !body.success && (!json.success || v.is(namedEvent, json.output));
      return { ok: true, events: event ? [event] : [], authoritative: true, isUnreadable };
    },

    verifyReturn(params) {
      // Stripe signs nothing: the id only says which session to check.
      const id = params.get("stripe_session_id") ?? "";
      return /^cs_\w{1,200}$/.test(id) ? { ok: true, gatewayOrderId: id } : { ok: false };
    },

    async fetchStatus(gatewayOrderId, signal) {
      const path = `/v1/checkout/sessions/${encodeURIComponent(gatewayOrderId)}`;
      return statusOf(await get(checkoutSession, `${path}?expand[]=payment_intent.latest_charge`, signal));
    },

    async refund({ paymentRef, money, idempotencyKey }, signal) {
      const form = {
        ...{ payment_intent: paymentRef, amount: String(money.amount) },
        "metadata[refund]": idempotencyKey,
      };
      const create = (key: string) => post(refund, "/v1/refunds", { form, key, signal });
      const result = await create(idempotencyKey).catch(async (error: unknown) => {
        if (!(error instanceof ServiceResponseError && error.isReplay)) throw error;
        // The failed call may have made it nevertheless.
        const made = await get(refundList, `/v1/refunds?limit=100&payment_intent=${paymentRef}`, signal);
        const own = made.data.find(({ metadata }) => metadata?.refund === idempotencyKey);
        return own ?? create(`${idempotencyKey}/again`);
      });
      return { refundRef: result.id, status: refundStateOf(result) };
    },

    async fetchRefund(refundRef, signal) {
      return refundStateOf(await get(refund, `/v1/refunds/${encodeURIComponent(refundRef)}`, signal));
    },
  };
}

const MINUTE = 60_000;
const LONGEST = 24 * 60 * MINUTE;

/** Stripe's sessions end after half an hour at the earliest, and after a day by themselves. */
function expiryOf(expiresAt: Date, now: Date): { expires_at?: string } {
  const end = expiresAt.getTime() + 30 * MINUTE;
  return end - now.getTime() < LONGEST - MINUTE ? { expires_at: String(Math.floor(end / 1000)) } : {};
}

/** The return URL with the parameter that Stripe fills in; its braces must not be encoded. */
function withSessionId(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("stripe_session_id", "CHECKOUT_SESSION_ID");
  return url.href.replace("=CHECKOUT_SESSION_ID", "={CHECKOUT_SESSION_ID}");
}
