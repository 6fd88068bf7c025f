import { afterEach, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../../test/sandbox-gateway.ts";
import { devotee, shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stock, stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { newId, stableId } from "../../ids/new-id.ts";
import { scheduleOrders } from "../../orders/schedule-orders.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
const signIn = async () => ({
  owner: await staffMember(request, parts, "owner"),
  desk: await staffMember(request, parts, "temple_desk"),
  support: await staffMember(request, parts, "support"),
});

afterEach(() => {
  time.now = testNow;
});

/** A paid puja with submitted names, after they can be changed by the buyer. */
async function lockedNames() {
  const guest = shopper(request);
  const { order, access_token: t } = await guest.placeOrder();
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  const { results: sankalp } = await guest.sendSankalp("submit", order.id, t, {
    devotees: [{ ...devotee("Ramesh Kumar"), relation: "father" }],
  });
  time.now = new Date(stock.sankalpCutoffAt.getTime() + 60_000);
  await scheduleOrders(db, time.now);
  return { guest, order, t, sankalp, staff: await signIn() };
}

const corrected = { name: "Ramesh Gupta", name_devanagari: "रमेश गुप्ता", gotra: "" };
const correction = { devotees: [corrected], reason: "spelling" };

test("names corrected after the cut-off are on the priest's list and on the buyer's order", async () => {
  const { guest, order, t, sankalp, staff } = await lockedNames();
  const { status, results } = await staff.support.json("POST", `/sankalp/${sankalp.id}/correct`, correction);
  expect([status, results.version, results.versions.length]).toEqual([200, 2, 2]);

  const [temple, day] = [stableId("tm", "test-temple"), "2026-11-25"];
  const list = await staff.desk.json("GET", `/readingList?day=${day}&temple_id=${temple}`);
  const read = list.results[0].orders.find(({ number }: { number: string }) => number === order.number);
  expect(read.names).toEqual(["रमेश गुप्ता"]);

  const { sankalp: seen } = (await guest.getPoojaOrder(order.id, t)).results;
  expect(seen).toMatchObject({
    ...{ state: "locked", version: 2, versions: [{ n: 1 }, { n: 2, at: time.now.toISOString() }] },
    // What the buyer said otherwise stays.
    devotees: [{ ...corrected, gotra_unknown: true, relation: "father" }],
  });
});

test("the names of an order are read with every version, and logged without them", async () => {
  const { order, sankalp, staff } = await lockedNames();
  await staff.desk.json("POST", `/sankalp/${sankalp.id}/correct`, correction);
  const { results } = await staff.support.json("GET", `/order/${order.id}/names`);
  expect(results).toMatchObject({
    rituals: [
      {
        ...{ sankalp_id: sankalp.id, title: { hi: "रुद्राभिषेक" }, may_correct: true, version: 2 },
        versions: [
          { n: 1, devotees: [{ name: "Ramesh Kumar", gotra: "Kashyapa" }] },
          { n: 2, devotees: [corrected] },
        ],
      },
    ],
    energised: [],
  });
  const log = (await staff.owner.json("GET", `/log?subject=${order.id}`)).results;
  expect(log).toMatchObject([
    { action: "names.read" },
    { action: "names.correct", before: { version: 1 }, after: { version: 2, reason: "spelling" } },
  ]);
  expect(JSON.stringify(log)).not.toMatch(/Ramesh|रमेश/);
});

test("names are not corrected once the ritual is performed", async () => {
  const { guest, order, t, sankalp } = await lockedNames();
  time.now = stock.endAt;
  const { desk, support } = await signIn();
  await desk.json("POST", `/ritual/${stock.puja}/performed`);
  expect(await support.json("POST", `/sankalp/${sankalp.id}/correct`, correction)).toMatchObject({
    ...{ status: 409, code: "staff.names_closed" },
  });
  const { results } = await support.json("GET", `/order/${order.id}/names`);
  expect(results.rituals).toMatchObject([{ may_correct: false, version: 1 }]);
  const page = await guest.getPoojaOrder(order.id, t);
  expect(page.results.sankalp?.devotees[0]?.name).toBe("Ramesh Kumar");
});

test("a correction changes how people are written, not how many there are", async () => {
  const { sankalp, staff } = await lockedNames();
  const send = async (body: object) => staff.desk.json("POST", `/sankalp/${sankalp.id}/correct`, body);
  const two = await send({ ...correction, devotees: [corrected, corrected] });
  expect(two).toMatchObject({ status: 422, field_errors: [{ field: "devotees", code: "not_allowed" }] });
  const latin = await send({ ...correction, devotees: [{ ...corrected, name_devanagari: "Ramesh" }] });
  expect(latin).toMatchObject({
    field_errors: [{ field: "devotees.0.name_devanagari", code: "devanagari" }],
  });
  expect((await send({ devotees: [corrected], reason: "Ramesh called" })).status).toBe(422);
});

test("unknown names are not found", async () => {
  const { support } = await signIn();
  expect((await support.json("POST", `/sankalp/${newId("snk")}/correct`, correction)).status).toBe(404);
  expect((await support.json("GET", `/order/${newId("ord")}/names`)).status).toBe(404);
});
