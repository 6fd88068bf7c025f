import { desc } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import { devMessages } from "./messages.table.ts";

const sealedMessage = v.object({ to: v.string(), channel: v.string(), text: v.string() });

export type StoredMessage = v.InferOutput<typeof sealedMessage> & { template: string };

const SEAL_CONTEXT = "dev_messages";

/** Stores a message in the developers' outbox. */
export async function saveMessage(db: Database, vault: Vault, message: StoredMessage, at: Date) {
  const { template, ...rest } = message;
  const messageSealed = vault.seal(SEAL_CONTEXT, JSON.stringify(rest));
  await db.insert(devMessages).values({ template, messageSealed, createdAt: at });
}

/** The messages in the developers' outbox, newest first. */
export async function listMessages(db: Database, vault: Vault, limit: number) {
  const rows = await db.select().from(devMessages).orderBy(desc(devMessages.id)).limit(limit);
  return rows.map(({ template, messageSealed, createdAt }) => ({
    template,
    at: createdAt,
    ...v.parse(sealedMessage, JSON.parse(vault.open(SEAL_CONTEXT, messageSealed))),
  }));
}
