import { reelFeed } from "@aradhana/core/contract";
import { expect, test } from "vitest";
import { readResponse, shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { createTestApp } from "../../../test/test-app.ts";

const { parts, request, time } = await createTestApp();
const owner = await staffMember(request, parts, "owner");
const support = await staffMember(request, parts, "support");
const feed = async () => {
  const path = "/noauth-api/v1/reel/getReels?limit=20";
  return (await readResponse(await request(path), reelFeed)).results.reels.map(({ id }) => id);
};
const [first = "", second = ""] = await feed();
const report = (reel_id: string, reason: string) =>
  shopper(request).post("/noauth-api/v1/reel/report", { reel_id, reason });
const listed = async (state = "reported") =>
  (await support.json("GET", `/reportedReel?state=${state}`)).results;
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

test("reports of a reel are counted by reason, and the longest waiting reel is first", async () => {
  await report(second, "offensive");
  time.now = new Date(time.now.getTime() + 60_000);
  for (const reason of ["wrong", "broken", "broken"]) await report(first, reason);
  const [oldest, next] = await listed();
  expect([oldest.id, next.id]).toEqual([second, first]);
  expect(next).toMatchObject({
    ...{ hidden_at: null, first_reported_at: time.now.toISOString() },
    reasons: [
      { reason: "broken", count: 2 },
      { reason: "wrong", count: 1 },
    ],
  });
});

test("dismissed reports leave the reel; a hidden reel is gone from the feed until it is shown again", async () => {
  expect((await support.json("POST", `/reportedReel/${first}/dismiss`)).results.reasons).toEqual([]);
  expect((await support.json("POST", `/reportedReel/${second}/hide`)).results.hidden_at).toBe(
    time.now.toISOString(),
  );
  expect(await listed()).toEqual([]);
  expect(await feed()).toContain(first);
  expect(await feed()).not.toContain(second);
  expect(idsOf(await listed("hidden"))).toEqual([second]);

  expect((await support.json("POST", `/reportedReel/${second}/show`)).results.hidden_at).toBeNull();
  expect(await feed()).toContain(second);
  const { results: log } = await owner.json("GET", `/log?subject=${second}`);
  expect(log).toMatchObject([
    { action: "reel.show", after: { reports: 0, hidden_at: null } },
    { action: "reel.hide", staff_id: support.id, after: { reports: 1 } },
  ]);
});

test("a decision that changes nothing is not in the log, and an unknown reel is not found", async () => {
  const entries = async () => (await owner.json("GET", `/log?subject=${first}`)).results.length;
  const before = await entries();
  expect((await support.json("POST", `/reportedReel/${first}/dismiss`)).status).toBe(200);
  expect(await entries()).toBe(before);
  for (const decision of ["hide", "dismiss", "show"])
    expect((await support.json("POST", `/reportedReel/no-such-reel/${decision}`)).status).toBe(404);
});
