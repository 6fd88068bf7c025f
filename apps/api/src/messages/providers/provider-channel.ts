import type { Logger } from "pino";
import { maskRecipient } from "../mask-recipient.ts";
import type { MessageChannel, Recipient } from "../message.ts";
import type { MessageProvider } from "./provider.ts";

/**
 * Delivers each message by the first provider that takes it, as an SMS where its own channel to a phone is not
 * available. Logs it without its text and recipient.
 */
export function providerChannel(providers: readonly MessageProvider[], log: Logger): MessageChannel {
  const choose = (recipient: Recipient) => {
    const channels =
      recipient.channel === "email" ? (["email"] as const) : [recipient.channel, "sms" as const];
    for (const channel of channels) {
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
      const { template, locale } = message;
      log.info({ to: maskRecipient(message), channel: chosen.channel, template, locale }, "message");
      return chosen.channel;
    },
  };
}
