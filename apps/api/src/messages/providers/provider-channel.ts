import { maskNumber } from "@aradhana/core/phone";
import type { Logger } from "pino";
import type { Message, MessageChannel } from "../message.ts";
import type { MessageProvider } from "./provider.ts";

/**
 * Delivers each message by the first provider that takes it, as an SMS where its own channel is not available. Logs it
 * without its text and full phone number.
 */
export function providerChannel(providers: readonly MessageProvider[], log: Logger): MessageChannel {
  const find = (recipient: Pick<Message, "to" | "channel">) =>
    providers.find((provider) => provider.takes(recipient));
  const choose = ({ to, channel }: Pick<Message, "to" | "channel">) => {
    const own = find({ to, channel });
    if (own) return { provider: own, channel };
    const provider = find({ to, channel: "sms" });
    return provider && { provider, channel: "sms" as const };
  };
  return {
    canReach: (recipient) => choose(recipient) !== undefined,
    async send(message) {
      const chosen = choose(message);
      if (!chosen) throw new Error(`no provider delivers ${message.template} by ${message.channel}`);
      await chosen.provider.deliver({ ...message, channel: chosen.channel });
      const { to, template, locale } = message;
      log.info({ to: maskNumber(to), channel: chosen.channel, template, locale }, "message");
    },
  };
}
