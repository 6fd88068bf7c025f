import { addons, seriesAddons } from "../src/addons/addons.table.ts";
import { chadhaavas } from "../src/chadhaava/chadhaavas.table.ts";
import { offerings } from "../src/chadhaava/offerings.table.ts";
import { chadhaavaSeries } from "../src/chadhaava/series.table.ts";
import { coupons } from "../src/coupons/coupons.table.ts";
import type { Database } from "../src/db/database.ts";
import { stableId } from "../src/ids/new-id.ts";
import { packages } from "../src/puja-packages/puja-packages.table.ts";
import { pujas } from "../src/pujas/pujas.table.ts";
import { series } from "../src/pujas/series.table.ts";
import { temples } from "../src/temples/temples.table.ts";
import { testNow } from "./test-now.ts";

const text = (en: string, hi: string) => ({ en, hi });
const nothing = text("", "");

/** What tests buy. Prices and dates are set here, so that the seed can change freely. */
export const stock = {
  puja: stableId("pj", "test-puja"),
  /** A puja with two seats. */
  smallPuja: stableId("pj", "small-puja"),
  forTwo: stableId("pk", "for-two"),
  /** Includes dry prasad, which ships to every country. */
  withPrasad: stableId("pk", "with-prasad"),
  smallPackage: stableId("pk", "small-package"),
  lamp: stableId("ao", "lamp"),
  daan: stableId("ao", "daan"),
  chadhaava: stableId("ch", "test-chadhaava"),
  /** Sold in steps of one, from 1 to 11. */
  leaves: stableId("of", "leaves"),
  /** Sold in steps of five, from 5 to 50. */
  meals: stableId("of", "meals"),
  coupon: "TENTH",
  cutoffAt: new Date("2026-11-24T10:00:00Z"),
  sankalpCutoffAt: new Date("2026-11-24T12:00:00Z"),
  startAt: new Date("2026-11-25T01:00:00Z"),
  endAt: new Date("2026-11-25T03:00:00Z"),
} as const;

