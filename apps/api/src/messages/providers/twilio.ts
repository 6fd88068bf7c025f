import * as v from "valibot";
import { callService } from "../../remote/call-service.ts";
import { renderMessage } from "../templates.ts";
import type { MessageProvider } from "./provider.ts";

export interface TwilioConfig {
  /** Where Twilio's API is. */
  url: string;
  accountSid: string;
  authToken: string;
  /** The number or sender id of SMS, in E.164 or letters. */
  from: string;
  /** The number of WhatsApp messages, in E.164; without it there are none. */
  whatsappFrom: string | undefined;
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
  whatsappFrom,
}: TwilioConfig): MessageProvider {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  return {
    takes: ({ channel }) => channel === "sms" || (channel === "whatsapp" && whatsappFrom !== undefined),
    async deliver(message) {
      const prefix = message.channel === "whatsapp" ? "whatsapp:" : "";
      const sender = message.channel === "whatsapp" ? (whatsappFrom ?? from) : from;
      await callService(created, {
        ...{ url: new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, url), method: "POST" },
        headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
        body: String(
          new URLSearchParams({
            ...{ To: prefix + message.to, From: prefix + sender, Body: renderMessage(message) },
          }),
        ),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    },
  };
}
