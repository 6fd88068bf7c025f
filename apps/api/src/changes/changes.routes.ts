import {
  cancelRequest,
  changeLink,
  changesQuery,
  orderChanges,
  remedyRequest,
  reportNameRequest,
  rescheduleRequest,
  returnRequest,
} from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { orderNotFound } from "../orders/orders.errors.ts";
import { ownOrder } from "../orders/own-order.ts";
import { soldOut } from "../quotes/quotes.errors.ts";
import { chooseRemedy } from "../remedies/choose-remedy.ts";
import { reportName } from "../remedies/report-name.ts";
import { requestReturn } from "../returns/request-return.ts";
import { returnClosed, returnRequested } from "../returns/returns.errors.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { cancelItems } from "./cancel-items.ts";
import { changeTooLate, dateGone, refundChanged } from "./changes.errors.ts";
import { readChanges } from "./read-changes.ts";
import { reschedule } from "./reschedule.ts";

interface ChangeParts {
  db: Database;
  /** Called when there is a refund or a message to send. */
  wake: () => void;
}

const documentedChange = (
  summary: string,
  ...errors: Parameters<typeof documented>[0]["errorResponses"] & object
) =>
  documented({
    ...{ summary, tag: "order", results: orderChanges, bearer: true },
    errorResponses: [unauthorized, orderNotFound, ...errors],
  });

/** How the buyer changes a paid order: for its owner, or with the token of its link. */
export function changesRoutes({ db, wake }: ChangeParts) {
  return new Hono<AppEnv>()
    .get(
      "/api/v1/order/policyQuote",
      documentedChange(
        "What can be changed about an order now, with the exact refunds, and refunds under way",
      ),
      validated("query", changesQuery),
      async (c) => {
        const { order_id, t, lang } = c.req.valid("query");
        return answer(c, await ownOrder(c, db, { orderId: order_id, token: t }), lang);
      },
    )
    .post(
      "/api/v1/order/cancel",
      documentedChange(
        "Cancels items of an order with the refund that was shown; `refund_changed` if it is another one by now",
        changeTooLate,
        refundChanged,
      ),
      validated("query", changeLink),
      validated("json", cancelRequest),
      async (c) => {
        const { t, lang } = c.req.valid("query");
        const { order_id, item_ids: itemIds, refund } = c.req.valid("json");
        const { id: orderId } = await ownOrder(c, db, { orderId: order_id, token: t });
        await cancelItems(db, { orderId, itemIds, refund, at: c.var.clock() });
        return done(c, orderId, t, lang);
      },
    )
    .post(
      "/api/v1/order/reschedule",
      documentedChange("Moves a ritual of an order to a later date, with its names", changeTooLate, dateGone),
      validated("query", changeLink),
      validated("json", rescheduleRequest),
      async (c) => {
        const { t, lang } = c.req.valid("query");
        const { order_id, item_id: itemId, ritual_id: ritualId } = c.req.valid("json");
        const { id: orderId } = await ownOrder(c, db, { orderId: order_id, token: t });
        await reschedule(db, { orderId, itemId, ritualId, at: c.var.clock() });
        return done(c, orderId, t, lang);
      },
    )
    .post(
      "/api/v1/order/return",
      documentedChange(
        "Requests the return of pieces of an item, with the refund that was shown; safe to repeat",
        returnClosed,
        returnRequested,
        refundChanged,
      ),
      validated("query", changeLink),
      validated("json", returnRequest),
      async (c) => {
        const { t, lang } = c.req.valid("query");
        const { order_id, item_id: itemId, pieces, reason, refund } = c.req.valid("json");
        const { id: orderId } = await ownOrder(c, db, { orderId: order_id, token: t });
        await requestReturn(db, { orderId, itemId, pieces, reason, refund, at: c.var.clock() });
        return done(c, orderId, t, lang);
      },
    )
    .post(
      "/api/v1/order/reportName",
      documentedChange("Reports that a name is missing in the recording: a remedy is offered", changeTooLate),
      validated("query", changeLink),
      validated("json", reportNameRequest),
      async (c) => {
        const { t, lang } = c.req.valid("query");
        const { order_id, item_id: itemId } = c.req.valid("json");
        const { id: orderId } = await ownOrder(c, db, { orderId: order_id, token: t });
        await reportName(db, { orderId, itemId, at: c.var.clock() });
        return done(c, orderId, t, lang);
      },
    )
    .post(
      "/api/v1/order/remedy",
      documentedChange(
        "Chooses the refund or the repetition that a missed promise offers",
        changeTooLate,
        dateGone,
        soldOut,
      ),
      validated("query", changeLink),
      validated("json", remedyRequest),
      async (c) => {
        const { t, lang } = c.req.valid("query");
        const { order_id, remedy_id: remedyId, choice, ritual_id: ritualId } = c.req.valid("json");
        const { id: orderId } = await ownOrder(c, db, { orderId: order_id, token: t });
        await chooseRemedy(db, { orderId, remedyId, choice, ritualId, at: c.var.clock() });
        return done(c, orderId, t, lang);
      },
    );

  type Own = Awaited<ReturnType<typeof ownOrder>>;
  async function answer(c: Context<AppEnv>, order: Own, lang: "en" | "hi") {
    return respond(c, await readChanges(db, order, { lang, now: c.var.clock() }), {
      currency: order.currency,
    });
  }

  async function done(c: Context<AppEnv>, orderId: string, token: string | undefined, lang: "en" | "hi") {
    wake();
    return answer(c, await ownOrder(c, db, { orderId, token: token }), lang);
  }
}
