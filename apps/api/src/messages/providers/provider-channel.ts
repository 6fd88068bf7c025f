import { maskNumber } from "@aradhana/core/phone";
import type { Logger } from "pino";
import type { MessageChannel, Recipient } from "../message.ts";
import type { MessageProvider } from "./provider.ts";

/**
 * Delivers each message by the first provider that takes it, as an SMS where its own channel is not available. Logs it
 * without its text and full phone number.
 */
export function providerChannel(providers: readonly MessageProvider[], log: Logger): MessageChannel {
  const choose = (recipient: Recipient) => {
    for (const channel of [recipient.channel, "sms"] as const) {
      const provider = providers.find((each) => each.takes({ ...recipient, channel }));
      if (provider) return { provider, channel };
    }
    return undefined;
  };
  return {
    canReach: (recipient) => choose(recipient) !== undefined,
    async send(message) {
      const chosen = choose(message);
      if (!chosen) throw new Error(`no provider delivers ${message.template} by ${message.channel}`);
      await chosen.provider.deliver({ ...message, channel: chosen.channel });
      const { to, template, locale } = message;
      log.info({ to: maskNumber(to), channel: chosen.channel, template, locale }, "message");
      return chosen.channel;
    },
  };
}
