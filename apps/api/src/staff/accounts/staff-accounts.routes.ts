import {
  createStaffAccountRequest,
  pageQuery,
  staffAccount,
  staffId,
  updateStaffAccountRequest,
} from "@aradhana/core/staff";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { invalidInput, notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { phoneFieldError, readPhone } from "../../phone/read-phone.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { ownersWithPasskey, staffDocumented, staffOf, staffOnly } from "../login/staff-only.ts";
import { endSessionsOf } from "../login/staff-sessions.queries.ts";
import { astrologerTaken, lastOwner, numberTaken, ownAccount } from "../staff.errors.ts";
import {
  accountOf,
  assertFree,
  createAccount,
  findAccount,
  listAccounts,
  lockAccount,
  lockAccounts,
  updateAccount,
} from "./staff-accounts.queries.ts";

/** The accounts of staff, for owners. */
export function staffAccountRoutes({ db, vault }: { db: Database; vault: Vault }) {
  const owners = staffOnly(db, ["owner"]);
  return new Hono<AppEnv>()
    .get(
      "/account",
      staffDocumented({ summary: "Everybody who works here", results: v.array(staffAccount) }),
      owners,
      validated("query", pageQuery),
      async (c) => {
        const { page, limit } = c.req.valid("query");
        const { rows, total } = await listAccounts(db, { page, limit });
        const accounts = rows.map((each) => accountOf(vault, each));
        return respond(c, accounts, { page, limit, total });
      },
    )
    .get(
      "/account/:id",
      staffDocumented({ summary: "Somebody who works here", results: staffAccount }),
      owners,
      validated("param", v.object({ id: staffId })),
      async (c) => {
        const account = await findAccount(db, c.req.valid("param").id);
        if (!account) throw notFound();
        return respond(c, accountOf(vault, account));
      },
    )
    .post(
      "/account",
      staffDocumented({
        summary: "Adds somebody, who signs in with this number",
        status: 201,
        results: staffAccount,
        errorResponses: [numberTaken, astrologerTaken],
      }),
      ownersWithPasskey(db),
      validated("json", createStaffAccountRequest),
      async (c) => {
        const { name, role, phone, astrologer_id: astrologerId } = c.req.valid("json");
        const read = await readPhone(phone);
        if (!read.ok) throw invalidInput({ fieldErrors: [phoneFieldError("phone.number", read.reason)] });
        const at = c.var.clock();
        const account = await db.transaction(async (tx) => {
          await lockAccounts(tx);
          await assertFree(tx, astrologerId);
          const created = await createAccount(tx, vault, { name, role, phone: read.phone, astrologerId, at });
          if (!created) throw numberTaken();
          await logAction(tx, c, { action: "account.create", subject: created.id, after: { role } });
          return created;
        });
        return respond(c, accountOf(vault, account), {}, 201);
      },
    )
    .put(
      "/account/:id",
      staffDocumented({
        summary: "Changes a name or role, or ends the access of somebody at once",
        results: staffAccount,
        errorResponses: [lastOwner, ownAccount, astrologerTaken],
      }),
      ownersWithPasskey(db),
      validated("param", v.object({ id: staffId })),
      validated("json", updateStaffAccountRequest),
      async (c) => {
        const { id } = c.req.valid("param");
        const { name, role, is_active: isActive, astrologer_id: astrologerId } = c.req.valid("json");
        const changes = { name, role, isActive, astrologerId, updatedAt: c.var.clock() };
        const account = await db.transaction(async (tx) => {
          const before = await lockAccount(tx, id);
          await assertFree(tx, astrologerId, id);
          const updated = before && (await updateAccount(tx, id, changes));
          if (!updated) throw notFound();
          if (id === staffOf(c).id && (role !== before.role || !isActive)) throw ownAccount();
          if (!isActive) await endSessionsOf(tx, id);
          await logAction(tx, c, {
            ...{ action: "account.update", subject: id },
            before: { role: before.role, is_active: before.isActive },
            after: { role, is_active: isActive, is_renamed: before.name !== name },
          });
          return updated;
        });
        return respond(c, accountOf(vault, account));
      },
    );
}
