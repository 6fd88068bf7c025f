import { randomInt } from "node:crypto";
import type { Language } from "@aradhana/core/contract";
import { and, count, desc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import { newId } from "../ids/new-id.ts";
import type { ParsedPhone } from "../phone/read-phone.ts";
import { remaining } from "../rate-limit/wait-for.ts";
import { windowCounts } from "../rate-limit/window-counts.ts";
import type { Vault } from "../vault/create-vault.ts";
import { sameSecret } from "../vault/same-secret.ts";
import { type IndexedNetworks, indexedNetworks, readGuesses } from "./guesses.queries.ts";
import { isKnownDevice } from "./known-devices.queries.ts";
import { checkSend, type Limits, type SendDecision, type SendHistory } from "./limits.rules.ts";
import { otpChallenges } from "./login.table.ts";

/** Whom a code signs in. A code for one is wrong for the other. */
export type Audience = "customer" | "staff";

interface ChallengeRequest {
  audience: Audience;
  phone: ParsedPhone;
  address: string;
  /** Of the requesting browser. */
  sessionIndex: string | undefined;
  language: Language;
  at: Date;
}

/** A code that waits to be entered, without the code. */
export type OpenChallenge = Pick<
  typeof otpChallenges.$inferSelect,
  "id" | "createdAt" | "expiresAt" | "tries"
>;

export interface Challenge extends OpenChallenge {
  code: string;
}

/** `open`: the code that was sent to this number a moment ago, for any browser of a customer. */
type SendError = Exclude<SendDecision, { ok: true }> & { open?: OpenChallenge | undefined };

const storedPhone = v.object({ dialCode: v.string(), number: v.string(), e164: v.string() });
const sealContext = (id: string) => `otp_challenges.phone/${id}`;
const macNames = { customer: "otp", staff: "staff otp" } as const satisfies Record<Audience, string>;
const codeMac = (vault: Vault, audience: Audience, id: string, code: string) =>
  vault.mac(macNames[audience], `${id}:${code}`);
const before = (at: Date, ms: number) => new Date(at.getTime() - ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The codes sent for networks larger than one subscriber's. */
const sentFrom = windowCounts("otp-sent", HOUR);
const largerOf = (networks: IndexedNetworks) => networks.slice(1).map(({ index }) => index);

/** Creates a code for a number, if the limits allow it. Known and unknown numbers are treated alike. */
export async function createChallenge(db: Database, vault: Vault, limits: Limits, request: ChallengeRequest) {
  const { audience, phone, sessionIndex, language, at } = request;
  const index = phoneIndex(vault, phone.e164);
  const networks = indexedNetworks(vault, request.address);
  const [{ index: network }] = networks as [IndexedNetworks[number]];

  return db.transaction(async (tx): Promise<SendError | { ok: true; challenge: Challenge }> => {
    // The locks make counting and inserting atomic for an address and a number.
    // Always in this sequence, to avoid deadlocks.
    await lockName(tx, `otp/address/${network}`);
    await lockName(tx, `otp/phone/${index}`);
    const history = await readHistory(tx, { index, sessionIndex, networks, at }, limits);
    const decision = checkSend(history, limits, at);
    if (!decision.ok) {
      if (decision.code !== "otp_too_soon") return decision;
      return { ...decision, open: await findOpen(tx, index, sessionIndex, limits, at) };
    }

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
      phoneSealed: vault.seal(sealContext(id), JSON.stringify(phone)),
      addressIndex: network,
      sessionIndex,
      codeMac: codeMac(vault, audience, id, code),
      language,
      createdAt: at,
      expiresAt,
    });
    await sentFrom.add(tx, largerOf(networks), at);
    return { ok: true, challenge: { id, code, createdAt: at, expiresAt, tries: 0 } };
  });
}

/** Ends a code that could not be sent. It still counts for the limits: a provider may have delivered it. */
export async function discardChallenge(db: Database, { id, createdAt }: Challenge): Promise<void> {
  await db.update(otpChallenges).set({ expiresAt: createdAt }).where(eq(otpChallenges.id, id));
}

