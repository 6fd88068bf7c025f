import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { staffMember } from "../../../test/staff.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { rollDates } from "../../catalogue/roll-dates.ts";
import { datedLines } from "../../lines/dated-lines.ts";
import { series } from "../../pujas/series.table.ts";
import { foldWords } from "../../search/fold-words.ts";

const { db, parts, request, time } = await createTestApp();
const owner = await staffMember(request, parts, "owner");
const choices = (await owner.json("GET", "/pujaChoice")).results;
const [temple] = (await owner.json("GET", "/temple?limit=1")).results;

const text = (en: string, hi: string) => ({ en, hi });
const content = {
  title: text("Deep daan at the ghat", "घाट पर दीपदान"),
  subtitle: text("Lamps for the family", "परिवार के नाम के दीप"),
  ...{ temple_id: temple.id, deity_slugs: [choices.deities[0].id], purpose_slugs: ["health"] },
  ...{ kind: "group", is_vip: false, occasion: "monday-dusk", cutoff_hours: 12, capacity: 50 },
  packages: [
    {
      ...{ key: "family", name: text("Family", "परिवार"), devotees_min: 1, devotees_max: 4, features: [] },
      ...{ prices: { inr: 110_100, usd: 2_500, eur: 2_300 }, is_default: true },
      ...{ ships_prasad: true, live_call: false },
    },
  ],
  prasad: { kind: "dry", days_in: 7, days_abroad: 21, fee: { inr: 0, usd: 1_500, eur: 1_400 } },
  ...{
    addon_ids: [],
    picture: choices.pictures[0],
    picture_alt: text("Lamps on the river", "नदी पर दीप"),
  },
  authorisation: {
    ...{ level: "temple_authorised", authority: text("", ""), text: text("", "") },
    ...{ document_url: null, checked_on: "2026-11-01" },
  },
  ...{ about: text("Lamps are lit at dusk.", "संध्या को दीप जलते हैं।"), occasion_meaning: text("", "") },
  ...{ steps: [], benefits: [], inclusions: [], faqs: [], video_hours: 24 },
};
const authorised = {
  ...content,
  authorisation: {
    ...content.authorisation,
    ...{ authority: text("Ghat committee", "घाट समिति"), text: text("By letter", "पत्र द्वारा") },
  },
};

/** Where visitors see a puja by this word. */
async function seenAt(word: string, typed = "deep daan") {
  const read = async (path: string) => (await request(`/noauth-api/v1${path}`)).text();
  const places = {
    list: await read("/pooja/getPoojaListing?limit=48&sort=soonest"),
    search: await read(`/pooja/getPoojaListing?q=${encodeURIComponent(typed)}`),
  };
  return Object.entries(places)
    .filter(([, body]) => body.includes(word))
    .map(([place]) => place);
}
const title = content.title.en;

test("a puja is written as a draft that nobody sees, and is not sold without an authorisation", async () => {
  const created = await owner.json("POST", "/pujaSeries", { slug: "deep-daan-ghat", ...content });
  expect([created.status, created.results.state]).toEqual([201, "draft"]);
  expect(created.results.missing).toEqual(["authorisation"]);
  expect(await seenAt(title)).toEqual([]);

  const refused = await owner.json("POST", "/pujaSeries/deep-daan-ghat/publish");
  expect(refused).toMatchObject({
    status: 409,
    code: "staff.not_ready",
    details: { missing: ["authorisation"] },
  });
  const again = await owner.json("POST", "/pujaSeries", { slug: "deep-daan-ghat", ...content });
  expect(again).toMatchObject({ status: 409, code: "staff.slug_taken" });
});

test("the choice of a picture names the pujas that have it already", async () => {
  const { pictured } = (await owner.json("GET", "/pujaChoice")).results;
  expect(pictured).toContainEqual({ slug: "deep-daan-ghat", picture: content.picture });
});

