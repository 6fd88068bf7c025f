import { migrationsFolder } from "./src/db/database.ts";
import { openPostgres } from "./src/db/open-postgres.ts";
import { readEnv } from "./src/env.ts";
import { StartupError } from "./src/errors/startup-error.ts";

/** Runs the migrations that the database lacks: `pnpm --filter @aradhana/api db:migrate`. */
async function migrate() {
  const { url, directUrl } = readEnv().database;
  if (!url)
    throw new StartupError("DATABASE_URL must be set: the embedded database is migrated at each start.");
  const { close } = await openPostgres({ url, directUrl }, migrationsFolder);
  await close();
  console.log("The database has all migrations.");
}

try {
  await migrate();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
