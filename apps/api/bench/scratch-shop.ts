import { seedCatalogue } from "../seed/fill/seed-catalogue.ts";
import { migrationsFolder } from "../src/db/database.ts";
import { openPostgres } from "../src/db/open-postgres.ts";
import { startPostgres } from "../test/postgres.ts";
import { postgresPrograms } from "../test/postgres-programs.ts";

/** A throwaway PostgreSQL that holds the sample shop, reached by a socket in a scratch folder. */
export async function openScratchShop() {
  const programs = postgresPrograms();
  if (!programs)
    throw new Error(
      "PostgreSQL's server comes for Linux and macOS; elsewhere PG_BIN names the folder of its programs.",
    );
  const server = await startPostgres(programs);
  const url = server.urlOf("postgres");
  const { db, close } = await openPostgres(url, migrationsFolder);
  await seedCatalogue(db, new Date());
  return {
    db,
    url,
    async stop() {
      await close();
      await server.stop();
    },
  };
}

export type ScratchShop = Awaited<ReturnType<typeof openScratchShop>>;
