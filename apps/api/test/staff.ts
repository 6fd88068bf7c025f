import { randomInt } from "node:crypto";
import type { StaffRole } from "@aradhana/core/staff";
import { eq } from "drizzle-orm";
import type { AppParts } from "../src/app.ts";
import { newId } from "../src/ids/new-id.ts";
import { hashToken } from "../src/sessions/token.ts";
import { createAccount } from "../src/staff/accounts/staff-accounts.queries.ts";
import { staffAccounts } from "../src/staff/accounts/staff-accounts.table.ts";
import { confirmStaffSession, startStaffSession } from "../src/staff/login/staff-sessions.queries.ts";
import { staffPasskeys } from "../src/staff/passkeys/staff-passkeys.table.ts";
import type { Send } from "./shopper.ts";

/** Somebody who works here, signed in; an owner with a passkey. */
export async function staffMember(send: Send, parts: AppParts, role: StaffRole, name = "Asha") {
  const member = await staffWithoutPasskey(send, parts, role, name);
  if (role !== "owner") return member;
  const [passkeyId, at] = [newId("psk"), parts.clock()];
  await parts.db.insert(staffPasskeys).values({
    ...{ id: passkeyId, staffId: member.id, name: "Phone", credentialId: passkeyId, publicKey: "" },
    ...{ counter: 0, transports: [], createdAt: at },
  });
  await confirmStaffSession(parts.db, hashToken(member.token), { passkeyId, at });
  return member;
}

/** Somebody who works here, signed in by a one-time code alone. */
export async function staffWithoutPasskey(
  send: Send,
  { db, vault, clock }: AppParts,
  role: StaffRole,
  name = "Asha",
) {
  const number = `8${randomInt(10 ** 8, 10 ** 9)}`;
  const phone = { dialCode: "91", number, e164: `+91${number}` };
  const account = await createAccount(db, vault, { name, role, phone, at: clock() });
  if (!account) throw new Error("this number has an account");
  return anotherSession(send, { db, clock }, { id: account.id, number });
}

/** Another session of somebody, by a one-time code alone. */
export async function anotherSession(
  send: Send,
  { db, clock }: Pick<AppParts, "db" | "clock">,
  { id, number }: { id: string; number: string },
) {
  return signedIn(send, id, number, (await startStaffSession(db, id, clock())).token);
}

/** An astrologer of the sample shop, signed in at their desk. */
export async function astrologerDesk(send: Send, { db, clock }: AppParts, astrologerId: string) {
  const [account] = await db.select().from(staffAccounts).where(eq(staffAccounts.astrologerId, astrologerId));
  if (!account) throw new Error("this astrologer has no account");
  return signedIn(send, account.id, "", (await startStaffSession(db, account.id, clock())).token);
}

function signedIn(send: Send, id: string, number: string, token: string) {
  const request = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    send(`/staff/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    ...{ id, number, token },
    request,
    /** The status and the parsed body of a response. */
    async json(method: string, path: string, body?: unknown, more?: Record<string, string>) {
      const response = await request(method, path, body, more);
      // biome-ignore lint/suspicious/noExplicitAny: the shape was checked against the documentation of the route.
      return { status: response.status, ...((await response.json()) as any) };
    },
  };
}
