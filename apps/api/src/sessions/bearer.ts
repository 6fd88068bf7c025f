import { LOGIN_EXPIRES_HEADER } from "@aradhana/core/paths";
import type { Context } from "hono";
import type { Customer } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { unauthorized } from "./sessions.errors.ts";
import { findSignedIn } from "./sessions.queries.ts";

export const bearerOf = (c: Context) =>
  /^Bearer ([\w-]{43})$/i.exec(c.req.header("authorization") ?? "")?.[1];

/** The session of the request's token, if it is valid now. */
async function sessionOf(c: Context<AppEnv>, db: Database) {
  const token = bearerOf(c);
  return token ? await findSignedIn(db, token, c.var.clock()) : undefined;
}

/** Whether this customer is still signed in, while an answer streams: its headers were sent before. */
export const isStillSignedIn = async (c: Context<AppEnv>, db: Database, customerId: string) =>
  (await sessionOf(c, db))?.customer.id === customerId;

/** The signed-in customer, if any; the answer then says when the login expires. An expired token is treated like no token. */
export async function maybeSignedIn(c: Context<AppEnv>, db: Database): Promise<Customer | undefined> {
  const session = await sessionOf(c, db);
  if (session) c.header(LOGIN_EXPIRES_HEADER, session.expiresAt.toISOString());
  return session?.customer;
}

/** The signed-in customer; throws 401 if there is none. */
export async function signedInCustomer(c: Context<AppEnv>, db: Database): Promise<Customer> {
  const customer = await maybeSignedIn(c, db);
  if (!customer) throw unauthorized();
  return customer;
}
