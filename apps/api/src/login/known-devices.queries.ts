import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { knownDevices } from "./known-devices.table.ts";
import { otpChallenges } from "./login.table.ts";

/** Whether a number has signed in on this device before. */
export async function isKnownDevice(db: Database, phoneIndex: string, sessionIndex: string | undefined) {
  if (sessionIndex === undefined) return false;
  const isIt = and(eq(knownDevices.phoneIndex, phoneIndex), eq(knownDevices.sessionIndex, sessionIndex));
  return (await db.$count(knownDevices, isIt)) > 0;
}

/** The same for the number that a code was sent to. */
export async function isKnownDeviceOfCode(db: Database, id: string, sessionIndex: string | undefined) {
  if (sessionIndex === undefined) return false;
  const [challenge] = await db
    .select({ phoneIndex: otpChallenges.phoneIndex })
    .from(otpChallenges)
    .where(eq(otpChallenges.id, id));
  return challenge !== undefined && isKnownDevice(db, challenge.phoneIndex, sessionIndex);
}

/** Remembers that a number has signed in on this device. */
export async function rememberDevice(
  db: Database,
  phoneIndex: string,
  sessionIndex: string | undefined,
  signedInAt: Date,
) {
  if (sessionIndex === undefined) return;
  await db
    .insert(knownDevices)
    .values({ phoneIndex, sessionIndex, signedInAt })
    .onConflictDoUpdate({
      target: [knownDevices.phoneIndex, knownDevices.sessionIndex],
      set: { signedInAt },
    });
}
