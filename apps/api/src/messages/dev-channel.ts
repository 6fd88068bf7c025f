import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { MessageChannel } from "./message.ts";
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
    await saveMessage(db, vault, { template, to, channel, text: renderMessage(message) }, clock());
    return next.send(message);
  },
});
