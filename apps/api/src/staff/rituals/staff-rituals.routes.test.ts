import { afterEach, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../../test/sandbox-gateway.ts";
import { shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stock, stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { stableId } from "../../ids/new-id.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
afterEach(() => {
  time.now = testNow;
});

async function paidPuja() {
  const guest = shopper(request);
  const { order, access_token: t } = await guest.placeOrder();
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  return { guest, order, t };
}

test("a ritual is listed with its orders counted, and moves from the coming ones to the started ones", async () => {
  const desk = await staffMember(request, parts, "temple_desk");
  const named = await paidPuja();
  await paidPuja();
  await shopper(request).placeOrder();
  await named.guest.sendSankalp("submit", named.order.id, named.t);
  const temple = stableId("tm", "test-temple");
  const list = `/ritual?temple_id=${temple}&day=2026-11-25`;
  expect((await desk.json("GET", list)).results).toEqual([]);
  const { results, meta } = await desk.json("GET", `${list}&when=coming`);
  expect(meta.total).toBe(1);
  expect(results[0]).toMatchObject({
    ...{ id: stock.puja, type: "pooja", title: { hi: "रुद्राभिषेक" }, temple: { id: temple } },
    ...{ starts_at: stock.startAt.toISOString(), orders: 2, without_names: 1, performed: 0, recording: null },
  });
  expect((await desk.json("GET", "/ritual?day=2026-11-24&when=coming")).results).toEqual([]);

  time.now = stock.endAt;
  const later = await staffMember(request, parts, "temple_desk");
  await later.json("POST", `/ritual/${stock.puja}/performed`);
  await later.json("POST", "/recording", { ritual_id: stock.puja, bytes: 1000 });
  expect((await later.json("GET", list)).results).toMatchObject([{ performed: 1, recording: "uploading" }]);
  expect((await later.json("GET", `/ritual/${stock.puja}`)).results).toMatchObject({
    orders: 2,
    performed: 1,
  });
});

test("a ritual that nobody paid for is not found", async () => {
  const desk = await staffMember(request, parts, "temple_desk");
  expect((await desk.json("GET", `/ritual/${stock.smallPuja}`)).status).toBe(404);
});
