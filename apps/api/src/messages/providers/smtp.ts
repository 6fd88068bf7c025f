import { emailAddress } from "@aradhana/core/contract";
import { createTransport } from "nodemailer";
import * as v from "valibot";
import { isEmailTemplate, renderEmail } from "../email-text.ts";
import type { MessageProvider } from "./provider.ts";

export interface SmtpConfig {
  /** The mail server with its account, such as `smtps://user:password@smtp.example.com`. */
  url: string;
  /** Whom the e-mails are from. */
  from: { name: string; address: string };
}

const TIMEOUT_MS = 8_000;

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** E-mails by a mail server, encrypted unless it is on this machine. */
export function smtpProvider({ url, from }: SmtpConfig): MessageProvider {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    ...{ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || (secure ? 465 : 587) },
    ...{ secure, requireTLS: !secure && !loopback.test(hostname) },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  return {
    id: "smtp",
    takes: ({ to, channel, template }) =>
      channel === "email" && isEmailTemplate(template) && v.is(emailAddress, to),
    async deliver(message) {
      const { to } = message;
      // The address becomes a header: one with a line break could add others.
      if (!v.is(emailAddress, to)) throw new Error("this is no address of e-mail");
      try {
        await transport.sendMail({
          ...{ from, to: { name: "", address: to }, ...renderEmail(message) },
          headers: { "Auto-Submitted": "auto-generated", "Content-Language": message.locale },
        });
      } catch (error) {
        throw new MailServerError(error);
      }
      return null;
    },
  };
}

/** What a mail server answers names the recipient, so only its codes are passed on. */
class MailServerError extends Error {
  override readonly name = "MailServerError";
  readonly code: string;

  constructor(error: unknown) {
    const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
    super(`the mail server did not accept an e-mail: ${Number(responseCode) || "no answer"}`);
    this.code = typeof code === "string" && /^E\w+$/.test(code) ? code : "EUNKNOWN";
  }
}
