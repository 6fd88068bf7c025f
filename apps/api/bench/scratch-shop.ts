import { fillEmptyShop } from "../seed/fill/fill-empty-shop.ts";
import { migrationsFolder } from "../src/db/database.ts";
import { openPostgres } from "../src/db/open-postgres.ts";
import { startPostgres } from "../test/postgres.ts";

/** Starts a temporary PostgreSQL server with the sample shop. */
export async function openScratchShop() {
  const server = await startPostgres();
  const url = server.urlOf("postgres");
  const { db, close } = await openPostgres({ url }, migrationsFolder);
  await fillEmptyShop(db, new Date());
  return {
    db,
    url,
    signal: server.signal,
    crash: server.crash,
    async stop() {
      await close();
      await server.stop();
    },
  };
}

export type ScratchShop = Awaited<ReturnType<typeof openScratchShop>>;
