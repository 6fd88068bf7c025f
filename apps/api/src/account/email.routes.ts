import { addEmailRequest, confirmEmailRequest, customerEmail, emailCodeSent } from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { recordConsent } from "../customers/consents.queries.ts";
import { type Customer, lockCustomer, openEmail, setEmail } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { otpExpired, otpWrong } from "../login/login.errors.ts";
import type { MessageChannel } from "../messages/message.ts";
import { windowCounts } from "../rate-limit/window-counts.ts";
import { signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { sameSecret } from "../vault/same-secret.ts";
import { emailCodesTooMany, emailUnavailable } from "./account.errors.ts";
import { createEmailCode, EMAIL_CODE_MINUTES, readEmailCode } from "./email-code.ts";

interface EmailParts {
  db: Database;
  vault: Vault;
  messages: MessageChannel;
  log: Logger;
}

const HOUR_MS = 3_600_000;
const sent = windowCounts("email-code", HOUR_MS);
const tried = windowCounts("email-code-try", HOUR_MS);
/** Codes to one address, and of one account, within an hour. */
const SENT_PER_HOUR = 5;
/** Tries of one account within an hour: a code is guessed once in 100,000 hours. */
const TRIED_PER_HOUR = 10;

/**
 * The routes of the signed-in customer's address of e-mail. Its code proves that it is theirs, since the messages open
 * orders; to confirm it is the consent to them, and to remove it withdraws that.
 */
export function emailRoutes({ db, vault, messages, log }: EmailParts) {
  const common = { tag: "account", bearer: true } as const;
  const recipientOf = (to: string, locale: "en" | "hi") =>
    ({ to, channel: "email", template: "email_code", locale }) as const;
  const viewOf = (customer: Customer) => ({
    email: openEmail(vault, customer),
    can_add: messages.canReach?.(recipientOf("care@example.com", "en")) !== false,
  });
  const changed = (id: string, email: string | null, at: Date) =>
    db.transaction(async (tx) => {
      if ((await lockCustomer(tx, id))?.status !== "active") throw unauthorized();
      await recordConsent(tx, id, { purpose: "email_updates", given: email !== null }, at);
      await setEmail(tx, vault, id, email, at);
      const customer = await lockCustomer(tx, id);
      if (!customer) throw unauthorized();
      return viewOf(customer);
    });

  return new Hono<AppEnv>()
    .get(
      "/",
      documented({
        ...common,
        summary: "Where the customer's orders are reported by e-mail, and whether an address can be added",
        results: customerEmail,
        errorResponses: [unauthorized],
      }),
      async (c) => respond(c, viewOf(await signedInCustomer(c, db))),
    )
    .post(
      "/",
      documented({
        ...common,
        summary: "Sends a code to an address of e-mail",
        results: emailCodeSent,
        errorResponses: [unauthorized, emailUnavailable, emailCodesTooMany],
      }),
      validated("json", addEmailRequest),
      async (c) => {
        const { id } = await signedInCustomer(c, db);
        const { email, lang } = c.req.valid("json");
        const recipient = recipientOf(email, lang);
        if (messages.canReach?.(recipient) === false) throw emailUnavailable();
        await limit(c, db, [id, vault.mac("email", email.toLowerCase())]);
        const code = createEmailCode(vault, id, email, c.var.clock());
        const params = { code: code.code, minutes: String(EMAIL_CODE_MINUTES) };
        await messages.send({ ...recipient, params }).catch((error: unknown) => {
          log.warn({ err: error }, "a code could not be sent by e-mail");
          throw emailUnavailable();
        });
        return respond(c, { email_id: code.id, expires_at: code.expiresAt.toISOString() });
      },
    )
    .post(
      "/confirm",
      documented({
        ...common,
        summary: "Saves the address that a code was sent to, in place of another one",
        results: customerEmail,
        errorResponses: [unauthorized, otpWrong, otpExpired, emailCodesTooMany],
      }),
      validated("json", confirmEmailRequest),
      async (c) => {
        const { id } = await signedInCustomer(c, db);
        const { email_id, otp } = c.req.valid("json");
        const at = c.var.clock();
        const [tries = 0] = await tried.add(db, [id], at);
        if (tries > TRIED_PER_HOUR) throw tooMany(at);
        const code = readEmailCode(vault, id, email_id, at);
        if (!code) throw otpExpired();
        if (!sameSecret(otp, code.code)) {
          const message = "This is not the code that was sent.";
          throw otpWrong({ fieldErrors: [{ field: "otp", code: "wrong", message }] });
        }
        return respond(c, await changed(id, code.email, at));
      },
    )
    .delete(
      "/",
      documented({
        ...common,
        summary: "Removes the address of e-mail: nothing more is sent there",
        results: customerEmail,
        errorResponses: [unauthorized],
      }),
      async (c) => {
        const { id } = await signedInCustomer(c, db);
        return respond(c, await changed(id, null, c.var.clock()));
      },
    );
}

async function limit(c: Context<AppEnv>, db: Database, callers: string[]) {
  const at = c.var.clock();
  const counts = await sent.add(db, callers, at);
  if (counts.some((count) => count > SENT_PER_HOUR)) throw tooMany(at);
}

const tooMany = (at: Date) =>
  emailCodesTooMany(retryAfter(Math.ceil((HOUR_MS - (at.getTime() % HOUR_MS)) / 1000)));
