import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../../test/postgres.ts";
import { systemPrograms } from "../../test/postgres-programs.ts";
import { shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { orders } from "../orders/orders.table.ts";
import { migrationsFolder } from "./database.ts";
import { openPostgres } from "./open-postgres.ts";

// The lockfile's server has no pg_dump.
const bin = systemPrograms();
const canDump = bin !== undefined && existsSync(join(bin, "pg_dump"));

test.skipIf(!canDump)(
  "a backup is restored into an empty database, where orders open and are paid",
  async () => {
    const server = await startPostgres(bin);
    onTestFinished(server.stop);
    const open = async (name: string) => {
      const opened = await openPostgres({ url: server.urlOf(name) }, migrationsFolder);
      onTestFinished(opened.close);
      return opened.db;
    };
    const before = await open("postgres");
    const { request: send } = await createTestApp({ db: before });
    await stockShop(before, testNow);
    const buyer = shopper(send);
    const { order } = await buyer.placeOrder();
    const count = (db: typeof before) => db.$count(orders);

    // As docs/operations.md describes it.
    const file = join(tmpdir(), `aradhana-${process.pid}.dump`);
    onTestFinished(() => rmSync(file));
    const run = (program: string, ...args: string[]) => execFileSync(join(bin ?? "", program), args);
    run("pg_dump", "--format=custom", `--file=${file}`, server.urlOf("postgres"));
    await before.execute(sql`create database restored`);
    run("pg_restore", "--exit-on-error", "--no-owner", `--dbname=${server.urlOf("restored")}`, file);

    const after = await open("restored");
    expect(await count(after)).toEqual(await count(before));
    const { request } = await createTestApp({ db: after });
    const returning = shopper(request, { session: buyer.session, number: buyer.number });
    expect((await returning.initiatePayment(order.id)).status).toBe(200);
  },
);
