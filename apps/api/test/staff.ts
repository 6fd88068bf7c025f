import { randomInt } from "node:crypto";
import type { StaffRole } from "@aradhana/core/staff";
import { eq } from "drizzle-orm";
import type { AppParts } from "../src/app.ts";
import { createAccount } from "../src/staff/accounts/staff-accounts.queries.ts";
import { staffAccounts } from "../src/staff/accounts/staff-accounts.table.ts";
import { startStaffSession } from "../src/staff/login/staff-sessions.queries.ts";
import type { Send } from "./shopper.ts";

/** Somebody who works here, signed in. */
export async function staffMember(
  send: Send,
  { db, vault, clock }: AppParts,
  role: StaffRole,
  name = "Asha",
) {
  const number = `8${randomInt(10 ** 8, 10 ** 9)}`;
  const phone = { dialCode: "91", number, e164: `+91${number}` };
  const account = await createAccount(db, vault, { name, role, phone, at: clock() });
  if (!account) throw new Error("this number has an account");
  return signedIn(send, account.id, number, (await startStaffSession(db, account.id, clock())).token);
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
