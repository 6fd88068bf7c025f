import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
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
    chmodSync(folder, 0o700);
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
    throw damaged(folder, firstLine(error));
  }
}

function lockDataFolder(folder: string): () => void {
  try {
    // It has personal data, of which not everything is sealed.
    mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
    const unlock = lockFolder(folder);
    try {
      assertNotDamaged(folder);
    } catch (error) {
      unlock();
      throw error;
    }
    return unlock;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The data folder ${folder} cannot be used: ${firstLine(error)}.`);
  }
}

/** PGlite creates an empty database where a folder has none: it must not do so in place of a damaged one. */
function assertNotDamaged(folder: string): void {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return;
  chmodSync(folder, 0o700);
  if (!existsSync(join(folder, "PG_VERSION"))) throw damaged(folder, "it has no PG_VERSION");
}

const damaged = (folder: string, reason: string) =>
  new StartupError(
    `The data folder ${folder} cannot be opened and is probably damaged (${reason}): ` +
      "restore a backup, or remove it to start with an empty database.",
  );

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
