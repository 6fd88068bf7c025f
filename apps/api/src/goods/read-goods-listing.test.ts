import { gemListing } from "@aradhana/core/goods";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { readResponse } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { gems } from "./gems.table.ts";

const { db, request, time } = await createTestApp({ countCacheMs: 60_000 });

async function listRubies() {
  const path = "/noauth-api/v1/gemstone/getGemListing?stone=ruby&limit=48";
  const { results } = await readResponse(await request(path), gemListing);
  const rubies = results.facets
    .find(({ key }) => key === "stone")
    ?.options.find(({ value }) => value === "ruby");
  return { slugs: results.gems.map(({ slug }) => slug), counted: rubies?.count };
}

test("a gem that is sold leaves the list at once, and the counts after half a minute without anybody waiting", async () => {
  const { slugs, counted = 0 } = await listRubies();
  expect(slugs).toHaveLength(counted);
  const [sold = ""] = slugs;
  await db.update(gems).set({ taken: 1 }).where(eq(gems.slug, sold));
  const without = slugs.filter((slug) => slug !== sold);

  expect(await listRubies()).toEqual({ slugs: without, counted });
  time.now = new Date(testNow.getTime() + 30_000);
  // The index from before the sale answers while the new one is built.
  expect(await listRubies()).toEqual({ slugs: without, counted });
  await vi.waitFor(async () => expect(await listRubies()).toEqual({ slugs: without, counted: counted - 1 }));
});
