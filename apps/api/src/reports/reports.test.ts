import { readFileSync } from "node:fs";
import type { BirthDetailsInput } from "@aradhana/core/birth";
import { type OrderRequest, quote } from "@aradhana/core/contract";
import { kundaliReport, reportPdf, sampleKundali, sharedReport } from "@aradhana/core/kundali";
import { type NameDetails, nameReport } from "@aradhana/core/name-correction";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { readPdfText } from "../../test/read-pdf-text.ts";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { stableId } from "../ids/new-id.ts";
import { fulfilments } from "../orders/orders.table.ts";
import { refundReport } from "../outbox/make-report.ts";
import { reports } from "./reports.table.ts";

const { db, request, parts, time } = await createTestApp();
afterEach(() => {
  time.now = testNow;
});

const delhi = { name: "Delhi", country_code: "in", lat: 28.65, lon: 77.23, zone: "Asia/Kolkata" };
const birth: BirthDetailsInput = {
  ...{ name: "Asha Verma", date: "1991-11-29", time: "03:12", place: delhi },
};

async function buy(
  type: "kundali" | "name_correction",
  slug: string,
  more: Partial<OrderRequest>,
  act: "pay" | "leave" = "pay",
) {
  const buyer = shopper(request);
  const body = { package_id: stableId("pk", slug) };
  const { results } = await readResponse(await buyer.post(`/noauth-api/v1/${type}/quote`, body), quote);
  const placed = (await buyer.createOrder(results.quote_id, { type, ...more })).results;
  const paying = await buyer.initiatePayment(placed.order.id);
  await submitGatewayPage(request, paying.results.redirect_url, act);
  await runJobs(parts, request);
  return { buyer, id: placed.order.id, t: placed.access_token };
}
const buyKundali = (details: Partial<BirthDetailsInput> = {}) =>
  buy("kundali", "janam-kundali", { birth: { ...birth, ...details } });

const getReport = async (query: Record<string, string>) =>
  readResponse(await request(`/api/v1/kundali/getReport?${new URLSearchParams(query)}`), kundaliReport);
const factOf = (facts: readonly { label: string; value: string }[] = [], label: string) =>
  facts.find((each) => each.label === label)?.value;

// Two orders that no test changes.
const theirs = await buyKundali();
const other = await buyKundali();

