import { randomInt } from "node:crypto";
import type { Language } from "@aradhana/core/contract";
import { and, count, desc, eq, gt, isNull, lt, type SQL, sql, sum } from "drizzle-orm";
import * as v from "valibot";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { addressIndex } from "../http/network-of.ts";
import { newId } from "../ids/new-id.ts";
import type { ReadPhone } from "../phone/read-phone.ts";
import type { Vault } from "../vault/create-vault.ts";
import { sameSecret } from "../vault/same-secret.ts";
import {
  type Guesses,
  judgeSend,
  type Limits,
  left,
  type SendHistory,
  type SendVerdict,
} from "./limits.rules.ts";
import { otpChallenges } from "./login.table.ts";

interface Asked {
  phone: ReadPhone;
  address: string;
  language: Language;
  at: Date;
}

export interface Challenge {
  id: string;
  code: string;
  expiresAt: Date;
}

const storedPhone = v.object({ dialCode: v.string(), number: v.string(), e164: v.string() });
const place = (id: string) => `otp_challenges.phone/${id}`;
const codeMac = (vault: Vault, id: string, code: string) => vault.mac("otp", `${id}:${code}`);
const before = (at: Date, ms: number) => new Date(at.getTime() - ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Makes a code for a number, if that is allowed now. Known and unknown numbers take the same way. */
export async function makeChallenge(db: Database, vault: Vault, limits: Limits, asked: Asked) {
  const { phone, language, at } = asked;
  const index = phoneIndex(vault, phone.e164);
  const network = addressIndex(vault, asked.address);

  return db.transaction(
    async (tx): Promise<Exclude<SendVerdict, { ok: true }> | { ok: true; challenge: Challenge }> => {
      // Counting and sending are one step for an address and for a number, whoever else asks meanwhile.
      // Always in this order, so that no two wait for each other.
      await lock(tx, `otp/address/${network}`);
      await lock(tx, `otp/phone/${index}`);
      const verdict = judgeSend(await historyOf(tx, index, network, at, limits), limits, at);
      if (!verdict.ok) return verdict;

      const id = newId("otp");
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const expiresAt = new Date(at.getTime() + limits.lifetime);
      // A newer code replaces the older ones.
      await tx
        .update(otpChallenges)
        .set({ expiresAt: at })
        .where(and(eq(otpChallenges.phoneIndex, index), gt(otpChallenges.expiresAt, at)));
      await tx.insert(otpChallenges).values({
        id,
        phoneIndex: index,
        phoneSealed: vault.seal(place(id), JSON.stringify(phone)),
        addressIndex: network,
        codeMac: codeMac(vault, id, code),
        language,
        createdAt: at,
        expiresAt,
      });
      return { ok: true, challenge: { id, code, expiresAt } };
    },
  );
}

const lock = (tx: Database, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

async function historyOf(
  tx: Database,
  index: string,
  network: string,
  at: Date,
  limits: Limits,
): Promise<SendHistory> {
  const { createdAt } = otpChallenges;
  const toPhone = await tx
    .select()
    .from(otpChallenges)
    .where(and(eq(otpChallenges.phoneIndex, index), gt(createdAt, before(at, DAY))))
    .orderBy(desc(createdAt))
    .limit(limits.perPhoneDay);
  const fromAddress = await tx
    .select({ at: createdAt })
    .from(otpChallenges)
    .where(and(eq(otpChallenges.addressIndex, network), gt(createdAt, before(at, HOUR))))
    .orderBy(desc(createdAt))
    .limit(limits.perAddressHour);
  const [sent] = await tx
    .select({ times: count() })
    .from(otpChallenges)
    .where(gt(createdAt, before(at, MINUTE)));
  const exhausted = toPhone.find((row) => row.tries >= limits.tries && !row.usedAt);
  return {
    toPhone: toPhone.map((row) => row.createdAt),
    fromAddress: fromAddress.map((row) => row.at),
    toAnybody: sent?.times ?? 0,
    wrongGuesses: await guessesOf(tx, sql`${network}`, limits, at),
    exhaustedAt: exhausted?.triedAt ?? null,
  };
}

/** The wrong codes of the last minute, told by the network that asked for this code and by everybody's. */
export const guessesAround = (db: Database, challengeId: string, limits: Limits, at: Date) =>
  guessesOf(
    db,
    sql`(select ${otpChallenges.addressIndex} from ${otpChallenges} where ${eq(otpChallenges.id, challengeId)})`,
    limits,
    at,
  );

async function guessesOf(db: Database, network: SQL, limits: Limits, at: Date): Promise<Guesses> {
  const { addressIndex: askedBy, tries, triedAt, usedAt } = otpChallenges;
  const each = db
    .select({ askedBy, tries: sum(tries).as("wrong") })
    .from(otpChallenges)
    .where(and(gt(triedAt, before(at, MINUTE)), isNull(usedAt)))
    .groupBy(askedBy)
    .as("each_network");
  const [guesses] = await db
    .select({
      everybody: sum(sql`least(${each.tries}, ${limits.wrongPerAddress})`),
      network: sum(sql`case when ${each.askedBy} = ${network} then ${each.tries} end`),
    })
    .from(each);
  return { everybody: Number(guesses?.everybody ?? 0), network: Number(guesses?.network ?? 0) };
}

export type Tried =
  | { ok: true; phone: ReadPhone; language: Language }
  | { ok: false; reason: "expired" }
  | { ok: false; reason: "exhausted"; retryAfter: number }
  | { ok: false; reason: "wrong"; triesLeft: number };

/**
 * Tries a code. The try is counted before the code is looked at, in one statement: of any number of
 * tries at once only so many see the code, and the right one is used once.
 */
export async function tryCode(
  db: Database,
  vault: Vault,
  limits: Limits,
  { id, code, at }: { id: string; code: string; at: Date },
): Promise<Tried> {
  const open = and(eq(otpChallenges.id, id), isNull(otpChallenges.usedAt), gt(otpChallenges.expiresAt, at));
  const [challenge] = await db
    .update(otpChallenges)
    .set({ tries: sql`${otpChallenges.tries} + 1`, triedAt: at })
    .where(and(open, lt(otpChallenges.tries, limits.tries)))
    .returning();
  if (!challenge) return whyClosed(db, limits, id, at);
  if (!sameSecret(challenge.codeMac, codeMac(vault, id, code))) {
    return { ok: false, reason: "wrong", triesLeft: limits.tries - challenge.tries };
  }
  const [used] = await db.update(otpChallenges).set({ usedAt: at }).where(open).returning();
  if (!used) return { ok: false, reason: "expired" };
  const phone = v.parse(storedPhone, JSON.parse(vault.open(place(id), challenge.phoneSealed)));
  return { ok: true, phone, language: challenge.language };
}

async function whyClosed(db: Database, limits: Limits, id: string, at: Date): Promise<Tried> {
  const [challenge] = await db.select().from(otpChallenges).where(eq(otpChallenges.id, id));
  if (challenge?.triedAt && !challenge.usedAt && challenge.tries >= limits.tries) {
    const wait = left(challenge.triedAt, limits.blockedFor, at);
    if (wait > 0) return { ok: false, reason: "exhausted", retryAfter: Math.ceil(wait / 1000) };
  }
  return { ok: false, reason: "expired" };
}
