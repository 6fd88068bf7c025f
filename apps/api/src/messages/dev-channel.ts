import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { MessageChannel } from "./message.ts";
import { keepMessage } from "./messages.queries.ts";
import { wordsOf } from "./templates.ts";

interface DevChannelParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  /** Told of each message as well. */
  next: MessageChannel;
}

/** Keeps messages where whoever runs the system reads them: at /dev/outbox. Never in production. */
export const devChannel = ({ db, vault, clock, next }: DevChannelParts): MessageChannel => ({
  async send(message) {
    const { template, to, channel } = message;
    await keepMessage(db, vault, { template, to, channel, text: wordsOf(message) }, clock());
    await next.send(message);
  },
});
