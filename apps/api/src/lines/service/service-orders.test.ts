import type { BirthDetailsInput } from "@aradhana/core/birth";
import { localTime } from "@aradhana/core/birth";
import { quote, type ServiceType } from "@aradhana/core/contract";
import { servicePackages } from "@aradhana/core/services";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../../test/sandbox-gateway.ts";
import { readResponse, shopper } from "../../../test/shopper.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { stableId } from "../../ids/new-id.ts";
import { issueInvoice } from "../../invoices/invoices.queries.ts";
import { fulfilments, orderItems, orders } from "../../orders/orders.table.ts";

const { db, request, parts } = await createTestApp();

const delhi = { name: "Delhi", country_code: "in", lat: 28.65, lon: 77.23, zone: "Asia/Kolkata" };
const birth: BirthDetailsInput = {
  ...{ name: "Asha Verma", date: "1991-11-29", time: "03:12", place: delhi },
};
const name_details = { name: "Asha Verma", dob: "1988-01-05" };
const kundali = stableId("pk", "janam-kundali");
const nameReport = stableId("pk", "name-correction-report");

async function quoteOf(type: ServiceType, packageId: string, country = "in") {
  const buyer = shopper(request);
  const body = { package_id: packageId, country_code: country };
  const { results } = await readResponse(await buyer.post(`/noauth-api/v1/${type}/quote`, body), quote);
  return { buyer, results };
}

async function orderKundali(details: Partial<BirthDetailsInput> = {}) {
  const { buyer, results } = await quoteOf("kundali", kundali);
  return buyer.createOrder(results.quote_id, { type: "kundali", birth: { ...birth, ...details } });
}

describe("the packages of a service", () => {
  test("are listed with their prices, and the tax that is in them", async () => {
    const path = "/noauth-api/v1/service/packages?type=kundali&lang=hi";
    const { results } = await readResponse(await request(path), servicePackages);
    expect(results.packages[0]).toMatchObject({
      title: "जन्म कुंडली",
      price: { amount: 29_900, currency: "inr" },
    });
    expect(results.gst_pct).toBe(18);
  });

  test("are priced as a service: the whole price includes the tax, except for an export", async () => {
    const { results } = await quoteOf("kundali", kundali);
    expect(results.totals.grand.amount).toBe(29_900);
    expect(results.split).toMatchObject({ ritual: { amount: 0 }, service: { amount: 25_339 } });
    expect(results.split.tax).toMatchObject([{ pct: 18, amount: { amount: 4_561 } }]);
    const abroad = await quoteOf("kundali", kundali, "us");
    expect(abroad.results.totals).toMatchObject({
      grand: { amount: 600, currency: "usd" },
      tax: { amount: 0 },
    });
  });
});

