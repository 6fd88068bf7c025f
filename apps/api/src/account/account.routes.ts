import {
  consentRequest,
  consents,
  deleteAccountRequest,
  familyProfileRequest,
  updateProfileRequest,
  user,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import * as v from "valibot";
import { recordConsent } from "../customers/consents.queries.ts";
import { currentConsents } from "../customers/consents.rules.ts";
import { updateCustomer, userOf } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { ordersOpen } from "./account.errors.ts";
import { deleteAccount } from "./delete-account.queries.ts";
import { listEarlierDevotees } from "./earlier-orders.queries.ts";

/** The routes of the signed-in customer's own profile. */
export const accountRoutes = ({ db, vault }: { db: Database; vault: Vault }) =>
  new Hono<AppEnv>()
    .post(
      "/updateProfile",
      documented({
        summary: "Changes the fields of the customer's profile that are sent",
        tag: "account",
        results: user,
        errorResponses: [unauthorized],
        bearer: true,
      }),
      validated("json", updateProfileRequest),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        const changed = await updateCustomer(db, vault, customer, c.req.valid("json"), c.var.clock());
        return respond(c, userOf(vault, changed));
      },
    )
    .get(
      "/earlierDevotees",
      documented({
        summary: "The devotees in the customer's latest orders, to fill in again",
        tag: "account",
        results: v.array(familyProfileRequest),
        errorResponses: [unauthorized],
        bearer: true,
      }),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        return respond(c, await listEarlierDevotees(db, vault, customer));
      },
    )
    .get(
      "/consents",
      documented({
        summary: "The customer's latest decision for each purpose, with its time",
        tag: "account",
        results: consents,
        errorResponses: [unauthorized],
        bearer: true,
      }),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        return respond(c, currentConsents(customer.consents));
      },
    )
    .post(
      "/consents",
      documented({
        summary:
          "Records a consent or its withdrawal, which takes effect at once; a repeated request changes nothing",
        tag: "account",
        results: consents,
        errorResponses: [unauthorized],
        bearer: true,
      }),
      validated("json", consentRequest),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        const decision = c.req.valid("json");
        const at = c.var.clock();
        return respond(c, await db.transaction((tx) => recordConsent(tx, customer.id, decision, at)));
      },
    )
    .post(
      "/deleteAccount",
      documented({
        summary: "Deletes the customer's personal data and ends their sessions; orders stay without names",
        tag: "account",
        results: v.object({}),
        errorResponses: [unauthorized, ordersOpen],
        bearer: true,
      }),
      validated("json", deleteAccountRequest),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        if (!(await deleteAccount(db, vault, customer, c.var.clock()))) throw ordersOpen();
        return respond(c, {});
      },
    );
