import type { Context } from "hono";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { orderNotFound } from "./orders.errors.ts";
import { findOwnOrder } from "./orders.queries.ts";

/** The order for its signed-in buyer or with the token of its link; a foreign order is as missing as one that does not exist. */
export async function ownOrder(
  c: Context<AppEnv>,
  db: Database,
  { orderId, token }: { orderId: string; token: string | undefined },
) {
  const customer = await maybeSignedIn(c, db);
  if (!customer && !token) throw unauthorized();
  const order = await findOwnOrder(db, orderId, { customer, token });
  if (!order) throw orderNotFound();
  return order;
}
