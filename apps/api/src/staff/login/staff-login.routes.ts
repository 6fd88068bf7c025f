import { otpSent } from "@aradhana/core/contract";
import {
  signedInStaff,
  staffAccount,
  staffSendOtpRequest,
  staffVerifyOtpRequest,
} from "@aradhana/core/staff";
import { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { rememberDevice } from "../../login/known-devices.queries.ts";
import { type CodeParts, sendCode, sendCodeErrors } from "../../login/send-code.ts";
import { useCode, useCodeErrors } from "../../login/use-code.ts";
import { bearerOf } from "../../sessions/bearer.ts";
import { accountOf, findAccount, findActiveAccount } from "../accounts/staff-accounts.queries.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { noStaffAccount, staffUnauthorized } from "../staff.errors.ts";
import { staffDocumented, staffOf, staffOnly } from "./staff-only.ts";
import { endStaffSession, passkeyStateOf, startStaffSession } from "./staff-sessions.queries.ts";

const tag = "staff";

/** How staff sign in, with a code of the same kind as customers but a session of their own, and sign out. */
export function staffLoginRoutes(parts: CodeParts & { apiOrigin: string; consoleOrigin: string }) {
  const { db, vault, consoleOrigin } = parts;
  // The code is entered in the console, which may have another host than the shop.
  const codeParts = { ...parts, webOrigins: [consoleOrigin] };
  const everybody = ["owner", "temple_desk", "support", "astrologer"] as const;
  return new Hono<AppEnv>()
    .post(
      "/login/sendOtp",
      documented({
        tag,
        summary: "Sends a one-time code; the response does not show whether the number has an account",
        results: otpSent,
        errorResponses: sendCodeErrors,
      }),
      validated("json", staffSendOtpRequest),
      async (c) => respond(c, await sendCode(c, codeParts, "staff", c.req.valid("json"))),
    )
    .post(
      "/login/verifyOtp",
      documented({
        tag,
        summary:
          "Exchanges a one-time code for a token that is valid for a working day; an owner with a passkey confirms it first",
        results: signedInStaff,
        errorResponses: [...useCodeErrors, noStaffAccount],
      }),
      validated("json", staffVerifyOtpRequest),
      async (c) => {
        const { otp_id: id, otp: code } = c.req.valid("json");
        const at = c.var.clock();
        const { phone } = await useCode(c, parts, { audience: "staff", id, code });
        // Only the owner of the number gets here, so that this gives nothing away.
        const account = await findActiveAccount(db, vault, phone);
        if (!account) throw noStaffAccount();
        const passkey = passkeyStateOf(account);
        c.set("staff", { ...account, passkey });
        const { token, expiresAt } = await db.transaction(async (tx) => {
          await logAction(tx, c, { action: "login", subject: account.id });
          await rememberDevice(c, tx, parts, { audience: "staff", phone, at });
          return startStaffSession(tx, account.id, at, passkey === "required");
        });
        const staff = accountOf(vault, account);
        return respond(c, { token, expires_at: expiresAt.toISOString(), staff, passkey });
      },
    )
    .get(
      "/me",
      staffDocumented({ summary: "The owner of the token", results: staffAccount }),
      staffOnly(db, everybody),
      async (c) => {
        const account = await findAccount(db, staffOf(c).id);
        if (!account) throw staffUnauthorized();
        return respond(c, accountOf(vault, account));
      },
    )
    .post(
      "/logout",
      staffDocumented({ summary: "Ends the session of this token", results: v.object({}) }),
      staffOnly(db, everybody, { passkey: "not_yet" }),
      async (c) => {
        await endStaffSession(db, bearerOf(c) ?? "");
        return respond(c, {});
      },
    );
}
