import {
  addPasskeyRequest,
  passkey,
  passkeyCreation,
  passkeyIdParam,
  passkeyUse,
  removePasskeyRequest,
  signedInStaff,
  staffAccount,
  staffId,
  usePasskeyRequest,
} from "@aradhana/core/staff";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { bearerOf } from "../../sessions/bearer.ts";
import { hashToken } from "../../sessions/token.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { accountOf, findAccount, lockAccount } from "../accounts/staff-accounts.queries.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { ownersWithPasskey, staffDocumented, staffOf, staffOnly } from "../login/staff-only.ts";
import { confirmStaffSession, endSessionsOf } from "../login/staff-sessions.queries.ts";
import {
  lastPasskey,
  ownPasskeys,
  passkeyMissing,
  passkeyRefused,
  passkeyRequired,
  staffUnauthorized,
  tooManyPasskeys,
} from "../staff.errors.ts";
import { readNewPasskey, readUsedPasskey } from "./passkey-answers.ts";
import { creationOf, useOf } from "./passkey-options.ts";
import {
  ANSWER_MS,
  countUse,
  createPasskey,
  deletePasskey,
  deletePasskeysOf,
  findPasskey,
  listPasskeys,
  lockPasskeys,
  newChallenge,
  passkeyOf,
  takeChallenge,
} from "./staff-passkeys.queries.ts";

const MAX_PASSKEYS = 10;

interface PasskeyParts {
  db: Database;
  vault: Vault;
  /** Where the console is used: passkeys are bound to its host. */
  consoleOrigin: string;
}

