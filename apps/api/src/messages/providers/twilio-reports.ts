import { createHmac } from "node:crypto";
import { sameSecret } from "../../vault/same-secret.ts";
import type { DeliveryReport, ReportRequest } from "./provider.ts";

const states: Readonly<Record<string, DeliveryReport["state"]>> = {
  delivered: "delivered",
  read: "read",
  failed: "failed",
  undelivered: "failed",
};

/** Twilio's signature: of the address it was given, and the sorted fields. https://www.twilio.com/docs/usage/security */
function twilioSignature(authToken: string, url: string, fields: URLSearchParams): string {
  const sorted = [...fields].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const signed = url + sorted.map(([name, value]) => name + value).join("");
  return createHmac("sha1", authToken).update(signed).digest("base64");
}

/** The report of Twilio about an SMS or a WhatsApp message; undefined if Twilio has not signed it. */
export function readTwilioReports(
  { raw, headers }: ReportRequest,
  { authToken, reportUrl }: { authToken: string; reportUrl: string },
): readonly DeliveryReport[] | undefined {
  const fields = new URLSearchParams(raw);
  const signature = headers.get("x-twilio-signature") ?? "";
  if (!sameSecret(signature, twilioSignature(authToken, reportUrl, fields))) return undefined;
  const ref = fields.get("MessageSid");
  const state = states[fields.get("MessageStatus") ?? ""];
  // Others, such as "queued", are no result yet.
  if (!ref || !state) return [];
  return [{ ref, state, errorCode: fields.get("ErrorCode") ?? undefined }];
}
