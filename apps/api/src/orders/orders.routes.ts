import { orderQuery, orders, ordersQuery, poojaOrder, typedOrder } from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import type * as v from "valibot";
import type { Database } from "../db/database.ts";
import { invalidInput } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { readPaymentStates } from "../payments/payments.queries.ts";
import { maybeSignedIn, signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { fromCursor, toCursor } from "./cursor.rules.ts";
import { orderCardView } from "./order-view.ts";
import { orderNotFound } from "./orders.errors.ts";
import { findOwnOrder, findOwnPart, listOrders, readPartsOf, type StoredOrder } from "./orders.queries.ts";
import { readCovers } from "./read-covers.ts";
import { readTypedOrder } from "./read-typed-order.ts";

/** The routes that read orders, for their owner or with an order's link. */
export function ordersRoutes({ db, vault }: { db: Database; vault: Vault }) {
  return new Hono<AppEnv>()
    .get(
      "/api/v1/order/getOrders",
      documented({
        summary: "The signed-in customer's orders, newest first",
        tag: "order",
        results: orders,
        errorResponses: [unauthorized],
        bearer: true,
      }),
      validated("query", ordersQuery),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        const { lang, state, type, cursor, limit } = c.req.valid("query");
        const after = cursor === undefined ? undefined : fromCursor(cursor);
        if (cursor !== undefined && !after) {
          const message = "This does not come from an earlier page.";
          throw invalidInput({ fieldErrors: [{ field: "cursor", code: "format", message }] });
        }
        // One more row than requested shows whether there is a next page.
        const found = await listOrders(db, customer, { state, type, after, limit: limit + 1 });
        const page = found.slice(0, limit);
        const last = found.length > limit ? page.at(-1) : undefined;
        const ids = page.map(({ id }) => id);
        const [coverOf, paymentStates, parts] = await Promise.all([
          readCovers(db, page, lang),
          readPaymentStates(db, ids),
          readPartsOf(db, ids),
        ]);
        const partsOf = Map.groupBy(parts, ({ item }) => item.orderId);
        return respond(
          c,
          {
            orders: page.map((order) =>
              orderCardView(
                { order, parts: partsOf.get(order.id) ?? [], paymentState: paymentStates.get(order.id) },
                coverOf(order),
                lang,
                c.var.clock(),
              ),
            ),
          },
          { limit, cursor: last ? toCursor({ at: last.createdAt, id: last.id }) : null },
        );
      },
    )
    .get(
      "/api/v1/order/getPoojaOrderById",
      documented({
        summary: "An order with its puja, for its owner or with the token of its link",
        tag: "order",
        results: poojaOrder,
        errorResponses: [unauthorized, orderNotFound],
        bearer: true,
      }),
      validated("query", orderQuery),
      async (c) => {
        const { order, ...reading } = await ownOrder(c, c.req.valid("query"));
        const { type: _type, ...page } = await readTypedOrder(db, vault, order, reading);
        if (!("pooja" in page)) throw orderNotFound();
        return respond(c, page, marketOfOrder(order));
      },
    )
    .get(
      "/api/v1/order/getOrderById",
      documented({
        summary:
          "An order of any type with its puja or chadhaava, for its owner or with the token of its link",
        tag: "order",
        results: typedOrder,
        errorResponses: [unauthorized, orderNotFound],
        bearer: true,
      }),
      validated("query", orderQuery),
      async (c) => {
        const { order, ...reading } = await ownOrder(c, c.req.valid("query"));
        return respond(c, await readTypedOrder(db, vault, order, reading), marketOfOrder(order));
      },
    );

  async function ownOrder(
    c: Context<AppEnv>,
    { order_id, item_id: itemId, t: token, lang }: v.InferOutput<typeof orderQuery>,
  ) {
    const customer = await maybeSignedIn(c, db);
    if (!customer && !token) throw unauthorized();
    const claims = { customer, token };
    const order = itemId
      ? await findOwnPart(db, { orderId: order_id, itemId }, claims)
      : await findOwnOrder(db, order_id, claims);
    if (!order) throw orderNotFound();
    return { order, lang, now: c.var.clock(), isPart: itemId !== undefined };
  }
}

const marketOfOrder = ({ currency, countryCode }: StoredOrder) => ({
  currency,
  country_code: countryCode,
});
