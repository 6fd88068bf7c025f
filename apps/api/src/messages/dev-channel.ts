import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import { renderEmail } from "./email-text.ts";
import type { Message, MessageChannel } from "./message.ts";
import { recordDelivery } from "./message-deliveries.queries.ts";
import { saveMessage } from "./messages.queries.ts";
import { renderMessage } from "./templates.ts";

interface DevChannelParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  /** Also gets each message. */
  next: MessageChannel;
}

/** Stores messages for developers, who read them at /dev/outbox. Never used in production. */
export const devChannel = ({ db, vault, clock, next }: DevChannelParts): MessageChannel => ({
  async send(message) {
    const { template, to, channel } = message;
    await recordDelivery(db, message, { provider: "practice", providerRef: null }, clock());
    await saveMessage(db, vault, { template, to, channel, text: textOf(message) }, clock());
    return next.send(message);
  },
});

function textOf(message: Message) {
  if (message.channel !== "email") return renderMessage(message);
  const { subject, text } = renderEmail(message);
  return `${subject}\n\n${text}`;
}
