import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { afterAll, inject } from "vitest";
import type { Database } from "./database.ts";
import { drizzleOptions } from "./drizzle-options.ts";
import { surviveLostConnections } from "./lost-connection.ts";
import { retryConflicts } from "./retry-conflicts.ts";
import { statementLogger } from "./statement-scope.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Prepared by the project's setup: the file or the server that test databases are copied from. */
    testDatabase:
      | { kind: "pglite"; template: string }
      | { kind: "postgres"; server: string; pooler?: string; template: string };
  }
}

/** A test's own database. On PostgreSQL, other processes can open it with `url`. */
export type TestDatabase = { db: Database; kind: "pglite" | "postgres"; url: string | undefined };

const options = { ...drizzleOptions, logger: statementLogger };

/** A new database with the seeded catalogue, closed after the tests of the file. Call it at the top of the file. */
export async function createTestDatabase(): Promise<Database> {
  return (await openTestDatabase()).db;
}

/** Like `createTestDatabase`, with the kind and the URL of the database. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const prepared = inject("testDatabase");
  if (prepared.kind === "pglite") {
    const client = await PGlite.create({ loadDataDir: new Blob([await readFile(prepared.template)]) });
    afterAll(() => client.close());
    return { db: drizzlePglite(client, options), kind: "pglite", url: undefined };
  }
  const { pool, url } = await createOn(prepared, `template ${prepared.template} strategy file_copy`);
  return { db: retryConflicts(drizzlePostgres(pool, options)), kind: "postgres", url };
}

/** A database without tables. */
export interface EmptyDatabase extends TestDatabase {
  migrate(folder: string): Promise<void>;
}

/** A new database without tables, closed after the tests of the file. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const prepared = inject("testDatabase");
  if (prepared.kind === "pglite") {
    const client = await PGlite.create();
    afterAll(() => client.close());
    const db = drizzlePglite(client, drizzleOptions);
    return {
      ...{ db, kind: "pglite", url: undefined },
      migrate: (migrationsFolder) => migratePglite(db, { migrationsFolder }),
    };
  }
  const { pool, url } = await createOn(prepared);
  const db = drizzlePostgres(pool, drizzleOptions);
  return {
    ...{ db, kind: "postgres", url },
    migrate: (migrationsFolder) => migratePostgres(db, { migrationsFolder }),
  };
}

async function createOn(
  { server, pooler = server }: { server: string; pooler?: string },
  options = "",
): Promise<{ pool: pg.Pool; url: string }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name} ${options}`);
  const urlVia = (address: string) => address.replace("/postgres?", `/${name}?`);
  const url = urlVia(server);
  const pool = new pg.Pool({ connectionString: urlVia(pooler), max: 10 });
  surviveLostConnections(pool);
  afterAll(() => pool.end());
  return { pool, url };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
