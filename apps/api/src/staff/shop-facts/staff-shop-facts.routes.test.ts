import { policy, quote, shopView } from "@aradhana/core/contract";
import { shopEn, shopHi } from "@aradhana/core/shop";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../../test/sandbox-gateway.ts";
import { readResponse, shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { stableId } from "../../ids/new-id.ts";
import { findInvoice, issueInvoice } from "../../invoices/invoices.queries.ts";
import { shopFacts } from "../../shop/shop-facts.table.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
const owner = await staffMember(request, parts, "owner");
const support = await staffMember(request, parts, "support");
const both = (en: string, hi = "आराधना") => ({ en, hi });
const content = (changes = {}) => ({
  ...{ legal_name: both("Aradhana Seva LLP", "आराधना सेवा एलएलपी"), address: both("1 Assi, Varanasi") },
  ...{ gstin: "09AAACR5055K1Z5", lut: "AD090326000001A" },
  customer_care: { phone: "+91 98765 43210", email: "care@aradhana.test", hours: both("Every day") },
  grievance_officer: {
    ...{ name: both("Meera Rao"), phone: "+91 98765 43211", email: "grievance@aradhana.test" },
    hours: both("Monday to Friday"),
  },
  ...{ effective_from: null, ...changes },
});
const add = (changes = {}) => owner.json("POST", "/shopFacts", content(changes));
const HOUR = 3_600_000;
const contacts = async (lang: "en" | "hi") => {
  const path = `/noauth-api/v1/policy/getPolicy?slug=privacy-policy&lang=${lang}`;
  const { results } = await readResponse(await request(path), policy);
  return [results.contacts[0]?.phone, results.grievance_officer.name];
};
const terms = async (lang: "en" | "hi") =>
  (await request(`/noauth-api/v1/policy/getPolicy?slug=term-and-condition&lang=${lang}`)).text();
async function invoiced() {
  const guest = shopper(request);
  const { order } = await guest.placeOrder();
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  const invoice = await issueInvoice(db, parts.vault, order.id, time.now);
  if (!invoice) throw new Error("no invoice was issued");
  return invoice;
}

test("the shop begins with samples, which are its first version", async () => {
  const { results, meta } = await support.json("GET", "/shopFacts");
  expect([results[0].state, results[0].effective_from, meta.total]).toEqual(["valid", null, 1]);
  expect(await contacts("hi")).toEqual([shopHi.customerCare.phone, shopHi.grievanceOfficer.name]);
});

test("from its moment on a version is on pages and invoices; an invoice from before keeps its own", async () => {
  const before = await invoiced();
  const from = new Date(time.now.getTime() + HOUR).toISOString();
  const { status, results: version } = await add({ effective_from: from });
  expect([status, version.state, version.staff_name]).toEqual([201, "planned", "Asha"]);
  expect(await contacts("en")).toEqual([shopEn.customerCare.phone, shopEn.grievanceOfficer.name]);

  time.now = new Date(from);
  expect(await contacts("en")).toEqual(["+91 98765 43210", "Meera Rao"]);
  expect(await terms("en")).toContain("Aradhana Seva LLP runs Aradhana.");
  expect(await terms("hi")).toContain("आराधना का संचालन आराधना सेवा एलएलपी करती है।");
  const after = await invoiced();
  expect(after.facts.supplier).toEqual({
    legalName: both("Aradhana Seva LLP", "आराधना सेवा एलएलपी"),
    ...{ address: both("1 Assi, Varanasi"), gstin: "09AAACR5055K1Z5" },
  });
  expect((await findInvoice(db, parts.vault, before.id))?.facts.supplier.legalName.en).toBe(shopEn.legalName);

  const { results: versions } = await owner.json("GET", "/shopFacts");
  expect(versions.map(({ state }: { state: string }) => state)).toEqual(["valid", "past"]);
  const { results: log } = await owner.json("GET", `/log?subject=shop_facts/${version.id}`);
  expect(log).toMatchObject([{ action: "shop_facts.create", after: { gstin: "09AAACR5055K1Z5" } }]);
});

test("the web server reads the valid version, and nothing while it is the first one", async () => {
  const other = await createTestApp();
  const path = "/noauth-api/v1/shop/getShop";
  expect((await readResponse(await other.request(path), shopView)).results.shop).toBeNull();
  const { shop } = (await readResponse(await request(path), shopView)).results;
  expect(shop?.hi).toMatchObject({
    ...{ legal_name: "आराधना सेवा एलएलपी", gstin: "09AAACR5055K1Z5" },
    customer_care: { name: shopHi.customerCare.name, phone: "+91 98765 43210" },
  });
});

test("of versions from the same moment the last one is valid, and none is changed", async () => {
  await add({ lut: "first" });
  const { results } = await add({ lut: "second" });
  expect(results.state).toBe("valid");
  expect(await db.$count(shopFacts, eq(shopFacts.effectiveFrom, time.now))).toBeGreaterThanOrEqual(2);
});

test("a shop registered in another state has its tax split there, in the price and on the invoice", async () => {
  const quotedAt = async (postcode: string) => {
    const quoted = await shopper(request).post("/noauth-api/v1/abhimantrit/quote", {
      ...{ variant_id: stableId("pv", "tulsi-mala-108", "yellow"), qty: 1, postcode },
    });
    const { split } = (await readResponse(quoted, quote)).results;
    return [...new Set(split.tax.map(({ name }) => name))];
  };
  const [jaipur, varanasi, chandigarh] = ["302001", "221001", "160017"] as const;
  await add({ gstin: "08AAACR5055K1Z7" });
  expect([await quotedAt(jaipur), await quotedAt(varanasi)]).toEqual([["CGST", "SGST"], ["IGST"]]);
  const { facts } = await invoiced();
  expect(facts.placeOfSupply).toEqual({ code: "08", name: { en: "Rajasthan", hi: "राजस्थान" } });
  expect(facts.lines.at(-1)?.taxes.map(({ name }) => name)).toEqual(["CGST", "SGST"]);

  // A territory without a legislature: its half of the tax is called UTGST.
  await add({ gstin: "04AAACR5055K1ZF" });
  expect([await quotedAt(chandigarh), await quotedAt(jaipur)]).toEqual([["CGST", "UTGST"], ["IGST"]]);
});

test("facts that cannot be are field errors", async () => {
  const wrong = async (changes: object) => (await add(changes)).field_errors;
  expect(await wrong({ gstin: "09AAACR5055K1Y5" })).toMatchObject([{ field: "gstin", code: "format" }]);
  // No state has this code.
  expect(await wrong({ gstin: "28AAACR5055K1Z5" })).toMatchObject([{ field: "gstin", code: "not_allowed" }]);
  expect(await wrong({ effective_from: new Date(time.now.getTime() - 1).toISOString() })).toMatchObject([
    { field: "effective_from", code: "too_early" },
  ]);
  const care = content().customer_care;
  expect(await wrong({ customer_care: { ...care, email: "a@b.test\r\nBcc: c@d.test" } })).toMatchObject([
    { field: "customer_care.email" },
  ]);
  expect(await wrong({ customer_care: { ...care, phone: "98765" } })).toMatchObject([
    { field: "customer_care.phone", code: "format" },
  ]);
  expect(await wrong({ address: { en: "1 Assi", hi: " " } })).toMatchObject([
    { field: "address.hi", code: "required" },
  ]);
});
