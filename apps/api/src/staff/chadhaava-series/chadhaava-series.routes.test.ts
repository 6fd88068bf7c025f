import { expect, test } from "vitest";
import { staffMember } from "../../../test/staff.ts";
import { createTestApp } from "../../../test/test-app.ts";

const { parts, request } = await createTestApp();
const owner = await staffMember(request, parts, "owner");

/** Whether visitors see it in the list. */
const isListed = async (title: string) =>
  (await (await request("/noauth-api/v1/chadhaava/getChadhaavaListing?limit=48")).text()).includes(title);

test("a chadhaava is withdrawn with its dates, and is on sale again at once", async () => {
  const [first] = (await owner.json("GET", "/chadhaavaSeries?limit=100")).results;
  expect(first.state).toBe("on_sale");
  expect(await isListed(first.title.en)).toBe(true);
  const act = (verb: string) => owner.json("POST", `/chadhaavaSeries/${first.slug}/${verb}`);
  expect((await act("withdraw")).results.state).toBe("withdrawn");
  expect(await isListed(first.title.en)).toBe(false);
  const published = (await act("publish")).results;
  expect(published).toMatchObject({ state: "on_sale", missing: [] });
  expect(published.dates.length).toBeGreaterThan(0);
  expect((await act("publish")).results).toEqual(published);
  expect(await isListed(first.title.en)).toBe(true);
  const log = (await owner.json("GET", `/log?subject=${first.slug}`)).results;
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    ...["chadhaavaSeries.publish", "chadhaavaSeries.withdraw"],
  ]);
  for (const verb of ["publish", "withdraw"])
    expect((await owner.json("POST", `/chadhaavaSeries/none/${verb}`)).status).toBe(404);
});
