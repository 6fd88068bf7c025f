import type { Logger } from "pino";
import { maskRecipient } from "../mask-recipient.ts";
import type { Message, MessageChannel, Recipient } from "../message.ts";
import type { MessageProvider, SentBy } from "./provider.ts";

/** Stores that a message was sent. */
export type RecordDelivery = (message: Message, sentBy: SentBy) => Promise<void>;

/**
 * Delivers each message by the first provider that takes it, as an SMS where its own channel to a phone is not
 * available. Logs it without its text and recipient.
 */
export function providerChannel(
  providers: readonly MessageProvider[],
  log: Logger,
  record: RecordDelivery = async () => {},
): MessageChannel {
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
      const { id: provider } = chosen.provider;
      const sent = { ...message, channel: chosen.channel };
      const providerRef = await chosen.provider.deliver(sent);
      const { template, locale } = message;
      // It is sent: a failure to store that must not send it again.
      await record(sent, { provider, providerRef }).catch((error: unknown) =>
        log.error({ err: error, template }, "a sent message could not be recorded"),
      );
      log.info({ to: maskRecipient(message), channel: chosen.channel, template, locale }, "message");
      return chosen.channel;
    },
  };
}
