import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { sessionOf } from "../orders/session-id.ts";
import type { ParsedPhone } from "../phone/read-phone.ts";
import type { Vault } from "../vault/create-vault.ts";
import { knownDevices } from "./known-devices.table.ts";
import type { Audience } from "./login.table.ts";

/** How many days after a sign-in its device is known. The privacy policy states the same number. */
export const KNOWN_DEVICE_DAYS = 90;
const COOKIE = "known_device";
const COOKIE_ID = /^[0-9a-f-]{36}$/;
/** The cookie is sent to the sign-in alone, and those of customers and staff do not mix. */
const cookiePaths = {
  customer: "/noauth-api/v1/login",
  staff: "/staff/v1/login",
} as const satisfies Record<Audience, string>;

/** The keyed hashes by which a browser is recognized. */
export interface Browser {
  /** Of the session id, which a log-out replaces. */
  sessionIndex: string | undefined;
  /** Of the cookie, which stays, and which browsers do not send from a partner's page or to another host. */
  cookieIndex: string | undefined;
}

const cookieOf = (c: Context) => {
  const id = getCookie(c, COOKIE);
  return id && COOKIE_ID.test(id) ? id : undefined;
};
const indexOfCookie = (vault: Vault, id: string) => vault.mac("device", id);

/** The browser that sent this request. */
export function browserOf(c: Context, vault: Vault): Browser {
  const id = cookieOf(c);
  return { sessionIndex: sessionOf(c, vault), cookieIndex: id && indexOfCookie(vault, id) };
}

/** The index of this browser, if the number has signed in on it before. */
export async function findKnownDevice(
  db: Database,
  phone: string,
  { cookieIndex, sessionIndex }: Browser,
): Promise<string | undefined> {
  const indexes = [cookieIndex, sessionIndex].filter((index) => index !== undefined);
  if (indexes.length === 0) return undefined;
  const rows = await db
    .select({ index: knownDevices.sessionIndex })
    .from(knownDevices)
    .where(and(eq(knownDevices.phoneIndex, phone), inArray(knownDevices.sessionIndex, indexes)));
  return indexes.find((index) => rows.some((row) => row.index === index));
}

interface SignIn {
  audience: Audience;
  phone: ParsedPhone;
  at: Date;
}

/** Remembers that a number has signed in on this device. */
export async function rememberDevice(
  c: Context,
  tx: Database,
  { vault, apiOrigin }: { vault: Vault; apiOrigin: string },
  { audience, phone, at: signedInAt }: SignIn,
) {
  const id = cookieOf(c) ?? crypto.randomUUID();
  setCookie(c, COOKIE, id, {
    ...{ path: cookiePaths[audience], maxAge: KNOWN_DEVICE_DAYS * 86_400 },
    ...{ httpOnly: true, sameSite: "Strict", secure: apiOrigin.startsWith("https:") },
  });
  const indexes = [indexOfCookie(vault, id), sessionOf(c, vault)].filter((index) => index !== undefined);
  await tx
    .insert(knownDevices)
    .values(
      indexes.map((sessionIndex) => ({
        ...{ phoneIndex: phoneIndex(vault, phone.e164), sessionIndex, signedInAt },
      })),
    )
    .onConflictDoUpdate({
      target: [knownDevices.phoneIndex, knownDevices.sessionIndex],
      set: { signedInAt },
    });
}
