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

const choices = (await owner.json("GET", "/pujaChoice")).results;
const [temple] = (await owner.json("GET", "/temple?limit=1")).results;
const text = (en: string, hi: string) => ({ en, hi });
const offering = {
  ...{ key: "lamp", name: text("Lamp", "दीप"), what_is_offered: text("A lamp of ghee", "घी का दीप") },
  ...{
    unit: text("lamp", "दीप"),
    prices: { inr: 5_100, usd: 300, eur: 300 },
    step: 1,
    min_qty: 1,
    max_qty: 11,
  },
  ...{ handed_on: false, holds: [], picture: choices.pictures[0], picture_alt: text("A lamp", "दीप") },
};
const pair = {
  ...{ ...offering, key: "pair", name: text("Pair of lamps", "दो दीप"), holds: [{ key: "lamp", qty: 2 }] },
  prices: { inr: 9_900, usd: 500, eur: 500 },
};
const content = {
  ...{ title: text("Lamps at Dashashwamedh", "दशाश्वमेध पर दीप"), subtitle: text("At dusk", "संध्या को") },
  ...{ temple_id: temple.id, deity_slugs: [choices.deities[0].id], purpose_slugs: ["health"] },
  ...{ occasion: "monday-dusk", cutoff_hours: 12, prasad: null, video_hours: 24, name_limit: 4 },
  ...{ picture: choices.pictures[0], picture_alt: text("Lamps", "दीप"), offerings: [offering, pair] },
  authorisation: {
    ...{ level: "temple_authorised", authority: text("Ghat committee", "घाट समिति") },
    ...{ text: text("By letter", "पत्र द्वारा"), document_url: null, checked_on: "2026-11-01" },
  },
  ...{ about: text("Lamps are lit.", "दीप जलते हैं।"), occasion_meaning: text("", "") },
  ...{ steps: [], benefits: [], faqs: [] },
};
const path = "/chadhaavaSeries/lamps-dashashwamedh";
/** Over what is stored now. */
const save = async (written: object) => {
  const { version } = (await owner.json("GET", path)).results;
  return owner.json("PUT", path, { ...written, version });
};
const shownTo = async (id: string) =>
  (await (await request(`/noauth-api/v1/chadhaava/chadhaavaById?chadhaava_id=${id}`)).json()).results;

test("a chadhaava is written as a draft, sold at once with its offerings, and what is changed holds at once", async () => {
  const without = { slug: "lamps-dashashwamedh", ...content, offerings: [] };
  const created = await owner.json("POST", "/chadhaavaSeries", without);
  expect([created.status, created.results.state, created.results.missing]).toEqual([
    ...[201, "draft", ["offerings"]],
  ]);
  expect(await isListed(content.title.en)).toBe(false);
  expect((await owner.json("POST", `${path}/publish`)).code).toBe("staff.not_ready");
  expect((await owner.json("POST", "/chadhaavaSeries", without)).code).toBe("staff.slug_taken");

  expect((await save(content)).results).toMatchObject({ ...content, missing: [] });
  const { dates } = (await owner.json("POST", `${path}/publish`)).results;
  expect(await isListed(content.title.en)).toBe(true);
  const before = await shownTo(dates[0].id);
  expect(before.price_from.amount).toBe(5_100);

  const dearer = { ...offering, prices: { inr: 7_100, usd: 400, eur: 400 } };
  await save({ ...content, offerings: [dearer, pair] });
  const after = await shownTo(dates[0].id);
  expect(after.price_from.amount).toBe(7_100);
  const idsOf = (shown: { offerings: { id: string }[] }) => shown.offerings.map(({ id }) => id);
  expect(idsOf(after)).toEqual(idsOf(before));
  const emptied = await save({ ...content, offerings: [] });
  expect(emptied).toMatchObject({
    status: 409,
    code: "staff.not_ready",
    details: { missing: ["offerings"] },
  });
  expect(idsOf(await shownTo(dates[0].id))).toEqual(idsOf(before));

  await owner.json("POST", `${path}/withdraw`);
  expect(await isListed(content.title.en)).toBe(false);
  const log = (await owner.json("GET", "/log?subject=lamps-dashashwamedh")).results;
  expect(log.map(({ action }: { action: string }) => action.split(".")[1])).toEqual([
    ...["withdraw", "update", "publish", "update", "create"],
  ]);
});

test("a seeded chadhaava that is saved unchanged stays as it was", async () => {
  const [{ slug }] = (await owner.json("GET", "/chadhaavaSeries?limit=1")).results;
  const { results: before } = await owner.json("GET", `/chadhaavaSeries/${slug}`);
  const shown = await shownTo(before.dates[0].id);
  const saved = await owner.json("PUT", `/chadhaavaSeries/${slug}`, before);
  expect(saved.results).toEqual(before);
  expect(await shownTo(before.dates[0].id)).toEqual(shown);
});

test.each([
  ["a combo of what is not offered", { offerings: [{ ...pair }] }, "offerings"],
  ["a key that two offerings have", { offerings: [offering, offering] }, "offerings"],
  ["an unknown temple", { temple_id: `tm_${"0".repeat(22)}` }, "temple_id"],
  ["a most that no step reaches", { offerings: [{ ...offering, step: 4 }] }, "offerings.0.max_qty"],
  ["fewer at most than at least", { offerings: [{ ...offering, min_qty: 12 }] }, "offerings.0.max_qty"],
])("%s is a field error", async (_, change, field) => {
  const { status, field_errors } = await owner.json("POST", "/chadhaavaSeries", {
    ...{ slug: "wrong", ...content },
    ...change,
  });
  expect([status, field_errors[0]?.field]).toEqual([422, field]);
});
