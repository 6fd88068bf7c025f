import type { Logger } from "pino";
import { maskRecipient } from "./mask-recipient.ts";
import type { MessageChannel } from "./message.ts";

/** Logs each message without its text and recipient. */
export const logChannel = (log: Logger): MessageChannel => ({
  send: ({ to, channel, template, locale }) => {
    log.info({ to: maskRecipient({ to, channel }), channel, template, locale }, "message");
    return Promise.resolve(channel);
  },
});
