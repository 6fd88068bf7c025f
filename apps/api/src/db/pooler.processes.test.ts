import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { hasPooler, startPooler } from "../../test/pooler.ts";
import { shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { eventually } from "../../test/three-processes.ts";
import { migrationsFolder } from "./database.ts";
import { openPostgres } from "./open-postgres.ts";
import { rowsOf } from "./rows-of.ts";
import { openTestDatabase } from "./test-database.ts";

const { db: direct, url: directUrl = "" } = await openTestDatabase();
await stockShop(direct, testNow);

test.skipIf(!hasPooler)(
  "the shop works through a pooler in transaction mode, with time limits and notifications",
  async () => {
    const pooler = await startPooler(directUrl);
    onTestFinished(pooler.stop);
    const { db, listen, warnings, close } = await openPostgres(
      { url: pooler.url, directUrl },
      migrationsFolder,
    );
    onTestFinished(close);
    const { request } = await createTestApp({ db });
    const orders = await Promise.all(Array.from({ length: 10 }, () => shopper(request).placeOrder()));
    expect(new Set(orders.map(({ order }) => order.id)).size).toBe(10);
    expect(warnings).toEqual([]);
    expect(await rowsOf(db, sql`show statement_timeout`)).toEqual([{ statement_timeout: "15s" }]);
    const { isListening } = listen("test", () => {});
    await eventually(async () => isListening(), Boolean);
  },
);

test.skipIf(!hasPooler)("a pooler without the address of its server is refused with a hint", async () => {
  const pooler = await startPooler(directUrl);
  onTestFinished(pooler.stop);
  await expect(openPostgres({ url: pooler.url }, migrationsFolder)).rejects.toThrow(
    "DATABASE_DIRECT_URL must be the server behind it",
  );
});