/** Adds the test's catalogue to the seeded one; its dates are as far after `now` as they are after `testNow`. */
export async function stockShop(db: Database, now = testNow): Promise<void> {
  const shift = (date: Date) => new Date(date.getTime() + now.getTime() - testNow.getTime());
  const templeId = stableId("tm", "test-temple");
  await db.insert(temples).values({
    ...{ id: templeId, slug: "test-temple", image: "temple-test", imageAlt: nothing, about: nothing },
    name: text("Test Temple", "परीक्षण मंदिर"),
    ...{ city: text("Kashi", "काशी"), state: text("Uttar Pradesh", "उत्तर प्रदेश") },
  });
  const seriesFields = {
    ...{ templeId, subtitle: nothing, kind: "group" as const, bnplEnabled: false, about: nothing },
    ...{ deitySlugs: ["shiva"], purposeSlugs: [], priestIds: [], occasionMeaning: nothing, steps: [] },
    ...{ benefits: [], inclusions: [], faqs: [], searchWords: "zzz", isVip: false },
    images: [{ name: "puja-test", alt: text("A lamp", "दीपक") }],
    receives: [{ type: "video" as const, etaHours: 48, text: nothing }],
    authorisation: {
      ...{ level: "independent_priest" as const, authority: nothing, text: nothing },
      ...{ documentUrl: null, verifyUrl: null, checkedAt: "2026-11-01T00:00:00.000Z" },
    },
    prasad: {
      ...{ kind: "dry" as const, shipsTo: "all" as const, etaDays: { in: 7, abroad: 21 } },
      fee: { inr: 15_100, usd: 1_500, eur: 1_400 },
    },
    policy: {
      refunds: [{ untilHours: 48, pct: 100 }],
      ...{ rescheduleUntilHours: 24, maxReschedules: 1, missRemedy: text("Your money back", "राशि वापस") },
    },
    tax: { sac: "998599", ritualPct: 80, servicePct: 20, gstPct: 18 },
  };
  await db.insert(series).values([
    { ...seriesFields, slug: "test-puja", title: text("Rudrabhishek", "रुद्राभिषेक") },
    { ...seriesFields, slug: "small-puja", title: text("Small puja", "लघु अनुष्ठान") },
  ]);
  const datedFields = {
    ...{ occasion: nothing, tithi: nothing, tz: "Asia/Kolkata", state: "published" as const },
    ...{ cutoffAt: shift(stock.cutoffAt), sankalpCutoffAt: shift(stock.sankalpCutoffAt) },
    ...{ startAt: shift(stock.startAt), endAt: shift(stock.endAt) },
    ...{ priceFrom: { inr: 85_100, usd: 1_900, eur: 1_800 } },
  };
  await db.insert(pujas).values([
    { ...datedFields, id: stock.puja, seriesSlug: "test-puja" },
    { ...datedFields, id: stock.smallPuja, seriesSlug: "small-puja", capacity: 2 },
  ]);
  const packageFields = {
    ...{ devoteesMin: 1, devoteesMax: 2, features: [], isVip: false, isDefault: true, liveCall: false },
    ...{ shipsPrasad: false, position: 0, name: text("For two", "दो के लिए") },
    prices: { inr: 125_100, usd: 2_800, eur: 2_600 },
  };
  await db.insert(packages).values([
    { ...packageFields, id: stock.forTwo, pujaId: stock.puja },
    { ...packageFields, id: stock.withPrasad, pujaId: stock.puja, shipsPrasad: true, position: 1 },
    { ...packageFields, id: stock.smallPackage, pujaId: stock.smallPuja },
  ]);
  const addon = { text: nothing, unit: nothing, maxQty: 5 };
  await db.insert(addons).values([
    {
      ...{ ...addon, id: stock.lamp, slug: "test-lamp", kind: "offering" },
      ...{ title: text("Lamp", "दीप"), prices: { inr: 5_100, usd: 200, eur: 200 } },
    },
    {
      ...{ ...addon, id: stock.daan, slug: "test-daan", kind: "daan" },
      ...{ title: text("Food for ten", "दस का भोजन"), prices: { inr: 50_100, usd: 700, eur: 700 } },
    },
  ]);
  await db.insert(seriesAddons).values([
    { seriesSlug: "test-puja", addonId: stock.lamp, position: 0 },
    { seriesSlug: "test-puja", addonId: stock.daan, position: 1 },
  ]);
  const { receives: _receives, ...ritual } = seriesFields;
  await db.insert(chadhaavaSeries).values({
    ...{ ...ritual, slug: "test-chadhaava", title: text("Leaves for Shiva", "शिव को बिल्व पत्र") },
    ...{ nameLimit: 4, proofEtaHours: 24 },
  });
  await db.insert(chadhaavas).values({
    ...{ ...datedFields, id: stock.chadhaava, seriesSlug: "test-chadhaava" },
    priceFrom: { inr: 15_100, usd: 400, eur: 400 },
  });
  const offering = { seriesSlug: "test-chadhaava", unit: nothing, whatIsOffered: nothing, holds: null };
  const image = { name: "offering-test", alt: nothing };
  await db.insert(offerings).values([
    {
      ...{ ...offering, image, id: stock.leaves, slug: "leaves", name: text("Leaves", "पत्र") },
      ...{ prices: { inr: 15_100, usd: 400, eur: 400 }, step: 1, minQty: 1, maxQty: 11, position: 0 },
    },
    {
      ...{ ...offering, image, id: stock.meals, slug: "meals", name: text("Meals", "भोजन") },
      ...{ prices: { inr: 5_100, usd: 200, eur: 200 }, step: 5, minQty: 5, maxQty: 50, position: 1 },
      handedOn: true,
    },
  ]);
  await db.insert(coupons).values({
    ...{ code: stock.coupon, kind: "pct", pct: 10, minTotal: { inr: 0, usd: 0, eur: 0 } },
    ...{
      startsAt: shift(new Date("2026-11-01T00:00:00Z")),
      endsAt: shift(new Date("2026-12-01T00:00:00Z")),
    },
  });
}
