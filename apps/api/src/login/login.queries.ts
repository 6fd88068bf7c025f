import { randomInt } from "node:crypto";
import type { Language } from "@aradhana/core/contract";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import { newId } from "../ids/new-id.ts";
import type { ParsedPhone } from "../phone/read-phone.ts";
import { remaining } from "../rate-limit/wait-for.ts";
import type { Vault } from "../vault/create-vault.ts";
import { sameSecret } from "../vault/same-secret.ts";
import { type IndexedNetworks, indexedNetworks } from "./guesses.queries.ts";
import { type Browser, findKnownDevice } from "./known-devices.queries.ts";
import { checkSend, type Limits, type SendDecision, waitAfter } from "./limits.rules.ts";
import { type Audience, otpChallenges } from "./login.table.ts";
import { countSent, readSendHistory } from "./send-history.queries.ts";

interface ChallengeRequest {
  audience: Audience;
  phone: ParsedPhone;
  address: string;
  browser: Browser;
  language: Language;
  at: Date;
}

/** A code that waits to be entered, without the code. */
export interface OpenChallenge
  extends Pick<typeof otpChallenges.$inferSelect, "id" | "createdAt" | "expiresAt" | "tries"> {
  /** When its browser can have another one. */
  resendAt: Date;
}

export interface Challenge extends OpenChallenge {
  code: string;
}

/** `open`: the code that this browser can still enter. */
type SendError = Exclude<SendDecision, { ok: true }> & { open?: OpenChallenge | undefined };

const storedPhone = v.object({ dialCode: v.string(), number: v.string(), e164: v.string() });
const sealContext = (id: string) => `otp_challenges.phone/${id}`;
const macNames = { customer: "otp", staff: "staff otp" } as const satisfies Record<Audience, string>;
const codeMac = (vault: Vault, audience: Audience, id: string, code: string) =>
  vault.mac(macNames[audience], `${id}:${code}`);

/** Creates a code for a number, if the limits allow it. Known and unknown numbers are treated alike. */
export async function createChallenge(db: Database, vault: Vault, limits: Limits, request: ChallengeRequest) {
  const { audience, phone, browser, language, at } = request;
  const { sessionIndex } = browser;
  const index = phoneIndex(vault, phone.e164);
  const networks = indexedNetworks(vault, request.address);
  const [{ index: network }] = networks as [IndexedNetworks[number]];

  return db.transaction(async (tx): Promise<SendError | { ok: true; challenge: Challenge }> => {
    // The locks make counting and inserting atomic for an address and a number.
    // Always in this sequence, to avoid deadlocks.
    await lockName(tx, `otp/address/${network}`);
    await lockName(tx, `otp/phone/${index}`);
    const deviceIndex = await findKnownDevice(tx, index, browser);
    const sender = { audience, phoneIndex: index, sessionIndex, deviceIndex, networks };
    const history = await readSendHistory(tx, sender, limits, at);
    const decision = checkSend(history, limits, at);
    const isOfBrowser = and(
      ...[eq(otpChallenges.phoneIndex, index), eq(otpChallenges.audience, audience)],
      ...[eq(otpChallenges.sessionIndex, sessionIndex ?? ""), gt(otpChallenges.expiresAt, at)],
    );
    if (!decision.ok) {
      if (decision.code !== "otp_too_soon" && decision.code !== "otp_too_many") return decision;
      const isOpen = and(isNull(otpChallenges.usedAt), lt(otpChallenges.tries, limits.tries));
      const [open] = await tx.select().from(otpChallenges).where(and(isOfBrowser, isOpen));
      if (!open) return decision;
      return { ...decision, code: "otp_too_soon", open: { ...open, resendAt: decision.until } };
    }

    const id = newId("otp");
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const expiresAt = new Date(at.getTime() + limits.lifetime);
    // A newer code replaces those of the same browser. Others cannot end a code that its owner has just received.
    await tx.update(otpChallenges).set({ expiresAt: at }).where(isOfBrowser);
    await tx.insert(otpChallenges).values({
      id,
      audience,
      phoneIndex: index,
      phoneSealed: vault.seal(sealContext(id), JSON.stringify(phone)),
      addressIndex: network,
      sessionIndex,
      deviceIndex,
      codeMac: codeMac(vault, audience, id, code),
      language,
      createdAt: at,
      expiresAt,
    });
    await countSent(tx, networks, at);
    const wait = waitAfter(history.unanswered.length + 1, limits.waits[history.requester]);
    const resendAt = new Date(at.getTime() + wait);
    return { ok: true, challenge: { id, code, createdAt: at, expiresAt, tries: 0, resendAt } };
  });
}

/** Ends a code that could not be sent. It still counts for the limits: a provider may have delivered it. */
export async function discardChallenge(db: Database, { id, createdAt }: Challenge): Promise<void> {
  await db.update(otpChallenges).set({ expiresAt: createdAt }).where(eq(otpChallenges.id, id));
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

/** Whether a known device requested a code; only its requester has the id. */
export async function isOfKnownDevice(db: Database, id: string): Promise<boolean> {
  const [challenge] = await db
    .select({ deviceIndex: otpChallenges.deviceIndex })
    .from(otpChallenges)
    .where(eq(otpChallenges.id, id));
  return typeof challenge?.deviceIndex === "string";
}
