import * as v from "valibot";
import { callService } from "../../remote/call-service.ts";
import type { Message } from "../message.ts";
import { renderMessage } from "../templates.ts";
import type { MessageProvider } from "./provider.ts";
import { readTwilioReports } from "./twilio-reports.ts";

export interface TwilioConfig {
  /** Where Twilio's API is. */
  url: string;
  accountSid: string;
  authToken: string;
  /** Where Twilio reports the delivery of each message. */
  reportUrl: string;
  /** The number or sender id of SMS, in E.164 or letters. */
  from: string;
  /** The number of WhatsApp messages, in E.164, and the approved template of each, such as "order_paid.en". */
  whatsapp: { from: string; templates: ReadonlyMap<string, string> } | undefined;
}

const TIMEOUT_MS = 8_000;

/** https://www.twilio.com/docs/messaging/api/message-resource */
const created = v.object({ sid: v.pipe(v.string(), v.nonEmpty()) });

/** SMS and WhatsApp messages by Twilio. */
export function twilioProvider({
  url,
  accountSid,
  authToken,
  reportUrl,
  from,
  whatsapp,
}: TwilioConfig): MessageProvider {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;

  /** WhatsApp delivers approved templates only, except as an answer within a day. */
  const approvedOf = ({ template, locale }: Pick<Message, "template" | "locale">) =>
    whatsapp?.templates.get(`${template}.${locale}`);

  function formOf(message: Message): Record<string, string> {
    const { channel, to, params } = message;
    if (channel !== "whatsapp") return { To: to, From: from, Body: renderMessage(message) };
    const ContentSid = approvedOf(message);
    if (!whatsapp || !ContentSid) throw new Error(`${message.template} is no WhatsApp template`);
    return {
      ...{ To: `whatsapp:${to}`, From: `whatsapp:${whatsapp.from}`, ContentSid },
      ContentVariables: JSON.stringify(params),
    };
  }

  return {
    id: "twilio",
    takes: (recipient) =>
      recipient.channel === "sms" ||
      (recipient.channel === "whatsapp" && approvedOf(recipient) !== undefined),
    async deliver(message) {
      // Twilio refuses a message with an address that it cannot reach, such as that of a developer's machine.
      const report: Record<string, string> = reportUrl.startsWith("https:")
        ? { StatusCallback: reportUrl }
        : {};
      const { sid } = await callService(created, {
        ...{ url: new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, url), method: "POST" },
        headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
        body: String(new URLSearchParams({ ...formOf(message), ...report })),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return sid;
    },
    readReports: (request) => readTwilioReports(request, { authToken, reportUrl }),
  };
}