test("published, it is on sale at once with its next dates, and rolls; withdrawn, it is gone", async () => {
  const { version } = (await owner.json("GET", "/pujaSeries/deep-daan-ghat")).results;
  const updated = await owner.json("PUT", "/pujaSeries/deep-daan-ghat", { ...authorised, version });
  expect(updated.results).toMatchObject({ missing: [], state: "draft", dates: [] });
  const published = await owner.json("POST", "/pujaSeries/deep-daan-ghat/publish");
  expect(published.results.state).toBe("on_sale");
  expect(published.results.dates).toHaveLength(2);
  expect(await seenAt(title)).toEqual(["list", "search"]);
  // By everyday words of its purpose in both scripts, though it is not written for them, and by its day.
  for (const typed of ["sehat", "bimari", "बीमारी", "somvar"]) {
    expect([typed, await seenAt(title, typed)]).toEqual([typed, ["list", "search"]]);
  }
  // Pressed twice, it changes nothing.
  const twice = await owner.json("POST", "/pujaSeries/deep-daan-ghat/publish");
  expect(twice.results.dates).toEqual(published.results.dates);

  const { version: sold } = published.results;
  const emptied = { ...authorised, packages: [], version: sold };
  expect(await owner.json("PUT", "/pujaSeries/deep-daan-ghat", emptied)).toMatchObject({
    ...{ status: 409, code: "staff.not_ready", details: { missing: ["packages"] } },
  });
  expect(await seenAt(title)).toEqual(["list", "search"]);

  const [first] = published.results.dates;
  const weekLater = new Date(Date.parse(first.starts_at));
  await rollDates(
    { db, log: { error: (problem: unknown) => expect.unreachable(String(problem)) } },
    datedLines,
    weekLater,
  );
  time.now = weekLater;
  // A session lasts for a working day.
  const later = await staffMember(request, parts, "owner", "Om");
  const rolled = await later.json("GET", "/pujaSeries/deep-daan-ghat");
  expect(rolled.results.dates).toHaveLength(2);

  const withdrawn = await later.json("POST", "/pujaSeries/deep-daan-ghat/withdraw");
  expect(withdrawn.results.state).toBe("withdrawn");
  expect(await seenAt(title)).toEqual([]);
  const { results: log } = await later.json("GET", "/log?subject=deep-daan-ghat");
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    ...["pujaSeries.withdraw", "pujaSeries.publish", "pujaSeries.update", "pujaSeries.create"],
  ]);
});

test("a seeded puja that staff change is still found by every word it had", async () => {
  const owner = await staffMember(request, parts, "owner");
  const slug = "kaal-sarp-shanti-trimbakeshwar";
  const wordsBefore = await readWords(slug);
  const { results: seeded } = await owner.json("GET", `/pujaSeries/${slug}`);
  const faqs = [{ question: text("When?", "कब?"), answer: text("At dawn.", "भोर में।") }];
  const updated = await owner.json("PUT", `/pujaSeries/${slug}`, { ...seeded, faqs });
  expect(updated.status).toBe(200);
  expect(await readWords(slug)).toEqual(wordsBefore);
  expect(wordsBefore.title).toEqual(expect.arrayContaining(foldWords("kalsarp")));
});

async function readWords(slug: string) {
  const [row] = await db.select().from(series).where(eq(series.slug, slug));
  const sorted = (words = "") => words.split(" ").toSorted();
  return { title: sorted(row?.titleWords), other: sorted(row?.searchWords) };
}

test("a puja whose package sends prasad says which, and how soon it arrives", async () => {
  const owner = await staffMember(request, parts, "owner");
  const without = await owner.json("POST", "/pujaSeries", { slug: "no-prasad", ...content, prasad: null });
  expect(without.field_errors).toMatchObject([{ field: "prasad", code: "required" }]);
  const { results } = await owner.json("GET", "/pujaSeries/deep-daan-ghat");
  expect(results.prasad).toEqual(content.prasad);
});

test("unknown temples, occasions and add-ons are field errors, and an unknown puja is not found", async () => {
  const owner = await staffMember(request, parts, "owner");
  const wrong = { ...content, occasion: "never", temple_id: `tm_${"0".repeat(22)}` };
  const refused = await owner.json("POST", "/pujaSeries", { slug: "wrong", ...wrong });
  expect(refused.status).toBe(422);
  expect(refused.field_errors.map(({ field }: { field: string }) => field)).toEqual([
    "temple_id",
    "occasion",
  ]);
  for (const [method, path] of [
    ["GET", "/pujaSeries/none"],
    ["POST", "/pujaSeries/none/publish"],
    ["POST", "/pujaSeries/none/withdraw"],
  ] as const) {
    expect((await owner.json(method, path)).status).toBe(404);
  }
});