describe("the order of a service", () => {
  test("is made at once after the payment, with the details sealed and an invoice by its own code", async () => {
    const { buyer, results } = await quoteOf("name_correction", nameReport);
    const placed = await buyer.createOrder(results.quote_id, { type: "name_correction", name_details });
    const { order, access_token: t } = placed.results;
    const paying = await buyer.initiatePayment(order.id);
    await submitGatewayPage(request, paying.results.redirect_url, "pay");
    await runJobs(parts, request);

    const [stored] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.id));
    expect(stored?.kind).toBe("service");
    expect(stored?.detailsSealed).not.toContain("Asha");
    const { results: typed } = await buyer.getTypedOrder(order.id, t);
    expect(typed).toMatchObject({ type: "name_correction", for_whom: "Asha Verma" });
    const invoice = await issueInvoice(db, parts.vault, order.id, parts.clock());
    expect(invoice?.facts.lines).toMatchObject([
      { title: { en: "Name correction report" }, code: "999799", pct: 18, base: 29_746 },
    ]);
  });

  test("of a kundali may give the details later", async () => {
    const { buyer, results } = await quoteOf("kundali", kundali);
    const placed = await buyer.createOrder(results.quote_id, { type: "kundali" });
    const { order, access_token: t } = placed.results;
    const paying = await buyer.initiatePayment(order.id);
    await submitGatewayPage(request, paying.results.redirect_url, "pay");
    await runJobs(parts, request);
    const { results: typed } = await buyer.getTypedOrder(order.id, t);
    expect(typed.order).toMatchObject({ state: "details_due", next_action: "give_details" });
  });

  test("of a name correction needs the name", async () => {
    const { buyer, results } = await quoteOf("name_correction", nameReport);
    const { status, errorBody } = await buyer.createOrder(results.quote_id, { type: "name_correction" });
    expect(status).toBe(422);
    expect(errorBody?.field_errors).toMatchObject([{ field: "name_details", code: "required" }]);
  });

  test.each([
    ["Chaldean", "chaldean"],
    ["Pythagorean", "pythagorean"],
    ["both systems", "both"],
  ] as const)(
    "of a name that agrees with its date by %s is refused, and nothing is placed",
    async (_, system) => {
      const { buyer, results } = await quoteOf("name_correction", nameReport);
      const before = await db.$count(orders);
      const { status, errorBody } = await buyer.createOrder(results.quote_id, {
        type: "name_correction",
        name_details: { name: "Asha Verma", dob: "1990-01-01", system },
      });
      expect([status, errorBody?.code]).toEqual([409, "spellings_too_few"]);
      expect(await db.$count(orders)).toBe(before);
    },
  );
});

describe("the details of a birth are refused at their field", () => {
  test.each<[Partial<BirthDetailsInput>, string, string]>([
    [{ date: "2999-01-01" }, "birth.date", "future"],
    [{ date: "1991-02-31" }, "birth.date", "date"],
    [{ date: "1899-12-31" }, "birth.date", "too_early"],
    [{ time: "24:00" }, "birth.time", "time"],
    [{ name: "A" }, "birth.name", "too_short"],
    [{ name: "Asha 👍" }, "birth.name", "characters"],
    [{ place: { ...delhi, lat: 89 } }, "birth.place.lat", "polar"],
    [{ place: { ...delhi, zone: "Asia/Atlantis" } }, "birth.place", "zone"],
    [{ date: "2020-05-05" }, "birth.guardian_consent", "guardian_consent"],
    [
      { date: "1990-04-01", time: "02:30", place: { ...delhi, zone: "America/New_York" } },
      "birth.utc_offset",
      "gap",
    ],
    [{ date: "1945-10-14", time: "23:30" }, "birth.utc_offset", "overlap"],
  ])("%j", async (details, field, code) => {
    const { status, errorBody } = await orderKundali(details);
    expect(status).toBe(422);
    expect(errorBody?.field_errors).toMatchObject([{ field, code }]);
    expect(await db.$count(orderItems, eq(orderItems.kind, "kundali"))).toBe(before);
  });

  test.each<Partial<BirthDetailsInput>>([
    { date: "2020-05-05", guardian_consent: true },
    { time: null },
    { date: "1945-10-14", time: "23:30", utc_offset: 23_400 },
  ])("and accepted with what was asked: %j", async (details) => {
    expect((await orderKundali(details)).status).toBe(201);
    before++;
  });
});

/** The kundalis that were ordered before: those of the tests above. */
let before = 1;

test.each([
  ["1943-06-01", "12:00", "Asia/Kolkata", "unique", ["+06:30"], ["war-time", "city-time"]],
  ["1900-06-01", "12:00", "Asia/Kolkata", "unique", ["+05:21:10"], ["local-mean-time", "city-time"]],
  ["2026-03-08", "02:30", "America/New_York", "gap", ["-05:00", "-04:00"], []],
] as const)("the offset of %s %s in %s is %s", async (date, time, zone, status, offsets, warnings) => {
  const response = await shopper(request).post("/noauth-api/v1/geo/localTime", { date, time, zone });
  const { results } = await readResponse(response, localTime);
  expect(results.status).toBe(status);
  expect(results.readings.map(({ offset_text }) => offset_text)).toEqual(offsets);
  expect(results.readings[0]?.warnings).toEqual(warnings);
});
