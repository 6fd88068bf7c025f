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
async function placesTaken() {
  const [puja] = await db.select({ booked: pujas.booked }).from(pujas).where(eq(pujas.id, stock.smallPuja));
  return puja?.booked;
}

test("a hundred people hold two places, over three processes: two of them do, and both become orders once", async () => {
  const people = Array.from({ length: 100 }, () => shopper(send));
  const quoted = await Promise.all(people.map((person) => person.quote(small)));
  const held = await Promise.all(
    people.map((person, i) => person.reserve(quoted[i]?.results.quote_id ?? "")),
  );
  expect(held.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(held.filter(({ code }) => code === "sold_out")).toHaveLength(98);
  expect(await placesTaken()).toBe(2);

  const made = await Promise.all(
    people.flatMap((person, i) => {
      const mine = held[i];
      if (mine?.status !== 201) return [];
      const wish = { reservation_id: mine.results.id };
      return Array.from({ length: 10 }, () => person.createOrder(quoted[i]?.results.quote_id ?? "", wish));
    }),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(made.filter(({ code }) => code === "reservation_expired")).toHaveLength(18);
  expect(await db.$count(orderItems, eq(orderItems.offerId, stock.smallPuja))).toBe(2);
  expect(await placesTaken()).toBe(2);
});

test("one browser that asks a hundred times at once, over three processes, holds one place", async () => {
  const buyer = shopper(send);
  const { results } = await buyer.quote();
  const held = await Promise.all(Array.from({ length: 100 }, () => buyer.reserve(results.quote_id)));
  expect(held.map(({ status }) => status)).toEqual(held.map(() => 201));
  expect(new Set(held.map((each) => each.results.id)).size).toBe(1);
});

test("places whose time is over are given back by whichever process comes first, each once", async () => {
  await db.update(pujas).set({ capacity: 100, booked: 7 }).where(eq(pujas.id, stock.smallPuja));
  const people = Array.from({ length: 10 }, () => shopper(send));
  for (const person of people) expect((await person.reserveSeat(small)).status).toBe(201);
  expect(await placesTaken()).toBe(17);
  const past = new Date(Date.now() - 1000);
  await db.update(reservations).set({ expiresAt: past }).where(eq(reservations.poojaId, stock.smallPuja));
  await eventually(
    () => db.$count(reservations, eq(reservations.isReserved, true)),
    (held) => held <= 1,
  );
  expect(await eventually(placesTaken, (taken) => taken === 7)).toBe(7);
});
