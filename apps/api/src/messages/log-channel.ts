import { maskNumber } from "@aradhana/core/phone";
import type { Logger } from "pino";
import type { MessageChannel } from "./message.ts";

/** Logs each message without its text and full phone number. */
export const logChannel = (log: Logger): MessageChannel => ({
  send: ({ to, channel, template, locale }) => {
    log.info({ to: maskNumber(to), channel, template, locale }, "message");
    return Promise.resolve(channel);
  },
});
