import { sampleOrder } from "@aradhana/core/contract";
import { expect, test } from "vitest";
import { readResponse } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { orders } from "../orders/orders.table.ts";
import { sampleOrders } from "./sample-orders.table.ts";

const { db, request } = await createTestApp();
const read = (query = "") => request(`/noauth-api/v1/order/getSampleOrder${query}`);

test("anybody reads the sample order: finished, with each step's time, the name, the recording and the prasad", async () => {
  const { results } = await readResponse(await read("?lang=hi"), sampleOrder);
  const times = results.timeline.map(({ at }) => Date.parse(at ?? ""));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(Math.max(...times)).toBeLessThan(testNow.getTime());
  expect(results.timeline.at(-1)?.state).toBe("closed");
  expect(results.sankalp.read_out.devanagari).toContain("आशा शर्मा");
  const [recording] = results.proofs;
  expect(recording).toMatchObject({ kind: "video", start_seconds: 12 });
  expect(recording?.captions?.map(({ language }) => language)).toEqual(["en", "hi"]);
  expect(recording?.chapters?.find(({ seconds }) => seconds === 12)?.label).toBe("आशा शर्मा");
  expect(Date.parse(results.prasad.delivered_at)).toBeGreaterThan(Date.parse(results.prasad.sent_at));
  expect(results.next_pooja_id).not.toBeNull();
});

test("it is not an order", async () => expect(await db.$count(orders)).toBe(0));

test("a shop without one answers 404", async () => {
  await db.delete(sampleOrders);
  const response = await read("?lang=en&country_code=us");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "order_not_found" });
});
