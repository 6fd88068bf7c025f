import { randomInt } from "node:crypto";
import type { StaffRole } from "@aradhana/core/staff";
import type { AppParts } from "../src/app.ts";
import { createAccount } from "../src/staff/accounts/staff-accounts.queries.ts";
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
  const { token } = await startStaffSession(db, account.id, clock());
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
    ...{ id: account.id, number, token },
    request,
    /** The status and the parsed body of a response. */
    async json(method: string, path: string, body?: unknown, more?: Record<string, string>) {
      const response = await request(method, path, body, more);
      // biome-ignore lint/suspicious/noExplicitAny: the shape was checked against the documentation of the route.
      return { status: response.status, ...((await response.json()) as any) };
    },
  };
}
