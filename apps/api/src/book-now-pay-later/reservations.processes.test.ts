import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopper } from "../../test/shopper.ts";
import { stock } from "../../test/stock-shop.ts";
import { eventually, startThree } from "../../test/three-processes.ts";
import { orderItems } from "../orders/orders.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { series } from "../pujas/series.table.ts";
import { reservations } from "./reservations.table.ts";

const { db, send } = await startThree();
await db
  .update(series)
  .set({ bnplEnabled: true })
  .where(inArray(series.slug, ["test-puja", "small-puja"]));

const small = { pooja_id: stock.smallPuja, package_id: stock.smallPackage };
async function seatsTaken() {
  const [puja] = await db.select({ booked: pujas.booked }).from(pujas).where(eq(pujas.id, stock.smallPuja));
  return puja?.booked;
}

test("when 100 buyers reserve two seats over three processes, two succeed and each seat is ordered once", async () => {
  const buyers = Array.from({ length: 100 }, () => shopper(send));
  const quoted = await Promise.all(buyers.map((buyer) => buyer.quote(small)));
  const responses = await Promise.all(
    buyers.map((buyer, i) => buyer.reserve(quoted[i]?.results.quote_id ?? "")),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(responses.filter(({ code }) => code === "sold_out")).toHaveLength(98);
  expect(await seatsTaken()).toBe(2);

  const created = await Promise.all(
    buyers.flatMap((buyer, i) => {
      const response = responses[i];
      if (response?.status !== 201) return [];
      const reservation = { reservation_id: response.results.id };
      return Array.from({ length: 10 }, () =>
        buyer.createOrder(quoted[i]?.results.quote_id ?? "", reservation),
      );
    }),
  );
  expect(created.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(created.filter(({ code }) => code === "reservation_expired")).toHaveLength(18);
  expect(await db.$count(orderItems, eq(orderItems.offerId, stock.smallPuja))).toBe(2);
  expect(await seatsTaken()).toBe(2);
});

test("100 simultaneous requests of one browser over three processes create one reservation", async () => {
  const buyer = shopper(send);
  const { results } = await buyer.quote();
  const responses = await Promise.all(Array.from({ length: 100 }, () => buyer.reserve(results.quote_id)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  expect(new Set(responses.map((each) => each.results.id)).size).toBe(1);
});

test("each expired reservation is released once, although every process runs the job", async () => {
  await db.update(pujas).set({ capacity: 100, booked: 7 }).where(eq(pujas.id, stock.smallPuja));
  const buyers = Array.from({ length: 10 }, () => shopper(send));
  for (const buyer of buyers) expect((await buyer.reserveSeat(small)).status).toBe(201);
  expect(await seatsTaken()).toBe(17);
  const past = new Date(Date.now() - 1000);
  await db.update(reservations).set({ expiresAt: past }).where(eq(reservations.poojaId, stock.smallPuja));
  await eventually(
    () => db.$count(reservations, eq(reservations.isReserved, true)),
    (active) => active <= 1,
  );
  expect(await eventually(seatsTaken, (taken) => taken === 7)).toBe(7);
});
