import * as v from "valibot";
import { callService } from "../../remote/call-service.ts";
import type { Message } from "../message.ts";
import { renderMessage } from "../templates.ts";
import type { MessageProvider } from "./provider.ts";

export interface TwilioConfig {
  /** Where Twilio's API is. */
  url: string;
  accountSid: string;
  authToken: string;
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
  from,
  whatsapp,
}: TwilioConfig): MessageProvider {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;

  /** WhatsApp delivers approved templates only, except as an answer within a day. */
  function whatsappForm({ to, template, locale, params }: Message) {
    return {
      ...{ To: `whatsapp:${to}`, From: `whatsapp:${whatsapp?.from ?? from}` },
      ContentSid: whatsapp?.templates.get(`${template}.${locale}`) ?? "",
      ContentVariables: JSON.stringify(params),
    };
  }

  return {
    takes: ({ channel, template, locale }) =>
      channel === "sms" ||
      (channel === "whatsapp" && whatsapp?.templates.has(`${template}.${locale}`) === true),
    async deliver(message) {
      const form =
        message.channel === "whatsapp"
          ? whatsappForm(message)
          : { To: message.to, From: from, Body: renderMessage(message) };
      await callService(created, {
        ...{ url: new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, url), method: "POST" },
        headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
        body: String(new URLSearchParams(form)),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    },
  };
}
