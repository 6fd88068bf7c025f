import { setTimeout as wait } from "node:timers/promises";
import { createApp } from "../src/app.ts";
import { migrationsFolder } from "../src/db/database.ts";
import { openPostgres } from "../src/db/open-postgres.ts";
import { benchParts } from "./bench-parts.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { ms, printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

const READERS = 40;
const PAUSE_MS = 12_000;
const BUDGETS_MS = { response: 5000, recovery: 1000 };
const path = "/noauth-api/v1/policy/getPolicy?slug=privacy-policy";

/** The database says nothing for a while, and then answers again. */
export async function silentDatabase({ url, signal }: ScratchShop): Promise<void> {
  const { db, close } = await openPostgres({ url }, migrationsFolder);
  const app = createApp(benchParts(db, 0));
  const statuses = new Map<number, number>();
  let slowest = 0;
  let returnedAt = 0;
  let recovery = 0;
  let isOver = false;
  const read = async (address: string) => {
    while (!isOver) {
      const before = performance.now();
      const { status } = await app.request(address);
      slowest = Math.max(slowest, performance.now() - before);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (returnedAt && status === 200 && !recovery) recovery = performance.now() - returnedAt;
      await wait(50);
    }
  };
  const readers = Array.from({ length: READERS }, (_, i) => read(i === 0 ? "/readyz" : path));
  await wait(2000);
  signal("SIGSTOP");
  await wait(PAUSE_MS);
  signal("SIGCONT");
  returnedAt = performance.now();
  await wait(5000);
  isOver = true;
  await Promise.all(readers);
  await close();
  printTable(`a database that says nothing for ${PAUSE_MS / 1000} s, ${READERS} readers`, [
    {
      "slowest response": withMark(ms(slowest), slowest <= BUDGETS_MS.response),
      "first 200 after its return": withMark(ms(recovery), recovery <= BUDGETS_MS.recovery),
      ...Object.fromEntries([...statuses].map(([status, times]) => [`status ${status}`, times])),
    },
  ]);
}
