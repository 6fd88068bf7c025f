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
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { readLinkSent } from "../orders/link-sent.ts";
import { orderExpired, orderNotFound } from "../orders/orders.errors.ts";
import { findOwnOrder, type OrderName, readLines, readParts } from "../orders/orders.queries.ts";
import { sessionOf } from "../orders/session-id.ts";
import { findUnnamedPart } from "../sankalp/sankalp.queries.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import type { Vault } from "../vault/create-vault.ts";
import { openAttempt, recordFirstPoll } from "./attempts.queries.ts";
import { openSession } from "./open-session.ts";
import { findGateway, type Gateways } from "./payment-gateway.ts";
import { alreadyPaid, badReturn, gatewayDown, gatewayUnknown, paymentPending } from "./payments.errors.ts";
import { findCurrentPayment, findPaymentOfOrder } from "./payments.queries.ts";
import { isUnsettled } from "./payments.rules.ts";
import { applyGatewayStatus } from "./reconcile.ts";
import { statusView } from "./status-view.ts";
import { throwGatewayDown } from "./throw-gateway-down.ts";

interface PaymentParts {
  db: Database;
  vault: Vault;
  gateways: Gateways;
  webOrigins: readonly string[];
  log: Logger;
}

/** The parameters with which a gateway returned the buyer. */
interface GatewayReturn {
  orderId: string;
  name: GatewayName;
  params: Record<string, string>;
  at: Date;
}

const tag = "payment";

/** The routes that start payments and return their status. */
export function paymentsRoutes({ db, vault, gateways, webOrigins, log }: PaymentParts) {
  return new Hono<AppEnv>()
    .post(
      "/noauth-api/v1/payment/initiate",
      documented({
        tag,
        summary: "Starts a payment attempt, or continues the open one; not while the bank is confirming one",
        results: initiated,
        errorResponses: [orderNotFound, orderExpired, alreadyPaid, paymentPending, gatewayDown],
      }),
      validated("json", initiateRequest),
      async (c) => {
        const { order_id, t, gateway: requestedGateway, return_url, surface } = c.req.valid("json");
        const ownedOrder = await ownOrder(c, order_id, t);
        if (!webOrigins.includes(URL.parse(return_url)?.origin ?? "")) throw notAllowed("return_url");
        const possible = gateways.filter(({ takes }) => takes(ownedOrder.currency));
        const gateway = requestedGateway ? findGateway(possible, requestedGateway) : possible[0];
        if (!gateway) throw requestedGateway ? notAllowed("gateway") : gatewayDown();

        const { order, payment } = await openAttempt(db, {
          orderId: ownedOrder.id,
          gateway: gateway.id,
          returnUrl: return_url,
          at: c.var.clock(),
        });
        const session = await openSession(db, gateway, { order, payment }).catch(throwGatewayDown(log));
        const money = { amount: payment.amount, currency: payment.currency };
        const { gatewayOrderId } = session;
        const upiLink = surface === "webview" && gateway.upiLink?.({ gatewayOrderId, money });
        return respond(
          c,
          {
            payment_id: payment.id,
            gateway: gateway.id,
            gateway_order_id: gatewayOrderId,
            public_key: gateway.publicKey,
            amount: money,
            redirect_url: session.redirectUrl,
            ...(upiLink && { upi: { intent_url: upiLink } }),
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
        summary: "The payment status of an order, and when to poll again",
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
        summary: "Checks the payment at the gateway after the buyer has returned from there",
        results: paymentStatus,
        errorResponses: [orderNotFound, gatewayUnknown, badReturn, gatewayDown],
      }),
      validated("json", verifyRequest),
      async (c) => {
        const { order_id, t, gateway: name, params, lang } = c.req.valid("json");
        // The gateway's signature is enough to check the payment, because the return page of a partner's frame does not
        // know the buyer. Only the buyer gets the status.
        const [gatewayCheck] = await Promise.allSettled([
          checkReturn({ orderId: order_id, name, params, at: c.var.clock() }),
        ]);
        const order = await ownOrder(c, order_id, t);
        if (gatewayCheck.status === "rejected") throw gatewayCheck.reason;
        return readStatus(c, order, lang);
      },
    );

  async function checkReturn({ orderId, name, params, at }: GatewayReturn) {
    const gateway = findGateway(gateways, name);
    if (!gateway) throw gatewayUnknown();
    const returned = gateway.verifyReturn(new URLSearchParams(params));
    if (!returned.ok) throw badReturn();
    if (!(await findPaymentOfOrder(db, orderId, gateway.id, returned.gatewayOrderId))) throw orderNotFound();
    await applyGatewayStatus(db, gateway, returned.gatewayOrderId, at).catch(throwGatewayDown(log));
  }

  async function ownOrder(c: Context<AppEnv>, name: OrderName, token: string | undefined) {
    const customer = await maybeSignedIn(c, db);
    const claims = { customer, session: sessionOf(c, vault), token };
    const order = await findOwnOrder(db, name, claims);
    if (!order) throw orderNotFound();
    return order;
  }

  async function readStatus(c: Context<AppEnv>, order: Awaited<ReturnType<typeof ownOrder>>, lang: Language) {
    const [payment, lines, parts, linkSent, unnamed] = await Promise.all([
      findCurrentPayment(db, order.id),
      readLines(db, order.id),
      readParts(db, order.id),
      readLinkSent(db, vault, order),
      findUnnamedPart(db, order),
    ]);
    const namesGiven = !unnamed;
    const polledForMs =
      payment && isUnsettled(payment.state) ? await recordFirstPoll(db, payment, c.var.clock()) : 0;
    return respond(c, statusView({ order, lines, parts, payment, polledForMs, linkSent, namesGiven }, lang), {
      currency: order.currency,
      country_code: order.countryCode,
    });
  }
}

const notAllowed = (field: string) =>
  invalidInput({
    fieldErrors: [{ field, code: "not_allowed", message: "This is not one of the values we take." }],
  });
