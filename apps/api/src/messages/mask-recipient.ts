import { maskNumber } from "@aradhana/core/phone";
import type { Recipient } from "./message.ts";

/** A recipient as the log may show it. */
export const maskRecipient = ({ to, channel }: Pick<Recipient, "to" | "channel">) =>
  channel === "email" ? "•••••@•••••" : maskNumber(to);
