import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startLocalBucket } from "../../../test/local-bucket.ts";
import { runJobs, submitGatewayPage } from "../../../test/sandbox-gateway.ts";
import { shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stock, stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { s3Storage } from "../../storage/s3-storage.ts";

const bucket = await startLocalBucket();
afterAll(bucket.stop);
const { db, parts, request } = await createTestApp({ files: s3Storage(bucket.settings) });
await stockShop(db);
const film = readFileSync(join(import.meta.dirname, "../../../art/recordings/sample-recording.mp4"));

test("a film whose parts are in a bucket is checked, stored there and played from there, and its parts are deleted", async () => {
  const guest = shopper(request);
  const { order } = await guest.placeOrder();
  const payment = (await guest.initiatePayment(order.id)).results;
  await submitGatewayPage(request, payment.redirect_url, "pay");
  await runJobs(parts, request);
  const desk = await staffMember(request, parts, "temple_desk");
  const body = { ritual_id: stock.puja, bytes: film.length };
  const { id } = (await desk.json("POST", "/recording", body)).results;
  const half = Math.floor(film.length / 2);
  for (const [from, to] of [
    [0, half],
    [half, film.length],
  ] as const) {
    const headers = { authorization: `Bearer ${desk.token}`, "content-type": "application/octet-stream" };
    const address = `/staff/v1/recording/${id}/part/${from}`;
    const stored = await request(address, { method: "PUT", headers, body: film.subarray(from, to) });
    expect(stored.status).toBe(200);
  }
  expect([...bucket.objects.keys()].filter((key) => key.includes(id))).toHaveLength(2);

  const { results } = await desk.json("POST", `/recording/${id}/finish`);
  expect(results).toMatchObject({ state: "ready", seconds: 28 });
  expect([...bucket.objects.keys()].filter((key) => key.includes(id))).toEqual([`/shop/recordings/${id}`]);
  const played = await request(results.film_url, { headers: { range: "bytes=4-7" } });
  expect([played.status, await played.text()]).toEqual([206, "ftyp"]);
});
