import { LOGIN_EXPIRES_HEADER } from "@aradhana/core/paths";
import type { Context } from "hono";
import type { Customer } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { unauthorized } from "./sessions.errors.ts";
import { findSignedIn } from "./sessions.queries.ts";

export const bearerOf = (c: Context) =>
  /^Bearer ([\w-]{43})$/i.exec(c.req.header("authorization") ?? "")?.[1];

/** The signed-in customer, if any; the answer then says when the login expires. An expired token is treated like no token. */
export async function maybeSignedIn(c: Context<AppEnv>, db: Database): Promise<Customer | undefined> {
  const token = bearerOf(c);
  const session = token ? await findSignedIn(db, token, c.var.clock()) : undefined;
  if (session) c.header(LOGIN_EXPIRES_HEADER, session.expiresAt.toISOString());
  return session?.customer;
}

/** The signed-in customer; throws 401 if there is none. */
export async function signedInCustomer(c: Context<AppEnv>, db: Database): Promise<Customer> {
  const customer = await maybeSignedIn(c, db);
  if (!customer) throw unauthorized();
  return customer;
}
