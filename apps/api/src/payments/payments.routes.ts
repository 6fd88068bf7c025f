import {
  type GatewayName,
  initiated,
  initiateRequest,
  type Language,
  paymentStatus,
  paymentStatusQuery,
  verifyRequest,
} from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { invalidInput } from "../errors/common.errors.ts";
import { answer } from "../http/answer.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { orderExpired, orderNotFound } from "../orders/orders.errors.ts";
import { findOwnOrder, type OrderName, readLines } from "../orders/orders.queries.ts";
import { sessionOf } from "../orders/session-id.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import type { Vault } from "../vault/create-vault.ts";
import { noteSession, openAttempt, watch } from "./attempts.queries.ts";
import { findGateway, type Gateways, type PaymentGateway } from "./payment-gateway.ts";
import { alreadyPaid, badReturn, gatewayDown, gatewayUnknown } from "./payments.errors.ts";
import { findPaymentOf, findShownPayment, type Payment } from "./payments.queries.ts";
import { isUnsettled } from "./payments.rules.ts";
import { askGateway } from "./reconcile.ts";
import { statusView } from "./status-view.ts";

interface PaymentParts {
  db: Database;
  vault: Vault;
  gateways: Gateways;
  webOrigins: readonly string[];
  log: Logger;
}

/** What a browser brought back from a gateway. */
interface Brought {
  orderId: string;
  name: GatewayName;
  params: Record<string, string>;
  at: Date;
}

const tag = "payment";

/** Paying an order, and the truth about its money. */
export function paymentsRoutes({ db, vault, gateways, webOrigins, log }: PaymentParts) {
  return new Hono<AppEnv>()
    .post(
      "/noauth-api/v1/payment/initiate",
      documented({
        tag,
        summary: "Opens an attempt to pay, or goes on with the open one",
        results: initiated,
        errorResponses: [orderNotFound, orderExpired, alreadyPaid, gatewayDown],
      }),
      validated("json", initiateRequest),
      async (c) => {
        const { order_id, t, gateway: wished, return_url, surface } = c.req.valid("json");
        const own = await ownOrder(c, order_id, t);
        if (!webOrigins.includes(URL.parse(return_url)?.origin ?? "")) throw notAllowed("return_url");
        const gateway = wished ? findGateway(gateways, wished) : gateways[0];
        if (!gateway) throw notAllowed("gateway");

        const { order, payment } = await openAttempt(db, {
          orderId: own.id,
          gateway: gateway.id,
          returnUrl: return_url,
          at: c.var.clock(),
        });
        const session = payment.gatewayOrderId
          ? { gatewayOrderId: payment.gatewayOrderId, redirectUrl: payment.redirectUrl }
          : await openSession(gateway, payment, order).catch(refuseOutage);
        await noteSession(db, payment.id, session);
        const money = { amount: payment.amount, currency: payment.currency };
        const { gatewayOrderId } = session;
        const upi = surface === "webview" && gateway.upiLink?.({ gatewayOrderId, money });
        return answer(
          c,
          {
            payment_id: payment.id,
            gateway: gateway.id,
            gateway_order_id: gatewayOrderId,
            public_key: gateway.publicKey,
            amount: money,
            redirect_url: session.redirectUrl,
            ...(upi && { upi: { intent_url: upi } }),
            expires_at: payment.expiresAt.toISOString(),
          },
          { currency: order.currency, country_code: order.countryCode },
        );
      },
    )
    .get(
      "/noauth-api/v1/payment/status",
      documented({
        tag,
        summary: "Where the money of an order is, and when to ask again",
        results: paymentStatus,
        errorResponses: [orderNotFound],
      }),
      validated("query", paymentStatusQuery),
      async (c) => {
        const { order_id, temp_order_id: tempOrderId = "", t, lang } = c.req.valid("query");
        const order = await ownOrder(c, order_id ?? { tempOrderId }, t);
        return readStatus(c, order, lang);
      },
    )
    .post(
      "/noauth-api/v1/payment/verify",
      documented({
        tag,
        summary: "Looks at the gateway itself, on what the buyer's browser brought back from there",
        results: paymentStatus,
        errorResponses: [orderNotFound, gatewayUnknown, badReturn, gatewayDown],
      }),
      validated("json", verifyRequest),
      async (c) => {
        const { order_id, t, gateway: name, params, lang } = c.req.valid("json");
        // Whoever brings the gateway's signature has it asked: the page that a partner's frame has opened knows nothing of
        // its buyer, who waits in that frame. How the order stands is told to its buyer alone.
        const [looked] = await Promise.allSettled([
          checkGateway({ orderId: order_id, name, params, at: c.var.clock() }),
        ]);
        const order = await ownOrder(c, order_id, t);
        if (looked.status === "rejected") throw looked.reason;
        return readStatus(c, order, lang);
      },
    );

  async function checkGateway({ orderId, name, params, at }: Brought) {
    const gateway = findGateway(gateways, name);
    if (!gateway) throw gatewayUnknown();
    const returned = gateway.verifyReturn(new URLSearchParams(params));
    if (!returned.ok) throw badReturn();
    if (!(await findPaymentOf(db, orderId, gateway.id, returned.gatewayOrderId))) throw orderNotFound();
    await askGateway(db, gateway, returned.gatewayOrderId, at).catch(refuseOutage);
  }

  async function ownOrder(c: Context<AppEnv>, name: OrderName, token: string | undefined) {
    const customer = await maybeSignedIn(c, db);
    const claims = { customer, session: sessionOf(c, vault), token };
    const order = await findOwnOrder(db, name, claims);
    if (!order) throw orderNotFound();
    return order;
  }

  function refuseOutage(error: unknown): never {
    log.warn({ err: error }, "a payment gateway does not answer");
    throw gatewayDown();
  }

  async function readStatus(c: Context<AppEnv>, order: Awaited<ReturnType<typeof ownOrder>>, lang: Language) {
    const [payment, lines] = await Promise.all([findShownPayment(db, order.id), readLines(db, order.id)]);
    const watchedFor = payment && isUnsettled(payment.state) ? await watch(db, payment, c.var.clock()) : 0;
    return answer(c, statusView({ order, lines, payment, watchedFor }, lang), {
      currency: order.currency,
      country_code: order.countryCode,
    });
  }
}

const openSession = (
  gateway: PaymentGateway,
  payment: Payment,
  order: { number: string; language: Language },
) =>
  gateway.createSession({
    attemptId: payment.id,
    orderRef: order.number,
    locale: order.language,
    money: { amount: payment.amount, currency: payment.currency },
    returnUrl: payment.returnUrl,
    expiresAt: payment.expiresAt,
  });

const notAllowed = (field: string) =>
  invalidInput({
    fieldErrors: [{ field, code: "not_allowed", message: "This is not one of the values we take." }],
  });
