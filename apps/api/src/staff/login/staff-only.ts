import type { StaffRole } from "@aradhana/core/staff";
import type { Context, MiddlewareHandler } from "hono";
import type * as v from "valibot";
import type { Database } from "../../db/database.ts";
import type { ErrorFactory } from "../../errors/app-error.ts";
import type { AppEnv, SignedInStaff } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { bearerOf } from "../../sessions/bearer.ts";
import { passkeyMissing, passkeyRequired, staffForbidden, staffUnauthorized } from "../staff.errors.ts";
import { findSignedInStaff } from "./staff-sessions.queries.ts";

/**
 * What a route demands of an owner beyond the role: "not_yet" is for a session that is still to be confirmed; "confirmed" is for what
 * does harm in wrong hands (decision 0049): an owner needs a passkey for it.
 */
interface Demands {
  /** @default an owner who has a passkey has confirmed the session with it */
  passkey?: "not_yet" | "confirmed";
}

/** Lets only signed-in staff with one of these roles pass. It comes before the validation of the request. */
export function staffOnly(
  db: Database,
  roles: readonly StaffRole[],
  { passkey }: Demands = {},
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const token = bearerOf(c);
    const staff = token ? await findSignedInStaff(db, token, c.var.clock()) : undefined;
    if (!staff) throw staffUnauthorized();
    if (!roles.includes(staff.role)) throw staffForbidden();
    if (staff.passkey === "required" && passkey !== "not_yet") throw passkeyRequired();
    if (staff.passkey === "missing" && passkey === "confirmed") throw passkeyMissing();
    c.set("staff", staff);
    await next();
  };
}

/** Lets only owners pass whose session a passkey has confirmed. */
export const ownersWithPasskey = (db: Database) => staffOnly(db, ["owner"], { passkey: "confirmed" });

/** The member of staff whom `staffOnly` let pass. */
export function staffOf(c: Context<AppEnv>): SignedInStaff {
  const { staff } = c.var;
  if (!staff) throw new Error("this route does not check who is signed in: add staffOnly");
  return staff;
}

/** The errors of `staffOnly`. */
export const staffOnlyErrors = [staffUnauthorized, staffForbidden, passkeyRequired, passkeyMissing];

interface StaffDocumentation {
  summary: string;
  results: v.GenericSchema;
  /** @default 200 */
  status?: 200 | 201;
  /** Beside those of `staffOnly`. */
  errorResponses?: readonly ErrorFactory[];
}

/** Describes a route behind `staffOnly`. */
export const staffDocumented = ({ errorResponses = [], ...documentation }: StaffDocumentation) =>
  documented({
    ...documentation,
    tag: "staff",
    bearer: true,
    errorResponses: [...staffOnlyErrors, ...errorResponses],
  });