/** The passkeys of owners: how they confirm a sign-in with one, add, remove and reset them. */
export function staffPasskeyRoutes({ db, vault, consoleOrigin: origin }: PasskeyParts) {
  const owners = staffOnly(db, ["owner"]);
  const beforeConfirmation = staffOnly(db, ["owner"], { passkey: "not_yet" });
  const sessionOf = (c: Context<AppEnv>) => hashToken(bearerOf(c) ?? "");

  /** What a browser needs: a new challenge for this session, and the passkeys that its owner has. */
  async function challengeFor(c: Context<AppEnv>, purpose: "add" | "confirm") {
    const passkeys = await listPasskeys(db, staffOf(c).id);
    const challenge = await newChallenge(db, { tokenHash: sessionOf(c), purpose, at: c.var.clock() });
    return { challenge, origin, passkeys, timeout: ANSWER_MS };
  }

  async function refuse(c: Context<AppEnv>, purpose: "add" | "confirm") {
    await logAction(db, c, { action: "passkey.refuse", subject: staffOf(c).id, after: { purpose } });
    return passkeyRefused();
  }

  /** Confirms this session with a passkey. */
  async function confirmed(c: Context<AppEnv>, tx: Database, passkeyId: string) {
    const expiresAt = await confirmStaffSession(tx, sessionOf(c), { passkeyId, at: c.var.clock() });
    const account = expiresAt && (await findAccount(tx, staffOf(c).id));
    if (!account) throw staffUnauthorized();
    const staff = accountOf(vault, account);
    const token = bearerOf(c) ?? "";
    return { token, expires_at: expiresAt.toISOString(), staff, passkey: "confirmed" as const };
  }

  return new Hono<AppEnv>()
    .post(
      "/login/passkeyOptions",
      staffDocumented({
        summary: "What the browser needs to confirm this session with a passkey",
        results: passkeyUse,
      }),
      beforeConfirmation,
      async (c) => {
        const requested = await challengeFor(c, "confirm");
        if (requested.passkeys.length === 0) throw passkeyMissing();
        return respond(c, useOf(requested));
      },
    )
    .post(
      "/login/passkey",
      staffDocumented({
        summary: "Confirms this session with a passkey, so that it is valid for a working day",
        results: signedInStaff,
        errorResponses: [passkeyRefused],
      }),
      beforeConfirmation,
      validated("json", usePasskeyRequest),
      async (c) => {
        const response = c.req.valid("json");
        const at = c.var.clock();
        const challenge = await takeChallenge(db, { tokenHash: sessionOf(c), purpose: "confirm", at });
        const stored = await findPasskey(db, { staffId: staffOf(c).id, credentialId: response.id });
        if (!challenge || !stored) throw await refuse(c, "confirm");
        const counter = await readUsedPasskey(response, stored, { challenge, origin });
        if (counter === undefined) throw await refuse(c, "confirm");
        const session = await db.transaction(async (tx) => {
          if (!(await countUse(tx, stored, { counter, at }))) return undefined;
          await logAction(tx, c, { action: "login.passkey", subject: stored.id });
          return confirmed(c, tx, stored.id);
        });
        if (!session) throw await refuse(c, "confirm");
        return respond(c, session);
      },
    )
    .get(
      "/passkey",
      staffDocumented({ summary: "The passkeys of the owner of the token", results: v.array(passkey) }),
      owners,
      async (c) => {
        const passkeys = await listPasskeys(db, staffOf(c).id);
        return respond(c, passkeys.map(passkeyOf), { total: passkeys.length });
      },
    )
    .post(
      "/passkey/options",
      staffDocumented({ summary: "What the browser needs to make a passkey", results: passkeyCreation }),
      owners,
      async (c) => {
        const account = await findAccount(db, staffOf(c).id);
        if (!account) throw staffUnauthorized();
        return respond(c, creationOf(await challengeFor(c, "add"), account));
      },
    )
    .post(
      "/passkey",
      staffDocumented({
        summary: "Adds a passkey; the first one confirms this session",
        status: 201,
        results: signedInStaff,
        errorResponses: [passkeyRefused, tooManyPasskeys],
      }),
      owners,
      validated("json", addPasskeyRequest),
      async (c) => {
        const { name, response } = c.req.valid("json");
        const { id: owner, passkey: state } = staffOf(c);
        const at = c.var.clock();
        const challenge = await takeChallenge(db, { tokenHash: sessionOf(c), purpose: "add", at });
        const key = challenge && (await readNewPasskey(response, { challenge, origin }));
        if (!key) throw await refuse(c, "add");
        const { transports } = response.response;
        const session = await db.transaction(async (tx) => {
          const { length } = await lockPasskeys(tx, owner);
          // Another session by a code alone may have added the first one meanwhile.
          if (length > 0 && state !== "confirmed") throw passkeyRequired();
          if (length >= MAX_PASSKEYS) throw tooManyPasskeys();
          const created = await createPasskey(tx, {
            ...{ staffId: owner, name, transports, createdAt: at },
            ...key,
          });
          if (!created) return undefined;
          const after = { passkeys: length + 1 };
          await logAction(tx, c, { action: "passkey.add", subject: owner, after });
          return confirmed(c, tx, created.id);
        });
        if (!session) throw await refuse(c, "add");
        return respond(c, session, {}, 201);
      },
    )
    .post(
      "/passkey/:id/remove",
      staffDocumented({
        summary: "Removes a passkey, and ends the sessions that it confirmed",
        results: v.object({}),
        errorResponses: [lastPasskey],
      }),
      owners,
      validated("param", passkeyIdParam),
      validated("json", removePasskeyRequest),
      async (c) => {
        const { id } = c.req.valid("param");
        const { leaves_none } = c.req.valid("json");
        await db.transaction(async (tx) => {
          const passkeys = await lockPasskeys(tx, staffOf(c).id);
          if (!passkeys.some((each) => each.id === id)) throw notFound();
          if (passkeys.length === 1 && !leaves_none) throw lastPasskey();
          await deletePasskey(tx, id);
          const before = { passkeys: passkeys.length };
          await logAction(tx, c, { action: "passkey.remove", subject: id, before });
        });
        return respond(c, {});
      },
    )
    .post(
      "/account/:id/resetPasskeys",
      staffDocumented({
        summary: "Removes the passkeys of somebody who lost them, and ends their sessions",
        results: staffAccount,
        errorResponses: [ownPasskeys],
      }),
      ownersWithPasskey(db),
      validated("param", v.object({ id: staffId })),
      async (c) => {
        const { id } = c.req.valid("param");
        if (id === staffOf(c).id) throw ownPasskeys();
        const account = await db.transaction(async (tx) => {
          if (!(await lockAccount(tx, id))) throw notFound();
          const passkeys = await deletePasskeysOf(tx, id);
          await endSessionsOf(tx, id);
          await logAction(tx, c, { action: "passkey.reset", subject: id, before: { passkeys } });
          return findAccount(tx, id);
        });
        if (!account) throw notFound();
        return respond(c, accountOf(vault, account));
      },
    );
}
