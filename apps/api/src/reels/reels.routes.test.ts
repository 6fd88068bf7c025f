import { randomUUID } from "node:crypto";
import { reelFeed, reelLiked, successResponse } from "@aradhana/core/contract";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { reelLikes, reelReports, reels } from "./reels.table.ts";

const { request, db, time } = await createTestApp();

async function readFeed(query = "") {
  const response = await request(`/noauth-api/v1/reel/getReels?${query}`);
  expect(response.status).toBe(200);
  return v.parse(successResponse(reelFeed), await response.json());
}
const idsOf = ({ results }: Awaited<ReturnType<typeof readFeed>>) => results.reels.map(({ id }) => id);

const post = (path: string, body: unknown, session: string | null = randomUUID()) =>
  request(`/noauth-api/v1/reel/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(session && { "X-Session-Id": session }) },
    body: JSON.stringify(body),
  });
async function like(liked: boolean, session: string, id = "aarti") {
  const response = await post("like", { reel_id: id, liked }, session);
  return v.parse(successResponse(reelLiked), await response.json()).results.likes;
}

beforeEach(async () => {
  await db.delete(reelLikes);
  await db.delete(reelReports);
  await db.update(reels).set({ likes: 0, withdrawnAt: null });
  // Likes and reports are limited by the minute.
  time.now = new Date(time.now.getTime() + 60_000);
});

test("the pages of the feed together are all reels once, the newest first", async () => {
  const whole = await readFeed("limit=50");
  expect(whole.meta.cursor).toBeNull();
  const dates = whole.results.reels.map(({ published_at }) => published_at);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(dates.length).toBeGreaterThanOrEqual(12);
  const ids: string[] = [];
  for (let query = "limit=5"; query; ) {
    const part = await readFeed(query);
    ids.push(...idsOf(part));
    query = part.meta.cursor ? `limit=5&cursor=${part.meta.cursor}` : "";
  }
  expect(ids).toEqual(idsOf(whole));
});

test.each([1, 5])("a shared link begins with its reel, which does not come again, by %i", async (limit) => {
  const last = idsOf(await readFeed("limit=50")).at(-1);
  const first = await readFeed(`limit=${limit}&reel=${last}`);
  expect(first.results.reels).toHaveLength(limit);
  expect(idsOf(first)[0]).toBe(last);
  const rest = await readFeed(`limit=50&reel=${last}&cursor=${first.meta.cursor}`);
  const ids = [...idsOf(first), ...idsOf(rest)];
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids.toSorted()).toEqual(idsOf(await readFeed("limit=50")).toSorted());
  expect(idsOf(await readFeed("limit=50&reel=not-there"))).toEqual(idsOf(await readFeed("limit=50")));
});

test("a reel that was withdrawn is neither in the feed nor behind its link", async () => {
  await db.update(reels).set({ withdrawnAt: time.now }).where(eq(reels.slug, "aarti"));
  expect(idsOf(await readFeed("limit=50&reel=aarti"))).not.toContain("aarti");
  expect((await post("like", { reel_id: "aarti", liked: true })).status).toBe(404);
});

test("a reel leads to the next date of its puja, to a product or to an article", async () => {
  const { results } = await readFeed("limit=50&lang=hi");
  const linkOf = (id: string) => results.reels.find((reel) => reel.id === id)?.link;
  expect(linkOf("steps-of-a-puja")).toMatchObject({ type: "pooja", id: expect.stringMatching(/^pj_/) });
  expect(linkOf("shri-yantra")).toMatchObject({ type: "abhimantrit", id: expect.stringMatching(/^pd_/) });
  expect(linkOf("mala-of-108")).toMatchObject({ type: "blog", id: "caring-for-a-mala" });
  expect(linkOf("mala-of-108")?.title).toMatch(/\p{Script=Devanagari}/u);
});

test("a browser's like counts once, and once only it is taken back", async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  expect(await like(true, one)).toBe(1);
  expect(await like(true, one)).toBe(1);
  expect(await like(true, other)).toBe(2);
  expect(await like(false, one)).toBe(1);
  expect(await like(false, one)).toBe(1);
  const { results } = await readFeed("limit=50");
  expect(results.reels.find(({ id }) => id === "aarti")?.likes).toBe(1);
});

test("likes at the same time are all counted", async () => {
  await Promise.all(Array.from({ length: 20 }, () => like(true, randomUUID())));
  const rows = await db.$count(reelLikes, eq(reelLikes.reelSlug, "aarti"));
  const [row] = await db.select({ likes: reels.likes }).from(reels).where(eq(reels.slug, "aarti"));
  expect([rows, row?.likes]).toEqual([20, 20]);
});

test("a report is stored once for each browser, without its session id", async () => {
  const session = randomUUID();
  for (const reason of ["wrong", "copied"]) {
    expect((await post("report", { reel_id: "aarti", reason }, session)).status).toBe(200);
  }
  const rows = await db.select().from(reelReports);
  expect(rows).toMatchObject([{ reelSlug: "aarti", reason: "wrong", closedAt: null }]);
  expect(JSON.stringify(rows)).not.toContain(session);
});

test("a network that likes too often has to wait", async () => {
  const statuses = [];
  for (let i = 0; i < 40; i++) {
    statuses.push((await post("like", { reel_id: "aarti", liked: true })).status);
  }
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ["like", {}, 422],
  ["like", { reel_id: "aarti", liked: "yes" }, 422],
  ["like", { reel_id: "../x", liked: true }, 422],
  ["like", { reel_id: "not-there", liked: true }, 404],
  ["report", { reel_id: "aarti", reason: "<b>" }, 422],
  ["report", { reel_id: "not-there", reason: "wrong" }, 404],
])("%s with %o is answered with status %i", async (path, body, status) => {
  expect((await post(path, body)).status).toBe(status);
});

test("without a browser's session nothing is liked or reported", async () => {
  expect((await post("like", { reel_id: "aarti", liked: true }, null)).status).toBe(400);
  expect((await post("report", { reel_id: "aarti", reason: "wrong" }, "short")).status).toBe(400);
});

test.each(["limit=0", "limit=51", "limit=x", "reel=../x", `cursor=${"x".repeat(201)}`, "lang=fr"])(
  "%s is rejected with status 422",
  async (query) => {
    expect((await request(`/noauth-api/v1/reel/getReels?${query}`)).status).toBe(422);
  },
);

test("an invalid cursor begins the feed again", async () => {
  expect(idsOf(await readFeed("cursor=!!"))).toEqual(idsOf(await readFeed()));
  expect(idsOf(await readFeed(`cursor=${Buffer.from("9 ' or 1").toString("base64url")}`))).toEqual(
    idsOf(await readFeed()),
  );
});

test("the feed is read in the order of its index, without sorting", async () => {
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(
      sql`explain select * from reels where withdrawn_at is null order by published_at desc, slug limit 10`,
    );
  });
  expect(JSON.stringify(plan)).toContain("reels_newest_idx");
});
