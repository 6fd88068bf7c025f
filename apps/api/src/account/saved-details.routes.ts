import {
  familyProfile,
  familyProfileRequest,
  savedAddress,
  savedAddressRequest,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import * as v from "valibot";
import { recordConsent } from "../customers/consents.queries.ts";
import { lockCustomer } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import type { ErrorFactory } from "../errors/app-error.ts";
import { invalidInput } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { idempotencyKeyMissing, idempotencyKeyReused } from "../idempotency/idempotency.errors.ts";
import { findStoredResult, storeResult } from "../idempotency/idempotency.queries.ts";
import { idempotentRequest } from "../idempotency/idempotent-request.ts";
import { phoneFieldError, readPhone } from "../phone/read-phone.ts";
import { birthErrors } from "../reports/kundali/birth.rules.ts";
import { signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { addressNotFound, familyProfileNotFound, savedTooMany } from "./account.errors.ts";
import {
  addSaved,
  deleteSaved,
  findSaved,
  listSaved,
  replaceSaved,
  type SavedKind,
} from "./saved-details.queries.ts";

interface SavedParts {
  db: Database;
  vault: Vault;
}

interface Saved {
  kind: SavedKind;
  what: string;
  request: v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;
  result: v.GenericSchema;
  notFound: ErrorFactory;
  /** What the schema of the request cannot see. */
  check?(details: Readonly<Record<string, unknown>>, at: Date): Promise<void>;
}

const devotees: Saved = {
  ...{ kind: "devotee", what: "devotee", request: familyProfileRequest, result: familyProfile },
  notFound: familyProfileNotFound,
  async check(details, at) {
    const { name, birth } = v.parse(familyProfileRequest, details);
    // A guardian agrees to each order.
    const fieldErrors = birth ? birthErrors({ ...birth, name, guardian_consent: true }, at) : [];
    if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
  },
};
const addresses: Saved = {
  ...{ kind: "address", what: "address", request: savedAddressRequest, result: savedAddress },
  notFound: addressNotFound,
  async check(details) {
    const { phone } = v.parse(savedAddressRequest, details);
    const read = phone && (await readPhone(phone));
    if (read && !read.ok) throw invalidInput({ fieldErrors: [phoneFieldError("phone.number", read.reason)] });
  },
};

/** The routes of the devotees that a customer saved. */
export const familyProfileRoutes = (parts: SavedParts) => savedRoutes(parts, devotees);

/** The routes of the addresses that a customer saved. */
export const addressRoutes = (parts: SavedParts) => savedRoutes(parts, addresses);

/** Lists, adds, replaces and deletes what the owner of the token saved. */
function savedRoutes({ db, vault }: SavedParts, { kind, what, request, result, notFound, check }: Saved) {
  const common = { tag: "account", bearer: true } as const;
  return new Hono<AppEnv>()
    .get(
      "/",
      documented({
        ...common,
        summary: `Every saved ${what} of the customer`,
        results: v.array(result),
        errorResponses: [unauthorized],
      }),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        return respond(c, await listSaved(db, vault, { customerId: customer.id, kind }));
      },
    )
    .post(
      "/",
      documented({
        ...common,
        summary: `Saves another ${what}, once for each \`Idempotency-Key\``,
        status: 201,
        idempotent: true,
        results: result,
        errorResponses: [unauthorized, idempotencyKeyMissing, idempotencyKeyReused, savedTooMany],
      }),
      validated("json", request),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        const owner = { customerId: customer.id, kind };
        const details = v.parse(request, c.req.valid("json"));
        const at = c.var.clock();
        await check?.(details, at);
        const key = idempotentRequest(c, vault, customer.id, details);
        const id = await db.transaction(async (tx) => {
          await lockCustomer(tx, customer.id);
          const stored = await findStoredResult(tx, vault, key);
          if (stored !== undefined) return stored;
          const added = await addSaved(tx, vault, owner, details, at);
          if (added === undefined) throw savedTooMany();
          await storeResult(tx, vault, key, added, at);
          await recordConsent(tx, customer.id, { purpose: "saved_details", given: true }, at);
          return added;
        });
        const saved = await findSaved(db, vault, owner, id);
        if (!saved) throw notFound();
        return respond(c, saved, {}, 201);
      },
    )
    .put(
      "/:id",
      documented({
        ...common,
        summary: `Replaces a saved ${what}`,
        results: result,
        errorResponses: [unauthorized, notFound],
      }),
      validated("json", request),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        const owner = { customerId: customer.id, kind };
        const id = c.req.param("id");
        const details = v.parse(request, c.req.valid("json"));
        const at = c.var.clock();
        await check?.(details, at);
        const replaced = await db.transaction(async (tx) => {
          await lockCustomer(tx, customer.id);
          return replaceSaved(tx, vault, owner, id, { details, at });
        });
        const saved = replaced && (await findSaved(db, vault, owner, id));
        if (!saved) throw notFound();
        return respond(c, saved);
      },
    )
    .delete(
      "/:id",
      documented({
        ...common,
        summary: `Deletes a saved ${what}`,
        results: v.object({}),
        errorResponses: [unauthorized, notFound],
      }),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        const id = c.req.param("id");
        const deleted = await db.transaction(async (tx) => {
          await lockCustomer(tx, customer.id);
          return deleteSaved(tx, { customerId: customer.id, kind }, id);
        });
        if (!deleted) throw notFound();
        return respond(c, {});
      },
    );
}
