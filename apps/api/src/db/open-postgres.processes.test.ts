import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "./open-postgres.ts";
import { rowsOf } from "./rows-of.ts";
import { openEmptyDatabase, openTestDatabase } from "./test-database.ts";

const { url = "" } = await openTestDatabase();

/** A folder with one migration that is newer than all real ones. */
function createMigration(statement: string): string {
  const folder = mkdtempSync(join(tmpdir(), "aradhana-migration-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "meta"));
  writeFileSync(join(folder, "0000_newer.sql"), statement);
  const entry = { idx: 0, version: "7", when: Date.now() * 2, tag: "0000_newer", breakpoints: true };
  writeFileSync(join(folder, "meta", "_journal.json"), JSON.stringify({ entries: [entry] }));
  return folder;
}

test("statements of a migration have no time limit, those of a request have one", async () => {
  const folder = createMigration(
    "create table seen as select current_setting('statement_timeout') as limit_of_it",
  );
  const { db, close } = await openPostgres({ url }, folder);
  onTestFinished(close);
  expect(await rowsOf(db, sql`select limit_of_it from seen`)).toEqual([{ limit_of_it: "0" }]);
  expect(await rowsOf(db, sql`show statement_timeout`)).toEqual([{ statement_timeout: "15s" }]);
});

test("without migrations at the start a database that lacks some is refused", async () => {
  const empty = await openEmptyDatabase();
  const folder = createMigration("select 1");
  const open = (at: string | undefined, migrates: boolean) =>
    openPostgres({ url: at ?? "", migrates }, folder);
  await expect(open(empty.url, false)).rejects.toThrow(/lacks 1 migrations: run `pnpm .* db:migrate`/);
  await (await open(empty.url, true)).close();
  await (await open(empty.url, false)).close();
});

test("a query that runs often is prepared once in each connection, a change or a rare query is not", async () => {
  const { db, close } = await openPostgres({ url }, createMigration("select 1"));
  onTestFinished(close);
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table counted (number int)`);
    for (const number of Array.from({ length: 8 }).keys()) {
      await tx.execute(sql`insert into counted values (${number})`);
      expect(await rowsOf(tx, sql`select number from counted where number = ${number}`)).toEqual([
        { number },
      ]);
    }
    await tx.execute(sql`select number from counted where number < ${3}`);
    const prepared = sql`select statement, generic_plans + custom_plans as runs from pg_prepared_statements`;
    expect(await rowsOf(tx, prepared)).toEqual([
      { statement: "select number from counted where number = $1", runs: "4" },
    ]);
  });
});

test("a prepared query survives a migration that changes the type of its column", async () => {
  const { db, close } = await openPostgres({ url }, createMigration("select 1"));
  onTestFinished(close);
  await db.execute(sql`create table changed (number int)`);
  await db.execute(sql`insert into changed values (7)`);
  const read = () => rowsOf(db, sql`select number from changed where number::text = ${"7"}`);
  for (let i = 0; i < 8; i++) expect(await read()).toEqual([{ number: 7 }]);
  await db.execute(sql`alter table changed alter column number type text`);
  // The plan is noticed to be old once.
  await read().catch(() => {});
  expect(await read()).toEqual([{ number: "7" }]);
});

test("behind a pooler nothing is prepared: the next transaction may have another connection", async () => {
  const { db, close } = await openPostgres({ url, directUrl: url }, createMigration("select 1"));
  onTestFinished(close);
  await db.transaction(async (tx) => {
    for (let i = 0; i < 8; i++) await tx.execute(sql`select ${i}::int`);
    expect(await rowsOf(tx, sql`select statement from pg_prepared_statements`)).toEqual([]);
  });
});
