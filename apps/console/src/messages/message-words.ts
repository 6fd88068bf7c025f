import type { SentMessage } from "@aradhana/core/staff";
import { words } from "../frame/labels.ts";

const templates: Readonly<Record<string, string>> = {
  otp: "OTP",
  email_code: "OTP for an e-mail address",
  session_paid: "Consultation paid",
  chadhaava_paid: "Chadhava paid",
  chadhaava_named: "Chadhava, names received",
  sankalp_received: "Names received",
};
const channels = { sms: "SMS", whatsapp: "WhatsApp", call: "Call", email: "E-mail" } as const;
const providers = {
  twilio: "Twilio",
  msg91: "MSG91",
  smtp: "our mail server",
  practice: "practice",
} as const;

/** What a message is about. */
export const templateWords = ({ template }: SentMessage): string => templates[template] ?? words(template);
export const channelWords = ({ channel }: SentMessage): string => channels[channel];
/** How it was sent, and by whom. */
export const sentBy = (message: SentMessage): string =>
  `${channelWords(message)}, ${providers[message.provider]}`;
