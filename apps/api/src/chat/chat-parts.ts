import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { ChatSignals } from "./chat-signals.ts";

/** What the routes of chat need. */
export interface ChatParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  log: Logger;
  signals: ChatSignals;
}

/** A function that throws 429 for a person with more than `perMinute` of these requests. */
export function limitEach({ db, clock }: ChatParts, name: string, perMinute: number) {
  const limit = rateLimit({ db, clock, name: `chat/${name}`, perMinute });
  return async (personId: string): Promise<void> => {
    const wait = await limit(personId);
    if (wait > 0) throw tooManyRequests(retryAfter(wait));
  };
}
