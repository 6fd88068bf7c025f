import { desc } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import { devMessages } from "./messages.table.ts";

const sealedMessage = v.object({ to: v.string(), channel: v.string(), text: v.string() });

export type KeptMessage = v.InferOutput<typeof sealedMessage> & { template: string };

const PLACE = "dev_messages";

/** Puts a message into the outbox that developers read. */
export async function keepMessage(db: Database, vault: Vault, message: KeptMessage, at: Date) {
  const { template, ...rest } = message;
  const messageSealed = vault.seal(PLACE, JSON.stringify(rest));
  await db.insert(devMessages).values({ template, messageSealed, createdAt: at });
}

/** The newest messages first. */
export async function listMessages(db: Database, vault: Vault, limit: number) {
  const rows = await db.select().from(devMessages).orderBy(desc(devMessages.id)).limit(limit);
  return rows.map(({ template, messageSealed, createdAt }) => ({
    template,
    at: createdAt,
    ...v.parse(sealedMessage, JSON.parse(vault.open(PLACE, messageSealed))),
  }));
}