/**
 * The code that a customer may enter, in whichever tab or browser it was requested: all of them use the same tries, and
 * anybody who knows the number could request a code of their own half a minute later. A code for staff has no session.
 */
async function findOpen(
  tx: Database,
  index: string,
  session: string | undefined,
  limits: Limits,
  at: Date,
): Promise<OpenChallenge | undefined> {
  if (session === undefined) return undefined;
  const { phoneIndex: toPhone, sessionIndex: requestedBy, expiresAt, usedAt, tries } = otpChallenges;
  const isOpen = and(gt(expiresAt, at), isNull(usedAt), lt(tries, limits.tries));
  const [open] = await tx
    .select()
    .from(otpChallenges)
    .where(and(eq(toPhone, index), isNotNull(requestedBy), isOpen));
  return open;
}

interface Sender {
  index: string;
  sessionIndex: string | undefined;
  networks: IndexedNetworks;
  at: Date;
}

async function readHistory(
  tx: Database,
  { index, sessionIndex, networks, at }: Sender,
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
    .where(and(eq(otpChallenges.addressIndex, networks[0]?.index ?? ""), gt(createdAt, before(at, HOUR))))
    .orderBy(desc(createdAt))
    .limit(limits.perAddressHour);
  const [sent] = await tx
    .select({ times: count() })
    .from(otpChallenges)
    .where(gt(createdAt, before(at, MINUTE)));
  const larger = await sentFrom.read(tx, largerOf(networks), at);
  const exhausted = toPhone.find((row) => row.tries >= limits.tries && !row.usedAt);
  return {
    toPhone: toPhone.map((row) => row.createdAt),
    fromAddress: fromAddress.map((row) => row.at),
    fromLarger: networks.slice(1).map(({ size }, i) => ({ size, times: larger[i] ?? 0 })),
    total: sent?.times ?? 0,
    wrongGuesses: await readGuesses(tx, networks, at),
    exhaustedAt: exhausted?.triedAt ?? null,
    isKnown: await isKnownDevice(tx, index, sessionIndex),
  };
}

export type TryResult =
  | { ok: true; phone: ParsedPhone; language: Language }
  | { ok: false; reason: "expired" }
  | { ok: false; reason: "exhausted"; retryAfter: number }
  | { ok: false; reason: "wrong"; triesLeft: number };

/**
 * Tries a code. The try is counted in one statement before the code is compared, so that concurrent requests
 * cannot exceed the number of tries. The right code is used once.
 */
export async function tryCode(
  db: Database,
  vault: Vault,
  limits: Limits,
  { audience, id, code, at }: { audience: Audience; id: string; code: string; at: Date },
): Promise<TryResult> {
  const isOpen = and(eq(otpChallenges.id, id), isNull(otpChallenges.usedAt), gt(otpChallenges.expiresAt, at));
  const [challenge] = await db
    .update(otpChallenges)
    .set({ tries: sql`${otpChallenges.tries} + 1`, triedAt: at })
    .where(and(isOpen, lt(otpChallenges.tries, limits.tries)))
    .returning();
  if (!challenge) return closedReason(db, limits, id, at);
  if (!sameSecret(challenge.codeMac, codeMac(vault, audience, id, code))) {
    return { ok: false, reason: "wrong", triesLeft: limits.tries - challenge.tries };
  }
  const [used] = await db.update(otpChallenges).set({ usedAt: at }).where(isOpen).returning();
  if (!used) return { ok: false, reason: "expired" };
  const phone = v.parse(storedPhone, JSON.parse(vault.open(sealContext(id), challenge.phoneSealed)));
  return { ok: true, phone, language: challenge.language };
}

async function closedReason(db: Database, limits: Limits, id: string, at: Date): Promise<TryResult> {
  const [challenge] = await db.select().from(otpChallenges).where(eq(otpChallenges.id, id));
  if (challenge?.triedAt && !challenge.usedAt && challenge.tries >= limits.tries) {
    const wait = remaining(challenge.triedAt, limits.blockedFor, at);
    if (wait > 0) return { ok: false, reason: "exhausted", retryAfter: Math.ceil(wait / 1000) };
  }
  return { ok: false, reason: "expired" };
}
