import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { StartupError } from "../errors/startup-error.ts";
import type { OpenDatabase } from "./database.ts";
import { drizzleOptions } from "./drizzle-options.ts";
import { lockFolder } from "./lock-folder.ts";

export async function openPglite(folder: string, migrationsFolder: string): Promise<OpenDatabase> {
  const unlock = lockDataFolder(folder);
  let client: PGlite | undefined;
  try {
    client = await PGlite.create(folder);
    const db = drizzle(client, drizzleOptions);
    await migrate(db, { migrationsFolder });
    const opened = client;
    return {
      ...{ db, kind: "pglite", warnings: [], close: () => opened.close().finally(unlock) },
      listen(channel, onPayload) {
        // The database is in this process: it is never unreachable.
        opened.listen(channel, onPayload).catch(() => {});
        return { isListening: () => true };
      },
    };
  } catch (error) {
    await client?.close().catch(() => {});
    unlock();
    // No `cause`: Node would print the source line of PGlite's error, which is 90 kB long.
    throw new StartupError(
      `The data folder ${folder} cannot be opened and is probably damaged (${firstLine(error)}): ` +
        "restore a backup, or remove it to start with an empty database.",
    );
  }
}

function lockDataFolder(folder: string): () => void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The data folder ${folder} cannot be used: ${firstLine(error)}.`);
  }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
