import type { StaffGood } from "@aradhana/core/staff";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureBomb } from "../../../test/picture-bomb.ts";
import { staffMember } from "../../../test/staff.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { startCompiler } from "../../documents/typst.ts";
import { gems } from "../../goods/gems.table.ts";
import { deleteUnsavedReports } from "../../goods/report/report-uploads.queries.ts";
import { stableId } from "../../ids/new-id.ts";

const { db, parts, request } = await createTestApp();
const owner = await staffMember(request, parts, "owner");
const desk = await staffMember(request, parts, "temple_desk");
const [ruby, emerald, rudraksha, mala] = ["ruby-01", "emerald-01", "rudraksha-5-mukhi", "tulsi-mala-108"].map(
  (slug) => stableId("pd", slug),
) as [string, string, string, string];

const read = async (id: string): Promise<StaffGood> => (await desk.json("GET", `/good/${id}`)).results;
const gemPage = async (id: string, lang = "en") =>
  (await (await request(`/noauth-api/v1/gemstone/gemById?product_id=${id}&lang=${lang}`)).json()).results;
const productPage = async (id: string) =>
  (await (await request(`/noauth-api/v1/abhimantrit_product/productById?product_id=${id}`)).json()).results;

/** As a phone takes it, with the place in its metadata. */
const photographed = await sharp({ create: { width: 60, height: 80, channels: 3, background: "white" } })
  .jpeg()
  .withExif({ IFD0: { Copyright: "secret place" } })
  .toBuffer();
const pdfOf = async (pages: number) =>
  (await startCompiler()).pdf({
    mainFileContent: `#set document(author: "secret author")\n${Array.from({ length: pages }, () => '#link("https://evil.test/script")[report]').join("#pagebreak()\n")}`,
  });

const upload = (id: string, body: BodyInit, { token } = desk) =>
  request(`/staff/v1/good/${id}/reportFile`, {
    ...{ method: "PUT", body },
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
  });
const uploaded = async (id: string, bytes: Buffer): Promise<string> =>
  (await (await upload(id, new Uint8Array(bytes))).json()).results.file;

const lab = { en: "Gem Institute Surat", hi: "जेम इंस्टिट्यूट सूरत" };
const details = {
  ...{ lab, number: "GIS 2026/0417-A", issued_on: "2026-11-02" },
  verify_url: "https://verify.gis.example/report?no=0417",
};
const save = async (id: string, changes: object) =>
  desk.json("PUT", `/good/${id}/report`, { ...details, version: (await read(id)).version, ...changes });

const takeBack = async (id: string, version?: string) =>
  desk.json("PUT", `/good/${id}/reportTakenBack`, { version: version ?? (await read(id)).version });

test("the picture of a report is stored without its metadata, and the gem's page shows it with the laboratory's link", async () => {
  const file = await uploaded(ruby, photographed);
  expect((await gemPage(ruby)).certificate.scan.sample).toBe(true);
  expect((await save(ruby, { file })).results.report).toEqual({ ...details, file, sample: false });

  const { certificate, lab: badge } = await gemPage(ruby, "hi");
  expect(certificate).toMatchObject({
    ...{ lab: lab.hi, number: details.number, issued_on: "2026-11-02", verify_url: details.verify_url },
    scan: { sample: false, type: "picture", width: 60, height: 80 },
  });
  expect(badge).toEqual({ value: "gem-institute-surat", label: lab.hi });
  const shown = await request(certificate.scan.url);
  expect(shown.headers.get("content-type")).toBe("image/webp");
  const metadata = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([metadata.format, metadata.exif]).toEqual(["webp", undefined]);
  // Nothing is drawn of a stone with a report of its own.
  expect((await request(`/noauth-api/v1/goods/report/${ruby}`)).status).toBe(404);
});

