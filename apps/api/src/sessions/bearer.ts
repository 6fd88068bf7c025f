import type { Context } from "hono";
import type { Customer } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { unauthorized } from "./sessions.errors.ts";
import { findSignedIn } from "./sessions.queries.ts";

/** The bearer token of a request. */
export const bearerOf = (c: Context) =>
  /^Bearer ([\w-]{43})$/i.exec(c.req.header("authorization") ?? "")?.[1];

/** Who is signed in, if anybody: a token that ran out opens nothing and hinders nothing. */
export async function maybeSignedIn(c: Context<AppEnv>, db: Database): Promise<Customer | undefined> {
  const token = bearerOf(c);
  return token ? await findSignedIn(db, token, c.var.clock()) : undefined;
}

/** Who is signed in; nobody else gets past this. */
export async function signedInCustomer(c: Context<AppEnv>, db: Database): Promise<Customer> {
  const customer = await maybeSignedIn(c, db);
  if (!customer) throw unauthorized();
  return customer;
}
