import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../../test/sandbox-gateway.ts";
import { shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stock, stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { stableId } from "../../ids/new-id.ts";
import { temples } from "../../temples/temples.table.ts";

const { db, parts, request } = await createTestApp();
const owner = await staffMember(request, parts, "owner");
const [picture] = (await owner.json("GET", "/pujaChoice")).results.pictures;
const text = (en: string, hi: string) => ({ en, hi });
const content = {
  ...{ name: text("Durga Kund", "दुर्गा कुंड"), city: text("Varanasi", "वाराणसी") },
  ...{ state: text("Uttar Pradesh", "उत्तर प्रदेश"), about: text("By the pond.", "कुंड के पास।") },
  ...{ picture, picture_alt: text("A temple", "मंदिर"), lat: null, lon: null, spoken: null },
};

test("a temple is written, chosen for a puja, and gets the place without which nothing is sold", async () => {
  const created = await owner.json("POST", "/temple", { slug: "durga-kund", ...content });
  expect([created.status, created.results]).toEqual([201, expect.objectContaining(content)]);
  const { id, version } = created.results;
  const again = await owner.json("POST", "/temple", { slug: "durga-kund", ...content });
  expect(again.code).toBe("staff.slug_taken");
  const listed = (await owner.json("GET", "/temple?limit=100")).results;
  expect(listed.map((each: { id: string }) => each.id)).toContain(id);

  const half = await owner.json("PUT", `/temple/${id}`, { ...content, version, lat: 25.28 });
  expect(half.field_errors).toMatchObject([{ field: "lon", code: "required" }]);
  const placed = { ...content, lat: 25.28, lon: 82.99 };
  const written = await owner.json("PUT", `/temple/${id}`, { ...placed, version });
  expect(written.results).toMatchObject(placed);
  const log = (await owner.json("GET", `/log?subject=${id}`)).results;
  expect(log.map(({ action }: { action: string }) => action)).toEqual(["temple.update", "temple.create"]);
  const missing = `/temple/tm_${"0".repeat(22)}`;
  expect((await owner.json("PUT", missing, { ...content, version })).status).toBe(404);
});

test("a temple keeps its place while something is on sale there", async () => {
  const { temple_id: id } = (await owner.json("GET", "/pujaSeries?limit=1")).results[0];
  const { results: before } = await owner.json("GET", `/temple/${id}`);
  const refused = await owner.json("PUT", `/temple/${id}`, { ...before, lat: null, lon: null });
  expect([refused.status, refused.field_errors[0]?.field]).toEqual([422, "lat"]);
  expect((await owner.json("GET", `/temple/${id}`)).results).toEqual(before);
});

test("a renamed temple has its new name everywhere at once, and the old one on what was sold before", async () => {
  await stockShop(db);
  const guest = shopper(request);
  const { order, access_token: t } = await guest.placeOrder();
  const { results: attempt } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, attempt.redirect_url, "pay");
  await runJobs(parts, request);
  const sold = async () => {
    const { results } = await guest.getTypedOrder(order.id, t);
    return results.type === "pooja" && results.pooja.temple.name;
  };
  const invoice = async () =>
    (await (await guest.get(`/api/v1/order/invoice?order_id=${order.id}&t=${t}`)).json()).results;
  const before = [await invoice(), await sold()];

  const id = stableId("tm", "test-temple");
  await db
    .update(temples)
    .set({ about: content.about, imageAlt: content.picture_alt })
    .where(eq(temples.id, id));
  const path = `/temple/${id}`;
  const { results: stored } = await owner.json("GET", path);
  const renamed = {
    ...{ ...stored, name: text("Siddheshwar Peeth", "सिद्धेश्वर पीठ"), picture_alt: text("Its gate", "द्वार") },
    ...{ state: text("Uttarakhand", "उत्तराखंड") },
  };
  expect((await owner.json("PUT", path, renamed)).status).toBe(200);

  const read = async (address: string) => (await request(`/noauth-api/v1${address}`)).text();
  for (const [q, lang] of [
    ["Siddheshwar", "en"],
    ["सिद्धेश्वर", "hi"],
  ]) {
    const found = await read(`/search?q=${encodeURIComponent(q ?? "")}&lang=${lang}`);
    for (const one of ["test-temple", stock.puja, stock.chadhaava])
      expect([q, found]).toEqual([q, expect.stringContaining(one)]);
    expect(found).toContain(lang === "en" ? "Its gate" : "द्वार");
  }
  for (const address of [
    ...["/pooja/getPoojaListing?q=siddheshwar", "/chadhaava/getChadhaavaListing?q=siddheshwar"],
    ...["/pooja/getPoojaListing?q=uttarakhand", "/chadhaava/getChadhaavaListing?q=uttarakhand"],
    ...[
      `/pooja/poojaById?pooja_id=${stock.puja}`,
      `/chadhaava/chadhaavaById?chadhaava_id=${stock.chadhaava}`,
    ],
  ]) {
    const page = await read(address);
    expect([address, page]).toEqual([address, expect.stringContaining("Siddheshwar Peeth")]);
    expect(page).not.toContain("Test Temple");
  }
  expect(await read("/search?q=test%20temple")).not.toContain(stock.puja);
  const desk = await staffMember(request, parts, "temple_desk");
  const named = JSON.stringify((await desk.json("GET", `/ritual/${stock.puja}`)).results);
  expect(named).toContain("Siddheshwar Peeth");

  expect([await invoice(), await sold()]).toEqual(before);
  expect(before[1]).toBe("Test Temple");
});

test("a temple of the sample shop that is saved unchanged is found by every word it had", async () => {
  const [{ id }] = (await owner.json("GET", "/temple?limit=1")).results;
  const words = async () => {
    const [row] = await db.select().from(temples).where(eq(temples.id, id));
    return [row?.titleWords, row?.searchWords].map((each = "") => each.split(" ").toSorted());
  };
  const before = await words();
  const { results } = await owner.json("GET", `/temple/${id}`);
  expect((await owner.json("PUT", `/temple/${id}`, results)).results).toEqual(results);
  expect(await words()).toEqual(before);
});