test("a PDF is stored without links and metadata, page by page", async () => {
  const file = await uploaded(rudraksha, await pdfOf(2));
  expect((await productPage(rudraksha)).certificate).toBeNull();
  await save(rudraksha, { file, verify_url: null });
  const { certificate } = await productPage(rudraksha);
  expect(certificate).toMatchObject({ verify_url: null, scan: { sample: false, type: "pdf" } });
  const shown = await request(certificate.scan.url);
  expect(shown.headers.get("content-type")).toBe("application/pdf");
  const pdf = Buffer.from(await shown.arrayBuffer()).toString("latin1");
  expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(2);
  expect(pdf).not.toMatch(/evil\.test|secret author/);

  // A product that had no report has none again.
  expect((await takeBack(rudraksha, "0".repeat(16))).code).toBe("staff.changed");
  expect((await takeBack(rudraksha)).results.report).toBeNull();
  expect((await productPage(rudraksha)).certificate).toBeNull();
  expect((await request(certificate.scan.url)).status).toBe(404);
});

test("what is no report is refused, and nothing is stored", async () => {
  const exe = Buffer.from(`MZ${"\0".repeat(200)}`);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const cut = (await pdfOf(1)).subarray(0, 2_000);
  const renamed = Buffer.concat([Buffer.from("%PDF-1.7\n"), exe]);
  for (const bad of [exe, svg, cut, renamed, Buffer.alloc(0), await pdfOf(9), await pictureBomb(30_000)]) {
    const response = await upload(ruby, new Uint8Array(bad));
    expect([response.status, (await response.json()).code]).toEqual([422, "staff.report_unreadable"]);
  }
  expect((await upload(ruby, new Uint8Array(6 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await upload(stableId("pd", "none"), new Uint8Array(photographed))).status).toBe(404);
});

test.each([
  ["verify_url", "http://verify.gis.example/1"],
  ["verify_url", "javascript:alert(1)"],
  ["verify_url", "https://127.0.0.1/1"],
  ["number", '=HYPERLINK("https://evil.test")'],
  ["number", "@SUM(A1)"],
  ["number", ""],
  ["lab.en", { ...lab, en: "=1+1" }],
  ["lab.hi", { ...lab, hi: " " }],
  ["issued_on", "2026-13-01"],
  ["issued_on", "2099-01-01"],
  ["file", "../../etc/passwd"],
  ["file", `rep_${"0".repeat(22)}.pdf`],
])("a report with a wrong %s is refused beside its field: %j", async (field, value) => {
  const file = await uploaded(emerald, photographed);
  const [name = ""] = field.split(".");
  const { status, field_errors } = await save(emerald, { file, [name]: value });
  expect(status).toBe(422);
  expect(field_errors.map((each: { field: string }) => each.field)).toContain(field);
  expect((await gemPage(emerald)).certificate.scan.sample).toBe(true);
});

test("a replaced report is in the log, where staff open it, and no longer public", async () => {
  const id = stableId("pd", "pearl-01");
  const [first, second] = [await uploaded(id, photographed), await uploaded(id, await pdfOf(1))];
  await save(id, { file: first });
  const { url } = (await gemPage(id)).certificate.scan;
  const { version } = await read(id);
  await save(id, { file: second, number: "GIS-2" });
  expect((await request(url)).status).toBe(404);
  const [entry] = (await owner.json("GET", `/log?subject=${(await read(id)).sku}`)).results;
  expect(entry).toMatchObject({
    action: "good.report",
    before: { report: { file: first, number: details.number } },
    after: { report: { file: second, number: "GIS-2" } },
  });
  expect((await desk.request("GET", `/good/${id}/reportFile/${first}`)).headers.get("content-type")).toBe(
    "image/webp",
  );
  // Saving over what somebody has not read is refused.
  expect((await save(id, { file: first, version })).code).toBe("staff.changed");
});

test("a report is of its own good only, and a sold gem keeps it", async () => {
  const file = await uploaded(emerald, photographed);
  expect((await save(ruby, { file })).field_errors).toMatchObject([{ field: "file" }]);
  expect((await desk.request("GET", `/good/${ruby}/reportFile/${file}`)).status).toBe(404);
  expect((await request(`/noauth-api/v1/goods/labReport/${ruby}/${file}`)).status).toBe(404);
  // Not before it was saved.
  expect((await request(`/noauth-api/v1/goods/labReport/${emerald}/${file}`)).status).toBe(404);
  await save(emerald, { file });
  await db.update(gems).set({ taken: 1 }).where(eq(gems.id, emerald));
  const { certificate, stock } = await gemPage(emerald);
  expect([stock, (await request(certificate.scan.url)).status]).toEqual([0, 200]);
});

test("a report is taken back: the page shows the earlier one, then the sample", async () => {
  const id = stableId("pd", "red-coral-01");
  const before = (await gemPage(id)).certificate;
  const [first, second] = [await uploaded(id, photographed), await uploaded(id, await pdfOf(1))];
  await save(id, { file: first, number: "GIS-1" });
  await save(id, { file: second, number: "GIS-2" });
  // Corrected: it is the same report.
  await save(id, { file: second, number: "GIS-3" });
  const { url } = (await gemPage(id)).certificate.scan;

  expect((await takeBack(id)).results.report).toMatchObject({ file: first, number: "GIS-1" });
  expect((await gemPage(id)).certificate.scan.url).toContain(first);
  expect((await request(url)).status).toBe(404);
  expect((await owner.json("GET", `/log?subject=${(await read(id)).sku}`)).results[0]).toMatchObject({
    action: "good.report_taken_back",
    ...{ before: { report: { file: second } }, after: { report: { file: first } } },
  });
  await takeBack(id);
  expect((await gemPage(id)).certificate).toEqual(before);
  expect(await takeBack(id)).toMatchObject({ status: 409, code: "staff.no_report_to_take_back" });
});

test("an upload that no good is saved with is deleted after a day; a saved and a replaced report stay", async () => {
  const id = stableId("pd", "pearl-02");
  const [unsaved, replaced, shown] = [
    await uploaded(id, photographed),
    await uploaded(id, photographed),
    await uploaded(id, photographed),
  ];
  await save(id, { file: replaced });
  await save(id, { file: shown });
  const statuses = () =>
    Promise.all(
      [unsaved, replaced, shown].map(
        async (file) => (await desk.request("GET", `/good/${id}/reportFile/${file}`)).status,
      ),
    );
  const hoursLater = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);
  await deleteUnsavedReports(db, parts.files, hoursLater(23));
  expect(await statuses()).toEqual([200, 200, 200]);
  await deleteUnsavedReports(db, parts.files, hoursLater(25));
  expect(await statuses()).toEqual([404, 200, 200]);
  expect((await save(id, { file: unsaved })).field_errors).toMatchObject([{ field: "file" }]);
});

const setMaking = async (id: string, making_charges: unknown) =>
  owner.json("PUT", `/good/${id}/makingCharges`, { version: (await read(id)).version, making_charges });

test("an owner sets what rings and pendants of a gem cost; its page and the log have it", async () => {
  const { making_charges: before, sku } = await read(ruby);
  expect(before.length).toBeGreaterThan(1);
  const [ring] = before;
  if (!ring) throw new Error("The gem has no ring.");
  const after = before.map((each) =>
    each === ring ? { ...each, charge: { inr: 99_900, usd: 1_200, eur: 0 } } : each,
  );
  expect((await setMaking(ruby, after)).results.making_charges).toEqual(after);
  const setting = (await gemPage(ruby)).settings.find(
    ({ form, metal }: { form: string; metal: { value: string } | null }) =>
      form === ring.form && metal?.value === ring.metal,
  );
  expect(setting.making_charge).toEqual({ amount: 99_900, currency: "inr" });
  expect((await owner.json("GET", `/log?subject=${sku}`)).results[0]).toMatchObject({
    ...{
      action: "good.making_charges",
      before: { making_charges: before },
      after: { making_charges: after },
    },
  });
  expect((await gemPage(ruby)).settings[0].making_charge.amount).toBe(0);
});

test("making charges of other settings, a wrong amount and those of a product are refused", async () => {
  const { making_charges: before } = await read(ruby);
  const [first] = before;
  if (!first) throw new Error("The gem has no ring.");
  const refused = async (id: string, charges: unknown) => (await setMaking(id, charges)).field_errors;
  for (const charges of [
    before.slice(1),
    [...before, first],
    [...before.slice(1), { ...first, metal: "tin" }],
  ]) {
    expect(await refused(ruby, charges)).toMatchObject([{ field: "making_charges", code: "not_allowed" }]);
  }
  for (const [inr, code] of [
    [-1, "too_small"],
    [0.5, "not_whole"],
    ["9", "wrong_type"],
  ] as const) {
    const charges = before.map((each) => ({ ...each, charge: { ...each.charge, inr } }));
    expect(await refused(ruby, charges)).toContainEqual(
      expect.objectContaining({ field: "making_charges.0.charge.inr", code }),
    );
  }
  expect(await refused(mala, before)).toMatchObject([{ field: "making_charges", code: "not_allowed" }]);
  expect((await read(ruby)).making_charges).toEqual(before);
});

const prices = { inr: 45_000, usd: 900, eur: 850 };
const price = async (id: string, changes: object) =>
  owner.json("PUT", `/good/${id}/prices`, { prices, version: (await read(id)).version, ...changes });

test("an owner prices a gem and a product; the list, the page and the log have it", async () => {
  const before = await read(ruby);
  expect(before.mrp).toBeNull();
  expect((await price(ruby, { mrp: null })).results.prices).toEqual(prices);
  expect((await gemPage(ruby)).price).toEqual({ amount: 45_000, currency: "inr" });
  expect((await owner.json("GET", `/log?subject=${before.sku}`)).results[0]).toMatchObject({
    ...{ action: "good.price", before: { prices: before.prices }, after: { prices } },
  });
  await price(mala, { mrp: 50_000 });
  expect(await productPage(mala)).toMatchObject({
    ...{ price: { amount: 45_000 }, mrp: { amount: 50_000 }, label: { mrp: { amount: 50_000 } } },
  });
  const found = (await desk.json("GET", "/good?q=tulsi%20mala&type=abhimantrit")).results;
  expect(found).toMatchObject([{ id: mala, prices, mrp: 50_000 }]);
});

test("a price above the MRP, a wrong price and a stale save are refused, and the price stays", async () => {
  const { version, ...before } = await read(mala);
  const refused = async (id: string, changes: object) => (await price(id, changes)).field_errors;
  expect(await refused(mala, { mrp: 44_999 })).toMatchObject([{ field: "prices.inr", code: "above_mrp" }]);
  expect(await refused(mala, { mrp: null })).toMatchObject([{ field: "mrp", code: "required" }]);
  expect(await refused(emerald, { mrp: 50_000 })).toMatchObject([{ field: "mrp", code: "not_allowed" }]);
  for (const [inr, code] of [
    [0, "too_small"],
    [-100, "too_small"],
    [199.5, "not_whole"],
    ["450", "wrong_type"],
    [undefined, "required"],
    [10_000_000_001, "too_large"],
  ] as const)
    expect(await refused(mala, { mrp: 50_000, prices: { ...prices, inr } })).toContainEqual(
      expect.objectContaining({ field: "prices.inr", code }),
    );
  expect(await read(mala)).toMatchObject(before);
  await price(mala, { mrp: 60_000 });
  expect((await price(mala, { mrp: 50_000, version })).code).toBe("staff.changed");
});
