import { emailAddress } from "@aradhana/core/contract";
import * as v from "valibot";
import { apiUrl, secret } from "../../account-variables.ts";
import type { Msg91Config } from "./msg91.ts";
import type { SmtpConfig } from "./smtp.ts";
import type { TwilioConfig } from "./twilio.ts";

/** The providers of messages with an account. */
export interface MessageAccounts {
  msg91?: Msg91Config | undefined;
  twilio?: Omit<TwilioConfig, "reportUrl"> | undefined;
  smtp?: SmtpConfig | undefined;
}

const sender = v.pipe(
  v.string(),
  v.regex(/^(?:\+\d{6,15}|[A-Za-z0-9]{3,11})$/),
  v.description("a number such as +14155550100, or a sender id"),
);
const templateList = v.pipe(
  v.string(),
  v.transform((list) => list.split(",").map((item) => item.trim().split("=", 2))),
  v.array(v.tuple([v.pipe(v.string(), v.regex(/^\w+\.(?:en|hi)$/)), v.pipe(v.string(), v.nonEmpty())])),
  v.transform((pairs): ReadonlyMap<string, string> => new Map(pairs)),
  v.description("templates such as otp.en=1207160000000000001, with commas between"),
);

const mailServer = v.pipe(
  v.string(),
  v.check((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? "")),
  v.description("an address such as smtps://user:password@smtp.example.com"),
);
const mailSender = v.pipe(
  v.string(),
  v.transform((text) => /^([^<>"\r\n]*)<([^<>]*)>$/.exec(text)?.slice(1) ?? ["", text]),
  v.transform(([name = "", address = ""]) => ({ name: name.trim(), address: address.trim() })),
  v.object({ name: v.string(), address: emailAddress }),
  v.description("an address such as Aradhana <care@example.com>"),
);

/** The variables of the providers, as a part of the environment's schema. */
export const messageVariables = {
  MSG91_AUTH_KEY: v.optional(secret),
  MSG91_TEMPLATES: v.optional(templateList),
  MSG91_REPORT_KEY: v.optional(secret),
  MSG91_URL: v.optional(apiUrl, "https://control.msg91.com"),
  TWILIO_ACCOUNT_SID: v.optional(secret),
  TWILIO_AUTH_TOKEN: v.optional(secret),
  TWILIO_FROM: v.optional(sender),
  TWILIO_WHATSAPP_FROM: v.optional(sender),
  TWILIO_WHATSAPP_TEMPLATES: v.optional(templateList),
  TWILIO_URL: v.optional(apiUrl, "https://api.twilio.com"),
  SMTP_URL: v.optional(mailServer),
  EMAIL_FROM: v.optional(mailSender),
};

const schema = v.object(messageVariables);
type MessageEnv = v.InferOutput<typeof schema>;

/** What belongs to one account. */
export const messageVariableGroups = [
  ["MSG91_AUTH_KEY", "MSG91_TEMPLATES"],
  ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
  ["TWILIO_WHATSAPP_FROM", "TWILIO_WHATSAPP_TEMPLATES"],
  ["SMTP_URL", "EMAIL_FROM"],
] as const satisfies (keyof MessageEnv)[][];

/** The accounts that are configured. */
export function messageAccountsOf(env: MessageEnv): MessageAccounts {
  const { MSG91_AUTH_KEY: authKey, MSG91_TEMPLATES: templates } = env;
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  const { TWILIO_WHATSAPP_FROM: whatsappFrom, TWILIO_WHATSAPP_TEMPLATES: approved } = env;
  const { SMTP_URL: mailUrl, EMAIL_FROM: mailFrom } = env;
  const whatsapp = whatsappFrom && approved ? { from: whatsappFrom, templates: approved } : undefined;
  return {
    msg91:
      authKey && templates
        ? { url: env.MSG91_URL, authKey, templates, reportKey: env.MSG91_REPORT_KEY }
        : undefined,
    twilio:
      accountSid && authToken && from
        ? { url: env.TWILIO_URL, accountSid, authToken, from, whatsapp }
        : undefined,
    smtp: mailUrl && mailFrom ? { url: mailUrl, from: mailFrom } : undefined,
  };
}
