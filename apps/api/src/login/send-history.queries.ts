import { and, count, desc, eq, gt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { windowCounts } from "../rate-limit/window-counts.ts";
import { type IndexedNetworks, readGuesses } from "./guesses.queries.ts";
import type { Limits, SendHistory } from "./limits.rules.ts";
import { type Audience, otpChallenges } from "./login.table.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** The codes sent for networks larger than one subscriber's. */
const sentFrom = windowCounts("otp-sent", HOUR);
const largerOf = (networks: IndexedNetworks) => networks.slice(1).map(({ index }) => index);
const subscriberOf = (networks: IndexedNetworks) => networks[0]?.index ?? "";

/** Counts a sent code for the larger networks of its requester. */
export const countSent = (tx: Database, networks: IndexedNetworks, at: Date) =>
  sentFrom.add(tx, largerOf(networks), at);

/** Who requests a code for a number, and where. */
export interface Sender {
  audience: Audience;
  phoneIndex: string;
  sessionIndex: string | undefined;
  /** The index of this device, if the number has signed in on it before. */
  deviceIndex: string | undefined;
  networks: IndexedNetworks;
}

/** The codes that limit another one. */
export async function readSendHistory(
  tx: Database,
  sender: Sender,
  limits: Limits,
  at: Date,
): Promise<SendHistory> {
  const { createdAt, phoneIndex, addressIndex } = otpChallenges;
  const { networks } = sender;
  const toPhone = await tx
    .select()
    .from(otpChallenges)
    .where(and(eq(phoneIndex, sender.phoneIndex), gt(createdAt, before(at, DAY))))
    .orderBy(desc(createdAt))
    .limit(limits.perPhoneDay.known);
  const fromAddress = await tx
    .select({ at: createdAt })
    .from(otpChallenges)
    .where(and(eq(addressIndex, subscriberOf(networks)), gt(createdAt, before(at, HOUR))))
    .orderBy(desc(createdAt))
    .limit(limits.perAddressHour);
  const [sent] = await tx
    .select({ times: count() })
    .from(otpChallenges)
    .where(gt(createdAt, before(at, MINUTE)));
  const larger = await sentFrom.read(tx, largerOf(networks), at);
  const ofBrowser = toPhone.filter((row) => isOfBrowser(row, sender));
  const requested = toPhone.filter((row) => isOfSuch(row, sender));
  const unanswered = requested.filter((row) => wasSent(row) && !isAnswered(row, toPhone));
  const exhausted = ofBrowser.find((row) => row.tries >= limits.tries && !row.usedAt);
  return {
    requester: sender.deviceIndex === undefined ? sender.audience : "known",
    toPhone: toPhone.map((row) => row.createdAt),
    newest: [requested[0], ofBrowser[0]].map((row) => row?.createdAt).filter((time) => time !== undefined),
    unanswered: unanswered.map((row) => row.createdAt),
    fromAddress: fromAddress.map((row) => row.at),
    fromLarger: networks.slice(1).map(({ size }, i) => ({ size, times: larger[i] ?? 0 })),
    total: sent?.times ?? 0,
    wrongGuesses: await readGuesses(tx, networks, at),
    exhaustedAt: exhausted?.triedAt ?? null,
  };
}

type Row = typeof otpChallenges.$inferSelect;

/** Whether this known device requested a code, or one of all the other browsers. */
const isOfSuch = (row: Row, { audience, deviceIndex }: Sender) =>
  row.audience === audience && row.deviceIndex === (deviceIndex ?? null);

/** Whether the same browser requested a code; without a session id, the same network. */
const isOfBrowser = (row: Row, { audience, sessionIndex, networks }: Sender) =>
  row.audience === audience &&
  row.sessionIndex === (sessionIndex ?? null) &&
  (sessionIndex !== undefined || row.addressIndex === subscriberOf(networks));

/** A code that no provider took has expired when it was created. */
const wasSent = ({ createdAt, expiresAt }: Row) => expiresAt > createdAt;

/** Whether a code was used, or a newer one of the same browser. */
const isAnswered = (row: Row, rows: readonly Row[]) =>
  row.usedAt !== null ||
  rows.some(
    ({ sessionIndex, usedAt }) =>
      sessionIndex !== null &&
      sessionIndex === row.sessionIndex &&
      usedAt !== null &&
      usedAt >= row.createdAt,
  );