describe("a kundali", () => {
  test("is ready after the payment, with the offset that was used, in both languages", async () => {
    const { buyer, id, t } = await buyKundali();
    const { results } = await getReport({ order_id: id, t });
    expect(results).toMatchObject({ state: "ready", is_own: true });
    const { content } = results;
    expect(factOf(content?.basis, "UTC offset used")).toBe("UTC+05:30");
    const folder = "../../../../packages/jyotish/node_modules/astronomy-engine/package.json";
    const { name, version } = JSON.parse(readFileSync(new URL(folder, import.meta.url), "utf8"));
    expect(content?.basis.map(({ value }) => value)).toContain(`Aradhana Jyotish 1, ${name} ${version}`);
    expect(factOf(content?.facts, "Lagna")).toBe("Kanya");
    expect(content?.charts.map(({ key }) => key)).toEqual(["D1", "D9", "moon"]);
    expect(content?.dashas.filter(({ is_now }) => is_now)).toHaveLength(1);
    expect(content?.doshas[0]?.details.at(-1)).toMatch(/^Strength: counts from \d of 3$/);
    const hindi = (await getReport({ order_id: id, t, lang: "hi" })).results;
    expect(factOf(hindi.content?.facts, "लग्न")).toBe("कन्या");
    const order = (await buyer.getTypedOrder(id, t)).results.order;
    expect(order).toMatchObject({ state: "ready", next_action: "open_result" });
  });

  test("without a time has no lagna, houses, D9 or gems; of a Moon that changed, both rashis", async () => {
    const { id, t } = await buyKundali({ date: "1991-12-02", time: null });
    const { content } = (await getReport({ order_id: id, t })).results;
    expect(factOf(content?.facts, "Lagna")).toBeUndefined();
    expect(factOf(content?.facts, "Moon's rashi")).toMatch(/ or /);
    // A Monday from sunrise on, and still Sunday before.
    expect(factOf(content?.facts, "Vara (from sunrise)")).toMatch(/^Sunday\b.* or Monday\b/);
    expect(content).toMatchObject({ charts: [], dashas: [], gems: [], readings: [] });
    expect(content?.planets.columns).toEqual(["Planet", "Rashi"]);
  });

  test("of war time says so", async () => {
    const { id, t } = await buyKundali({ date: "1943-06-01", time: "12:00" });
    const { content } = (await getReport({ order_id: id, t })).results;
    expect(factOf(content?.basis, "UTC offset used")).toBe("UTC+06:30");
    expect(content?.notes.join()).toContain("UTC+6:30");
  });

  test("is made with the offset of the certificate, and names the zone's", async () => {
    const { id, t } = await buyKundali({ date: "1943-06-01", time: "12:00", utc_offset: 17_460 });
    const { content } = (await getReport({ order_id: id, t })).results;
    expect(factOf(content?.basis, "UTC offset used")).toBe("UTC+04:51");
    expect(content?.notes.join()).toMatch(/was given for this birth.* would be UTC\+06:30\./);
  });

  test("of a time that clocks showed twice keeps the zone's notes with the offset that was chosen", async () => {
    const { id, t } = await buyKundali({ date: "1945-10-14", time: "23:30", utc_offset: 23_400 });
    const { content } = (await getReport({ order_id: id, t })).results;
    expect(content?.notes.join()).toContain("war time");
    expect(content?.notes.join()).not.toContain("was given");
  });

  test("is found by its owner alone: a foreign and a missing id give the same 404", async () => {
    const foreign = await getReport({ order_id: theirs.id, t: other.t });
    const missing = await getReport({ order_id: `ord_${"0".repeat(22)}`, t: other.t });
    expect([foreign.status, foreign.code]).toEqual([404, missing.code]);
    expect(missing.status).toBe(404);
  });

  test.each([
    ["POST", "kundali/regenerate"],
    ["POST", "kundali/share"],
    ["POST", "kundali/deleteData"],
    ["GET", "kundali/pdf"],
    ["GET", "name_correction/getReport"],
    ["POST", "name_correction/deleteData"],
  ])("%s %s is its owner's alone too", async (method, path) => {
    const { t } = other;
    const send = async (orderId: string) => {
      const body = { order_id: orderId, t, ...(path.endsWith("regenerate") && { birth }) };
      const query = method === "GET" ? `?${new URLSearchParams({ order_id: orderId, t })}` : "";
      const response = await request(`/api/v1/${path}${query}`, {
        method,
        ...(method === "POST" && {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    const missing = await send(`ord_${"0".repeat(22)}`);
    expect(missing[0]).toBe(404);
    expect(await send(theirs.id)).toEqual(missing);
  });

  test("is opened by a shared link until it expires", async () => {
    const { buyer, id, t } = await buyKundali();
    const shared = await readResponse(
      await buyer.post("/api/v1/kundali/share", { order_id: id, t }),
      sharedReport,
    );
    const { s } = shared.results;
    expect((await getReport({ order_id: id, s })).results).toMatchObject({
      ...{ state: "ready", is_own: false },
      ...{ birth: null, versions: [] },
    });
    expect((await getReport({ order_id: id, s: s.slice(0, -1) })).status).toBe(404);
    time.now = new Date(Date.parse(shared.results.expires_at) + 1);
    expect((await getReport({ order_id: id, s })).status).toBe(404);
  });

  test("is not opened by a link that was shared for another version of it, deleted or not", async () => {
    const { buyer, id, t } = await buyKundali();
    const share = async () =>
      (await readResponse(await buyer.post("/api/v1/kundali/share", { order_id: id, t }), sharedReport))
        .results.s;
    const pdfOf = (s: string) => request(`/api/v1/kundali/pdf?${new URLSearchParams({ order_id: id, s })}`);
    const makeAgain = async (time: string) => {
      await buyer.post("/api/v1/kundali/regenerate", { order_id: id, t, birth: { ...birth, time } });
      await runJobs(parts, request);
    };
    const first = await share();
    await makeAgain("04:12");
    const { content } = (await getReport({ order_id: id, s: first })).results;
    expect(content?.version).toBe(1);
    expect(factOf(content?.basis, "Time of birth")).toBe("03:12");
    // The number of another version in a link makes another link.
    expect((await getReport({ order_id: id, s: first.replace(".1.", ".2.") })).status).toBe(404);

    const second = await share();
    await buyer.post("/api/v1/kundali/deleteData", { order_id: id, t });
    const missing = await getReport({ order_id: `ord_${"0".repeat(22)}`, s: first });
    const statusOf = async () =>
      Promise.all(
        [first, second].map(async (s) => {
          const { status, code } = await getReport({ order_id: id, s });
          return [status, code, (await pdfOf(s)).status];
        }),
      );
    const ended = [missing.status, missing.code, missing.status];
    expect(missing.status).toBe(404);
    expect(await statusOf()).toEqual([ended, ended]);
    expect((await buyer.post("/api/v1/kundali/share", { order_id: id, t })).status).toBe(409);
    await makeAgain("05:12");
    expect(await statusOf()).toEqual([ended, ended]);
    expect((await getReport({ order_id: id, s: await share() })).results.content?.version).toBe(3);
  });

  test("is sealed at rest, keeps its versions when it is corrected, and can be deleted", async () => {
    const { buyer, id, t } = await buyKundali();
    const corrected = { order_id: id, t, birth: { ...birth, time: "04:12" } };
    const again = await readResponse(
      await buyer.post("/api/v1/kundali/regenerate", corrected),
      kundaliReport,
    );
    expect(again.results.state).toBe("generating");
    await runJobs(parts, request);
    const { results } = await getReport({ order_id: id, t });
    expect(results).toMatchObject({ birth: { time: "04:12" }, content: { version: 2 } });
    expect(results.versions.map(({ version }) => version)).toEqual([2, 1]);
    const first = (await getReport({ order_id: id, t, version: "1" })).results;
    expect(factOf(first.content?.basis, "Time of birth")).toBe("03:12");
    const query = new URLSearchParams({ order_id: id, t, version: "1" });
    const { results: link } = await readResponse(await request(`/api/v1/kundali/pdf?${query}`), reportPdf);
    const address = new URL(link.pdf_url);
    const pdf = await request(address.pathname + address.search);
    expect(readPdfText(Buffer.from(await pdf.arrayBuffer()))).toContain("03:12");
    address.searchParams.set("version", "2");
    expect((await request(address.pathname + address.search)).status).toBe(404);
    const rows = await db.select().from(reports).where(eq(reports.orderId, id));
    expect(rows.map(({ version }) => version).sort()).toEqual([1, 2]);
    expect(rows.map(({ contentSealed }) => contentSealed).join()).not.toContain("Asha");

    await buyer.post("/api/v1/kundali/deleteData", { order_id: id, t });
    expect((await getReport({ order_id: id, t })).results).toMatchObject({ state: "deleted", content: null });
    expect(await db.$count(reports, eq(reports.orderId, id))).toBe(0);
  });

  test("has a PDF at an address of the version that it was made for, whatever is made or deleted meanwhile", async () => {
    const { buyer, id, t } = await buyKundali();
    const makeAgain = async (time: string) => {
      await buyer.post("/api/v1/kundali/regenerate", { order_id: id, t, birth: { ...birth, time } });
      await runJobs(parts, request);
    };
    const linkTo = (query: Record<string, string> = {}) =>
      request(`/api/v1/kundali/pdf?${new URLSearchParams({ order_id: id, t, ...query })}`);
    const { pathname, search } = new URL((await readResponse(await linkTo(), reportPdf)).results.pdf_url);
    await makeAgain("04:12");
    const pdf = await request(pathname + search);
    expect(readPdfText(Buffer.from(await pdf.arrayBuffer()))).toContain("03:12");

    await buyer.post("/api/v1/kundali/deleteData", { order_id: id, t });
    await makeAgain("05:12");
    expect((await request(pathname + search)).status).toBe(404);
    // The page that shows a deleted version names it.
    const answers = await Promise.all([linkTo({ version: "2" }), linkTo({ version: "3" }), linkTo()]);
    expect(answers.map(({ status }) => status)).toEqual([409, 200, 200]);
  });

  test("that was deleted is made again from new details, under a new number", async () => {
    const { buyer, id, t } = await buyKundali();
    for (const version of [2, 3]) {
      await buyer.post("/api/v1/kundali/deleteData", { order_id: id, t });
      await buyer.post("/api/v1/kundali/regenerate", { order_id: id, t, birth });
      await runJobs(parts, request);
      const { results } = await getReport({ order_id: id, t });
      expect(results).toMatchObject({ state: "ready", birth: { name: "Asha Verma" }, content: { version } });
      expect(results.versions).toHaveLength(1);
    }
  });

  test("is a tagged PDF in both languages, of text that can be selected, at an address that expires", async () => {
    const { id, t } = await buyKundali({ date: "1943-06-01", time: "12:00" });
    const inLanguages = {
      en: ["Janam kundali", "Asia/Kolkata", "UTC+06:30", "Lagna\nSimha"],
      hi: ["जन्म कुंडली", "लग्न\nसिंह", "कृत्तिका, 1", "UTC+06:30"],
    };
    for (const [lang, lines] of Object.entries(inLanguages)) {
      const query = new URLSearchParams({ order_id: id, t, lang });
      const { results } = await readResponse(await request(`/api/v1/kundali/pdf?${query}`), reportPdf);
      const { pathname, search } = new URL(results.pdf_url);
      const pdf = Buffer.from(await (await request(pathname + search)).arrayBuffer());
      expect(pdf.toString("latin1")).toMatch(/^%PDF-.*\/StructTreeRoot/s);
      const text = readPdfText(pdf);
      expect(text).not.toContain("\u{fffd}");
      for (const line of lines) expect(`\n${text}`).toContain(`\n${line}\n`);
      time.now = new Date(testNow.getTime() + 11 * 60_000);
      expect((await request(pathname + search)).status).toBe(404);
      time.now = testNow;
    }
  });

  test("that cannot be made is refunded", async () => {
    const { id, t } = await buyKundali();
    await refundReport(db, { orderId: id, key: "ff.1" }, testNow);
    await runJobs(parts, request);
    expect((await getReport({ order_id: id, t })).results).toMatchObject({
      state: "failed",
      can_delete: true,
    });
  });

  test("of an order that was cancelled, the details can be deleted too; while it is made, nothing can", async () => {
    const { buyer, id, t } = await buyKundali();
    await refundReport(db, { orderId: id, key: "ff.1" }, testNow);
    await runJobs(parts, request);
    await buyer.post("/api/v1/kundali/deleteData", { order_id: id, t });
    expect((await getReport({ order_id: id, t })).results).toMatchObject({
      ...{ state: "failed", can_delete: false, birth: null },
    });
    const [stored] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, id));
    expect(stored?.detailsSealed).toBeNull();

    await db.update(fulfilments).set({ state: "generating" }).where(eq(fulfilments.orderId, id));
    const refused = await buyer.post("/api/v1/kundali/deleteData", { order_id: id, t });
    expect([refused.status, (await getReport({ order_id: id, t })).results.can_delete]).toEqual([409, false]);
  });
});

test("a sample of a kundali is open to everybody, in both languages", async () => {
  const read = async (lang: string) =>
    readResponse(await request(`/noauth-api/v1/kundali/sample?lang=${lang}`), sampleKundali);
  expect(factOf((await read("en")).results.content.facts, "Lagna")).toBe("Kanya");
  const { facts } = (await read("hi")).results.content;
  expect(factOf(facts, "लग्न")).toBe("कन्या");
  expect(factOf(facts, "नामाक्षर")).toMatch(/^\p{Script=Devanagari}+$/u);
});

const name_details = { name: "Priya Sharma", dob: "1988-01-04", most_changes: 1 as const };
const buyNameReport = (changed: Partial<NameDetails> = {}) =>
  buy("name_correction", "name-correction-report", { name_details: { ...name_details, ...changed } });
const getNameReport = async (id: string, t: string) =>
  readResponse(await request(`/api/v1/name_correction/getReport?order_id=${id}&t=${t}`), nameReport);

test.each([
  ["chaldean", "1990-01-01", ["chaldean"], [29, 11, 2]],
  ["pythagorean", "1988-01-04", ["pythagorean"], [57, 12, 3]],
  ["both", "1988-01-04", ["chaldean", "pythagorean"], [29, 11, 2]],
] as const)(
  "a name correction by %s for %s has three to five spellings that keep what was asked",
  async (system, dob, systems, steps) => {
    const { id, t } = await buyNameReport({ system, dob });
    const { results } = await getNameReport(id, t);
    const { options = [] } = results.content ?? {};
    expect(options.length).toBeGreaterThanOrEqual(3);
    expect(options.length).toBeLessThanOrEqual(5);
    for (const { name, changes, sums } of options) {
      expect(name.charAt(0)).toBe("P");
      expect(changes).toHaveLength(1);
      expect(sums.map(({ system }) => system)).toEqual(systems);
    }
    expect(results.content?.current[0]?.steps).toEqual(steps);
  },
);

test("Pythagorean counts the name given at birth, which no new spelling of the name in use changes", async () => {
  const { id, t } = await buyNameReport({
    birth_name: "Amitabh Bachchan",
    system: "both",
    dob: "1990-01-01",
  });
  const { content } = (await getNameReport(id, t)).results;
  expect(content?.name).toBe("Priya Sharma");
  expect(content?.current.map(({ system, name, steps }) => [system, name, steps[0]])).toEqual([
    ["chaldean", undefined, 29],
    ["pythagorean", "Amitabh Bachchan", 58],
  ]);
  for (const { sums } of content?.options ?? [])
    expect(sums.map(({ system }) => system)).toEqual(["chaldean"]);
  expect(content?.notes.join(" ")).toContain("given at birth");
});

test("by Pythagorean alone, it is the name given at birth that gets other spellings", async () => {
  const wishes = { system: "pythagorean", birth_name: "Priya Sharma", name: "Om" } as const;
  const { id, t } = await buyNameReport(wishes);
  const { content } = (await getNameReport(id, t)).results;
  expect(content?.name).toBe("Priya Sharma");
  expect(content?.current.map(({ steps }) => steps[0])).toEqual([57]);
  expect(content?.options.length).toBeGreaterThanOrEqual(3);
});

test("a name report is deleted with the name and the date that it was made of; its order stays", async () => {
  const { buyer, id, t } = await buyNameReport();
  const response = await buyer.post("/api/v1/name_correction/deleteData", { order_id: id, t });
  const deleted = await readResponse(response, nameReport);
  expect(deleted.results).toMatchObject({ state: "deleted", content: null });
  expect((await getNameReport(id, t)).results.state).toBe("deleted");
  expect(await db.$count(reports, eq(reports.orderId, id))).toBe(0);
  const [stored] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, id));
  expect(stored?.detailsSealed).toBeNull();
  expect((await buyer.getTypedOrder(id, t)).results.order.id).toBe(id);
});

test("a report whose payment has no outcome yet is not said to be unpaid", async () => {
  const kundali = await buy("kundali", "janam-kundali", { birth }, "leave");
  expect((await getReport({ order_id: kundali.id, t: kundali.t })).results.state).toBe("confirming");
  const name = await buy("name_correction", "name-correction-report", { name_details }, "leave");
  expect((await getNameReport(name.id, name.t)).results.state).toBe("confirming");
});
