import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { gems } from "../goods/gems.table.ts";
import { stableId } from "../ids/new-id.ts";
import { createTestDatabase } from "./test-database.ts";

const db = await createTestDatabase();
const [ruby, other] = [stableId("pd", "ruby-01"), stableId("pd", "ruby-02")];

test("two transactions that lock two rows in opposite sequence both end, the second in its second run", async () => {
  const bothHold = Promise.withResolvers<void>();
  const oneEnded = Promise.withResolvers<void>();
  let holding = 0;
  const runs: string[] = [];
  const lockBoth = (first: string, second: string) =>
    db.transaction(async (tx) => {
      // Else it could take its row again before the other transaction wakes up.
      if (runs.includes(first)) await oneEnded.promise;
      runs.push(first);
      const lock = (id: string) => tx.select().from(gems).where(eq(gems.id, id)).for("update");
      await lock(first);
      if (++holding === 2) bothHold.resolve();
      await bothHold.promise;
      return (await lock(second)).length;
    });
  const both = [lockBoth(ruby, other), lockBoth(other, ruby)];
  void Promise.race(both).then(() => oneEnded.resolve());
  expect(await Promise.all(both)).toEqual([1, 1]);
  expect(runs).toHaveLength(3);
});

test("another error ends a transaction in its first run", async () => {
  let runs = 0;
  const failing = db.transaction(async (tx) => {
    runs += 1;
    await tx.update(gems).set({ slug: "ruby-02" }).where(eq(gems.id, ruby));
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: "23505" } });
  expect(runs).toBe(1);
});
