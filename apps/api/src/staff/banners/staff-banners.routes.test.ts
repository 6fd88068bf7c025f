import { banners } from "@aradhana/core/contract";
import { expect, test } from "vitest";
import { readResponse } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";

const { parts, request } = await createTestApp();
const owner = await staffMember(request, parts, "owner");
const support = await staffMember(request, parts, "support");
const { results: choices } = await owner.json("GET", "/bannerChoice");
const both = (en: string) => ({ en, hi: "दीपदान" });
const later = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000).toISOString();

const { results: listed } = await owner.json("GET", "/banner?limit=100");
const [sample] = listed;
const content = (changes = {}) => ({
  ...{ title: both("Lamps at the ghat"), text: both("Lit with your name."), action: both("Light one") },
  ...{ picture: choices.pictures[0], picture_alt: both("Lamps"), target: sample.target, position: 0 },
  ...{ places: null, partners: null, countries: null, starts_at: null, ends_at: null, ...changes },
});
const create = (changes = {}, by = owner) => by.json("POST", "/banner", content(changes));
const shown = async (query = "") =>
  (await readResponse(await request(`/noauth-api/v1/banner/getBanners${query}`), banners)).results.banners;
const isShown = async (id: string, query = "") => (await shown(query)).some((each) => each.id === id);

test("an owner's banner is shown first, in both languages, until it is ended; the log has each step", async () => {
  const { status, results: banner } = await create();
  expect([status, banner.state, Date.parse(banner.next_date) > testNow.getTime()]).toEqual([
    201,
    "shown",
    true,
  ]);
  const [first] = (await shown("?lang=hi")).filter(({ id }) => id === banner.id);
  expect(first).toMatchObject({ title: "दीपदान", target: { slug: sample.target.slug } });

  const changed = await owner.json(
    "PUT",
    `/banner/${banner.id}`,
    content({ title: both("Lamps on Monday") }),
  );
  expect(changed.results.title.en).toBe("Lamps on Monday");
  expect((await support.json("GET", `/banner/${banner.id}`)).results).toEqual(changed.results);

  const end = () => owner.json("POST", `/banner/${banner.id}/end`);
  expect((await end()).results).toMatchObject({ state: "ended", ends_at: testNow.toISOString() });
  expect((await end()).status).toBe(200);
  expect(await isShown(banner.id)).toBe(false);
  const { results: log } = await owner.json("GET", `/log?subject=${banner.id}`);
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    "banner.end",
    "banner.update",
    "banner.create",
  ]);
});

test("a banner is for its place, its partner, its country and its days", async () => {
  const [partner] = choices.partners;
  const inFrame = (await create({ places: ["frame"], partners: [partner.id], countries: ["us"] })).results;
  expect(await isShown(inFrame.id)).toBe(false);
  expect(await isShown(inFrame.id, `?place=frame&partner_id=${partner.id}&country_code=us`)).toBe(true);
  const planned = (await create({ starts_at: later(1), ends_at: later(2) })).results;
  expect([planned.state, await isShown(planned.id)]).toEqual(["planned", false]);
  // What has not begun never begins.
  const ended = await owner.json("POST", `/banner/${planned.id}/end`);
  expect(ended.results).toMatchObject({ state: "ended", starts_at: null });
});

test("the end is after the start, and each choice must exist", async () => {
  const wrong = async (changes: object) => (await create(changes)).field_errors;
  expect(await wrong({ starts_at: later(2), ends_at: later(1) })).toMatchObject([
    { field: "ends_at", code: "too_early" },
  ]);
  expect(await wrong({ picture: "none" })).toMatchObject([{ field: "picture", code: "not_allowed" }]);
  expect(await wrong({ target: { type: "pooja", slug: "none" } })).toMatchObject([{ field: "target.slug" }]);
  expect(await wrong({ partners: ["3f2b8c1e-0000-4000-8000-000000000000"] })).toMatchObject([
    { field: "partners.0" },
  ]);
  expect(await wrong({ title: { en: " ", hi: "क" } })).toMatchObject([
    { field: "title.en", code: "required" },
  ]);
  for (const [method, path] of [
    ["GET", ""],
    ["PUT", ""],
    ["POST", "/end"],
  ] as const) {
    const body = method === "PUT" ? content() : undefined;
    expect((await owner.json(method, `/banner/bn_${"0".repeat(22)}${path}`, body)).status).toBe(404);
  }
});
