import { addPhoneRequest, customerPhones } from "@aradhana/core/contract";
import { Hono } from "hono";
import { addPhone, listPhones, makeMainPhone, removePhone } from "../customers/customer-phones.queries.ts";
import { lockCustomer } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import type { Limits } from "../login/limits.rules.ts";
import { useCode, useCodeErrors } from "../login/use-code.ts";
import { attachGuestOrders } from "../orders/attach-guest-orders.ts";
import { signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { phoneNotFound, phoneTaken, phoneTooMany } from "./account.errors.ts";

interface PhoneParts {
  db: Database;
  vault: Vault;
  otpLimits: Limits;
}

const addErrors = { taken: phoneTaken, too_many: phoneTooMany };

/** The routes of the signed-in customer's own numbers. */
export function phoneRoutes({ db, vault, otpLimits }: PhoneParts) {
  const common = { tag: "account", results: customerPhones, bearer: true } as const;
  return new Hono<AppEnv>()
    .get(
      "/",
      documented({
        ...common,
        summary: "The customer's verified numbers",
        errorResponses: [unauthorized],
      }),
      async (c) => respond(c, await listPhones(db, vault, await signedInCustomer(c, db))),
    )
    .post(
      "/",
      documented({
        ...common,
        summary:
          "Adds the number that a one-time code was sent to; its guest orders are added to the account",
        status: 201,
        errorResponses: [unauthorized, ...useCodeErrors, phoneTaken, phoneTooMany],
      }),
      validated("json", addPhoneRequest),
      async (c) => {
        const { id } = await signedInCustomer(c, db);
        const at = c.var.clock();
        const { otp_id, otp } = c.req.valid("json");
        const { phone } = await useCode(
          c,
          { db, vault, otpLimits },
          { audience: "customer", id: otp_id, code: otp },
        );
        const phones = await db.transaction(async (tx) => {
          const customer = await lockCustomer(tx, id);
          if (customer?.status !== "active") throw unauthorized();
          const added = await addPhone(tx, vault, customer, phone, at);
          if (added !== "added") throw addErrors[added]();
          await attachGuestOrders(tx, customer, undefined);
          return listPhones(tx, vault, customer);
        });
        return respond(c, phones, {}, 201);
      },
    )
    .post(
      "/:id/main",
      documented({
        ...common,
        summary: "Makes a number the main one; the one before it stays in the account",
        errorResponses: [unauthorized, phoneNotFound],
      }),
      async (c) => {
        const { id } = await signedInCustomer(c, db);
        const phones = await db.transaction(async (tx) => {
          const customer = await lockCustomer(tx, id);
          const changed = customer && (await makeMainPhone(tx, customer, c.req.param("id"), c.var.clock()));
          if (!changed) throw phoneNotFound();
          return listPhones(tx, vault, changed);
        });
        return respond(c, phones);
      },
    )
    .delete(
      "/:id",
      documented({
        ...common,
        summary: "Removes a number other than the main one; it does not sign in any more",
        errorResponses: [unauthorized, phoneNotFound],
      }),
      async (c) => {
        const { id } = await signedInCustomer(c, db);
        const phones = await db.transaction(async (tx) => {
          const customer = await lockCustomer(tx, id);
          if (!customer || !(await removePhone(tx, customer, c.req.param("id")))) throw phoneNotFound();
          return listPhones(tx, vault, customer);
        });
        return respond(c, phones);
      },
    );
}
