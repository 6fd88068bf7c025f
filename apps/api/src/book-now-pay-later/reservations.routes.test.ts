import { randomUUID } from "node:crypto";
import { quote as quoteSchema, reservation as reservationSchema } from "@aradhana/core/contract";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { newSessionId, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { coupons } from "../coupons/coupons.table.ts";
import { newId } from "../ids/new-id.ts";
import { deleteExpiredData } from "../jobs/delete-expired-data.ts";
import { defaultLimits } from "../login/limits.rules.ts";
import { expireOrders } from "../orders/expire-orders.ts";
import { packages } from "../puja-packages/puja-packages.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { series } from "../pujas/series.table.ts";
import { reservations } from "./reservations.table.ts";
import { expireReservations } from "./reserve-seat.queries.ts";

const otpLimits = { ...defaultLimits, perAddressHour: 1_000 };
const { db, request, time, parts } = await createTestApp({ otpLimits, trustedHops: 1 });
await stockShop(db);
await db.update(series).set({ bnplEnabled: true }).where(eq(series.slug, "test-puja"));
await db.update(series).set({ bnplEnabled: true }).where(eq(series.slug, "small-puja"));

const MINUTE = 60_000;
const small = { pooja_id: stock.smallPuja, package_id: stock.smallPackage };
const inr = (amount: number) => ({ amount, currency: "inr" });

let network = 0;
/** A new buyer, by default in a network of their own. */
function newBuyer(from = `203.0.113.${++network % 250}`, who: Parameters<typeof shopper>[1] = {}) {
  return shopper((path, init = {}) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), "x-forwarded-for": from };
    return request(path, { ...init, headers });
  }, who);
}

const advance = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
async function seatsTaken(id: string = stock.smallPuja) {
  const [puja] = await db.select({ booked: pujas.booked }).from(pujas).where(eq(pujas.id, id));
  return puja?.booked;
}

beforeEach(async () => {
  time.now = testNow;
  await db.delete(reservations);
  await db.update(pujas).set({ booked: 0, capacity: 2 }).where(eq(pujas.id, stock.smallPuja));
});

describe("reserving a seat", () => {
  test("lasts 600,000 ms, at the price the server quoted (D14)", async () => {
    const buyer = newBuyer();
    const { results: quoted } = await buyer.quote({ addons: [{ id: stock.lamp, qty: 2 }] });
    const { status, results } = await buyer.reserve(quoted.quote_id);
    expect(status).toBe(201);
    expect(results).toMatchObject({
      ...{ state: "open", pooja_id: stock.puja, package_id: stock.forTwo, order_id: null },
      ...{ price: inr(135_300), lines: quoted.lines },
      created_at: testNow.toISOString(),
      expires_at: new Date(testNow.getTime() + 600_000).toISOString(),
    });
    expect((await buyer.getReservation(results.id)).results).toEqual(results);
  });

  test("includes the coupon in the reserved price", async () => {
    const { results } = await newBuyer().reserveSeat({ coupon: "tenth" });
    expect(results).toMatchObject({ price: inr(112_590), coupon: "TENTH" });
    expect((await newBuyer().reserveSeat({ coupon: "FREE" })).results).toMatchObject({
      price: inr(125_100),
      coupon: null,
    });
  });

  test("returns the lines in the requested language", async () => {
    const buyer = newBuyer();
    const { results: quoted } = await buyer.quote();
    expect((await buyer.reserve(quoted.quote_id, "hi")).results.lines[0]?.title).toBe("रुद्राभिषेक · दो के लिए");
  });

  test("counts against a limited capacity, so that a full puja is sold out for others", async () => {
    await newBuyer().reserveSeat(small);
    await newBuyer().reserveSeat(small);
    expect(await seatsTaken()).toBe(2);
    const late = await newBuyer().reserveSeat(small);
    expect([late.status, late.code]).toEqual([409, "sold_out"]);
    const { results } = await newBuyer().quote(small);
    expect(results.problems).toMatchObject([{ code: "sold_out" }]);
    expect((await newBuyer().createOrder(results.quote_id)).code).toBe("sold_out");
  });

  test("never lasts beyond the booking cut-off of the puja", async () => {
    time.now = new Date(stock.cutoffAt.getTime() - 4 * MINUTE);
    const { results } = await newBuyer().reserveSeat();
    expect(results.expires_at).toBe(stock.cutoffAt.toISOString());
  });

  test("ignores a price or an expiry time in the request (D5)", async () => {
    const buyer = newBuyer();
    const { results: quoted } = await buyer.quote();
    const response = await buyer.post("/noauth-api/v1/pooja/reserve", {
      ...{ quote_id: quoted.quote_id, price: 1, amount: 1, expires_at: "2099-01-01T00:00:00.000Z" },
    });
    expect(await response.json()).toMatchObject({
      results: { price: inr(125_100), expires_at: new Date(testNow.getTime() + 600_000).toISOString() },
    });
  });
});

describe("reserving again", () => {
  test("returns the same reservation with the same expiry time", async () => {
    const buyer = newBuyer();
    const { results: quoted } = await buyer.quote(small);
    const first = await buyer.reserve(quoted.quote_id);
    advance(5 * MINUTE);
    const again = await buyer.reserve(quoted.quote_id);
    expect(again.results).toEqual(first.results);
    expect(await seatsTaken()).toBe(1);
  });

  test("with another package of the same puja updates the reservation and its price", async () => {
    const buyer = newBuyer();
    const { results: first } = await buyer.reserveSeat();
    advance(5 * MINUTE);
    const { results } = await buyer.reserveSeat({ package_id: stock.withPrasad, dakshina: 5_100 });
    expect(results).toMatchObject({
      ...{ id: first.id, expires_at: first.expires_at },
      ...{ package_id: stock.withPrasad, price: inr(130_200) },
    });
  });

  test("for another puja fails with reservation_waiting, and the error contains the active reservation", async () => {
    const buyer = newBuyer();
    const { results: first } = await buyer.reserveSeat();
    const other = await buyer.reserveSeat(small);
    expect([other.status, other.code]).toEqual([409, "reservation_waiting"]);
    expect(v.parse(reservationSchema, other.errorBody?.details?.reservation)).toEqual(first);
    expect(await seatsTaken()).toBe(0);
    await buyer.releaseReservation(first.id);
    expect((await buyer.reserveSeat(small)).status).toBe(201);
  });

  test("after expiry creates a new reservation, even if the job has not released the first", async () => {
    const buyer = newBuyer();
    const { results: first } = await buyer.reserveSeat(small);
    advance(10 * MINUTE);
    const { results: second } = await buyer.reserveSeat(small);
    expect(second.id).not.toBe(first.id);
    expect(await seatsTaken()).toBe(1);
  });

  test("with ten simultaneous requests of one buyer creates one reservation", async () => {
    const buyer = newBuyer();
    const { results: quoted } = await buyer.quote(small);
    const responses = await Promise.all(Array.from({ length: 10 }, () => buyer.reserve(quoted.quote_id)));
    expect(new Set(responses.map(({ results }) => results.id)).size).toBe(1);
    expect(await seatsTaken()).toBe(1);
  });

  test("by ten buyers at once fills both seats and is sold out for the other eight", async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => newBuyer().reserveSeat(small)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(responses.filter(({ code }) => code === "sold_out")).toHaveLength(8);
    expect(await seatsTaken()).toBe(2);
  });
});

describe("after ten minutes", () => {
  test("a reservation is expired; it is still open one millisecond before", async () => {
    const buyer = newBuyer();
    const { results } = await buyer.reserveSeat(small);
    advance(10 * MINUTE - 1);
    expect((await buyer.getReservation(results.id)).results.state).toBe("open");
    advance(1);
    expect((await buyer.getReservation(results.id)).results.state).toBe("expired");
  });

  test("expired seats are released once and can be reserved again", async () => {
    await newBuyer().reserveSeat(small);
    await newBuyer().reserveSeat(small);
    advance(10 * MINUTE - 1);
    expect(await expireReservations(parts, time.now)).toBe(0);
    advance(1);
    await Promise.all([1, 2, 3].map(() => expireReservations(parts, time.now)));
    expect(await seatsTaken()).toBe(0);
    expect(await expireReservations(parts, time.now)).toBe(0);
    expect((await newBuyer().reserveSeat(small)).status).toBe(201);
  });

  test("a job that is stopped leaves the remaining reservations for the next run", async () => {
    await newBuyer().reserveSeat(small);
    advance(10 * MINUTE);
    await expireReservations(parts, time.now, { stop: AbortSignal.abort() });
    expect(await seatsTaken()).toBe(1);
  });

  test("a reservation that cannot be released is logged, and the following ones are still released", async () => {
    const { results: broken } = await newBuyer().reserveSeat(small);
    advance(1);
    await newBuyer().reserveSeat(small);
    advance(10 * MINUTE);
    await db.execute(sql`create function reject_update() returns trigger language plpgsql as
      $$ begin raise exception 'broken row'; end $$`);
    await db.execute(
      sql.raw(`create trigger reject_update before update on reservations for each row
        when (old.id = '${broken.id}') execute function reject_update()`),
    );
    try {
      const logError = vi.spyOn(parts.log, "error");
      expect(await expireReservations(parts, time.now)).toBe(1);
      expect(await seatsTaken()).toBe(1);
      expect(logError.mock.calls.map(([details]) => details)).toMatchObject([{ reservationId: broken.id }]);
    } finally {
      await db.execute(sql`drop function reject_update cascade`);
    }
    expect(await expireReservations(parts, time.now)).toBe(1);
    expect(await seatsTaken()).toBe(0);
  });

  test("an expired reservation cannot be turned into an order", async () => {
    const buyer = newBuyer();
    const { results: reserved } = await buyer.reserveSeat(small);
    advance(10 * MINUTE);
    const { results: quoted } = await buyer.quote({ ...small, reservation_id: reserved.id });
    expect(quoted.held_until).toBeNull();
    const { status, code } = await buyer.createOrder(quoted.quote_id, { reservation_id: reserved.id });
    expect([status, code]).toEqual([409, "reservation_expired"]);
    expect((await buyer.createOrder(quoted.quote_id)).status).toBe(201);
  });

  test("reservations that expired long ago are deleted, active ones are not", async () => {
    const buyer = newBuyer();
    const { results: old } = await buyer.reserveSeat();
    advance(10 * MINUTE);
    await expireReservations(parts, time.now);
    advance(2 * 24 * 60 * MINUTE + 1);
    const { results: fresh } = await buyer.reserveSeat();
    await deleteExpiredData(db, time.now);
    expect((await buyer.getReservation(old.id)).code).toBe("reservation_not_found");
    expect((await buyer.getReservation(fresh.id)).results.state).toBe("open");
  });
});

test("an expired reservation is not deleted before its seat is released", async () => {
  await newBuyer().reserveSeat(small);
  advance(3 * 24 * 60 * MINUTE);
  await deleteExpiredData(db, time.now);
  expect(await seatsTaken()).toBe(1);
  await expireReservations(parts, time.now);
  expect(await seatsTaken()).toBe(0);
});

describe("releasing a reservation", () => {
  test("twice frees its seat once", async () => {
    const buyer = newBuyer();
    const { results } = await buyer.reserveSeat(small);
    await newBuyer().reserveSeat(small);
    expect((await buyer.releaseReservation(results.id)).results.state).toBe("expired");
    expect((await buyer.releaseReservation(results.id)).results.state).toBe("expired");
    expect(await seatsTaken()).toBe(1);
  });

  test("with ten simultaneous requests frees its seat once", async () => {
    const buyer = newBuyer();
    const { results } = await buyer.reserveSeat(small);
    await newBuyer().reserveSeat(small);
    await Promise.all([
      ...Array.from({ length: 10 }, () => buyer.releaseReservation(results.id)),
      expireReservations(parts, new Date(time.now.getTime() + 10 * MINUTE), { holder: "nobody" }),
    ]);
    expect(await seatsTaken()).toBe(1);
  });
});

describe("ordering with a reservation", () => {
  const quotedReservation = async () => {
    const buyer = newBuyer();
    await newBuyer().reserveSeat(small);
    const { results: reserved } = await buyer.reserveSeat(small);
    const { results: quoted } = await buyer.quote({ ...small, reservation_id: reserved.id });
    return { buyer, reserved, quoted };
  };

  test("uses the reserved seat, although the puja is sold out for others", async () => {
    const { buyer, reserved, quoted } = await quotedReservation();
    expect(quoted.problems).toEqual([]);
    expect(quoted.held_until).toBe(reserved.expires_at);
    const created = await buyer.createOrder(quoted.quote_id, { reservation_id: reserved.id });
    expect(created.status).toBe(201);
    expect(await seatsTaken()).toBe(2);

    const after = (await buyer.getReservation(reserved.id)).results;
    expect(after).toMatchObject({ state: "open", order_id: created.results.order.id });
    // The order has its own payment deadline, and the seat belongs to the order.
    advance(10 * MINUTE);
    await expireReservations(parts, time.now);
    expect((await buyer.releaseReservation(reserved.id)).results.state).toBe("open");
    expect(await seatsTaken()).toBe(1);
  });

  test("marks the reservation as paid once the order is paid", async () => {
    const { buyer, reserved, quoted } = await quotedReservation();
    const { order } = (await buyer.createOrder(quoted.quote_id, { reservation_id: reserved.id })).results;
    const { results } = await buyer.initiatePayment(order.id);
    expect(results.amount).toEqual(reserved.price);
    await submitGatewayPage(request, results.redirect_url, "pay");
    await runJobs(parts, request);
    expect((await buyer.getReservation(reserved.id)).results).toMatchObject({
      state: "paid",
      order_id: order.id,
    });
  });

  test("frees the seat if the order is not paid in time", async () => {
    const { buyer, reserved, quoted } = await quotedReservation();
    await buyer.createOrder(quoted.quote_id, { reservation_id: reserved.id });
    advance(61 * MINUTE);
    expect((await buyer.getReservation(reserved.id)).results.state).toBe("expired");
    await expireReservations(parts, time.now);
    await expireOrders(db, time.now);
    expect((await buyer.getReservation(reserved.id)).results.state).toBe("expired");
    expect(await seatsTaken()).toBe(0);
  });

  test("creates one order for an idempotency key, and fails with any further key", async () => {
    const { buyer, reserved, quoted } = await quotedReservation();
    const reservationId = { reservation_id: reserved.id };
    const key = randomUUID();
    const repeated = await Promise.all(
      [1, 2, 3].map(() => buyer.createOrder(quoted.quote_id, reservationId, key)),
    );
    expect(new Set(repeated.map(({ results }) => results.order.id)).size).toBe(1);
    const { status, code } = await buyer.createOrder(quoted.quote_id, reservationId);
    expect([status, code]).toEqual([409, "reservation_expired"]);
    expect(await seatsTaken()).toBe(2);
  });

  test("creates one order when simultaneous requests have different idempotency keys", async () => {
    const { buyer, reserved, quoted } = await quotedReservation();
    const reservationId = { reservation_id: reserved.id };
    const created = await Promise.all(
      [1, 2, 3, 4, 5].map(() => buyer.createOrder(quoted.quote_id, reservationId)),
    );
    expect(created.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(created.filter(({ code }) => code === "reservation_expired")).toHaveLength(4);
    expect(await seatsTaken()).toBe(2);
  });

  test("fails for another puja and leaves the reservation open", async () => {
    const buyer = newBuyer();
    const { results: reserved } = await buyer.reserveSeat(small);
    const { results: quoted } = await buyer.quote({ reservation_id: reserved.id });
    expect(quoted.held_until).toBeNull();
    const { code } = await buyer.createOrder(quoted.quote_id, { reservation_id: reserved.id });
    expect(code).toBe("reservation_expired");
    expect((await buyer.getReservation(reserved.id)).results.state).toBe("open");
  });

  test("keeps the reserved price as long as the booking is unchanged", async () => {
    const buyer = newBuyer();
    const { results: reserved } = await buyer.reserveSeat(small);
    const setPrice = (amount: number) =>
      db
        .update(packages)
        .set({ prices: { inr: amount, usd: 2_800, eur: 2_600 } })
        .where(eq(packages.id, stock.smallPackage));
    await setPrice(150_000);
    try {
      const unchanged = (await buyer.quote({ ...small, reservation_id: reserved.id })).results;
      expect(unchanged.totals.grand).toEqual(reserved.price);
      const changed = (await buyer.quote({ ...small, dakshina: 100, reservation_id: reserved.id })).results;
      expect(changed.totals.grand).toEqual(inr(150_100));
      expect((await buyer.quote(small)).results.totals.grand).toEqual(inr(150_000));
      const { order } = (await buyer.createOrder(unchanged.quote_id, { reservation_id: reserved.id }))
        .results;
      expect(order.totals.grand).toEqual(reserved.price);
    } finally {
      await setPrice(125_100);
    }
  });

  test("checks the coupon again, and fails if it has ended", async () => {
    const buyer = newBuyer();
    const selection = { ...small, coupon: stock.coupon };
    const { results: reserved } = await buyer.reserveSeat(selection);
    expect(reserved.coupon).toBe(stock.coupon);
    const endCouponAt = (endsAt: Date) =>
      db.update(coupons).set({ endsAt }).where(eq(coupons.code, stock.coupon));
    const { results: quoted } = await buyer.quote({ ...selection, reservation_id: reserved.id });
    await endCouponAt(time.now);
    const quotedLater = (await buyer.quote({ ...selection, reservation_id: reserved.id })).results;
    const rejected = await buyer.createOrder(quoted.quote_id, { reservation_id: reserved.id });
    await endCouponAt(new Date("2026-12-01T00:00:00Z"));
    expect(quotedLater).toMatchObject({ coupon: { status: "refused" }, totals: { grand: inr(125_100) } });
    expect(rejected.code).toBe("price_changed");
  });

  test("without a reservation fails when the price has changed, and the error contains a new quote", async () => {
    const buyer = newBuyer();
    const { results: quoted } = await buyer.quote(small);
    await db
      .update(packages)
      .set({ prices: { inr: 150_000, usd: 2_800, eur: 2_600 } })
      .where(eq(packages.id, stock.smallPackage));
    try {
      const rejected = await buyer.reserve(quoted.quote_id);
      expect(rejected.code).toBe("price_changed");
      const fresh = v.parse(quoteSchema, rejected.errorBody?.details?.quote);
      expect((await buyer.reserve(fresh.quote_id)).results.price).toEqual(inr(150_000));
    } finally {
      await db
        .update(packages)
        .set({ prices: { inr: 125_100, usd: 2_800, eur: 2_600 } })
        .where(eq(packages.id, stock.smallPackage));
    }
  });
});

describe("ownership", () => {
  test("someone else's reservation and an unknown id get the same response", async () => {
    const { results: theirs } = await newBuyer().reserveSeat(small);
    const other = newBuyer();
    const own = (await other.reserveSeat()).results;
    const withoutMeta = ({ status, errorBody }: Awaited<ReturnType<typeof other.getReservation>>) => ({
      ...{ status, ...errorBody },
      meta: null,
    });
    for (const act of [other.getReservation, other.releaseReservation]) {
      const response = await act(theirs.id);
      expect([response.status, response.code]).toEqual([404, "reservation_not_found"]);
      expect(withoutMeta(await act(newId("rsv")))).toEqual(withoutMeta(response));
    }
    const { results: quoted } = await other.quote({ ...small, reservation_id: theirs.id });
    expect(quoted.held_until).toBeNull();
    expect((await other.createOrder(quoted.quote_id, { reservation_id: theirs.id })).code).toBe(
      "reservation_expired",
    );
    expect((await other.getReservation(own.id)).status).toBe(200);
  });

  test("a caller without a session or token can neither create nor read a reservation", async () => {
    const { results: quoted } = await newBuyer().quote();
    const { results: reserved } = await newBuyer().reserveSeat();
    const anonymous = newBuyer("203.0.113.1", { session: "short" });
    expect((await anonymous.reserve(quoted.quote_id)).code).toBe("session_missing");
    expect((await anonymous.getReservation(reserved.id)).code).toBe("reservation_not_found");
  });

  test("a buyer who signs in keeps the browser's reservation, and can read later ones on another device", async () => {
    const buyer = newBuyer();
    const { results: asGuest } = await buyer.reserveSeat();
    await buyer.signIn();
    expect((await buyer.getReservation(asGuest.id)).results.state).toBe("open");
    await buyer.releaseReservation(asGuest.id);
    const { results: signedIn } = await buyer.reserveSeat();
    // The limit for sending another code is one minute.
    advance(MINUTE);
    const elsewhere = newBuyer("198.51.100.7", { number: buyer.number, session: newSessionId() });
    await elsewhere.signIn();
    expect((await elsewhere.getReservation(signedIn.id)).results).toEqual(signedIn);
  });
});

describe("reserving fails for", () => {
  test("a puja without pay later", async () => {
    await db.update(series).set({ bnplEnabled: false }).where(eq(series.slug, "test-puja"));
    const { status, code } = await newBuyer().reserveSeat();
    await db.update(series).set({ bnplEnabled: true }).where(eq(series.slug, "test-puja"));
    expect([status, code]).toEqual([409, "pay_later_not_offered"]);
  });

  test("an unknown or expired quote (B-13)", async () => {
    expect((await newBuyer().reserve(newId("qt"))).code).toBe("quote_not_found");
    const { results } = await newBuyer().quote();
    advance(30 * MINUTE);
    expect((await newBuyer().reserve(results.quote_id)).code).toBe("quote_expired");
  });

  test("a puja past its booking cut-off", async () => {
    const buyer = newBuyer();
    time.now = new Date(stock.cutoffAt.getTime() - MINUTE);
    const { results } = await buyer.quote(small);
    advance(MINUTE);
    expect((await buyer.reserve(results.quote_id)).code).toBe("cutoff_passed");
    expect(await db.$count(reservations)).toBe(0);
    expect(await seatsTaken()).toBe(0);
  });

  test.each(["x", "qt_", `rsv_${"a".repeat(22)}`, null, 7, {}])("the malformed quote id %j", async (id) => {
    const response = await newBuyer().post("/noauth-api/v1/pooja/reserve", { quote_id: id });
    expect(response.status).toBe(422);
  });
});

describe("the limit per network", () => {
  test("is a tenth of a puja's limited seats, and the error says how long to wait", async () => {
    await db.update(pujas).set({ capacity: 30 }).where(eq(pujas.id, stock.smallPuja));
    const from = "192.0.2.44";
    for (let i = 0; i < 3; i++) {
      expect((await newBuyer(from).reserveSeat(small)).status).toBe(201);
      advance(MINUTE);
    }
    const rejected = await newBuyer(from).reserveSeat(small);
    expect([rejected.status, rejected.code]).toEqual([429, "reservation_too_many"]);
    expect(rejected.headers.get("retry-after")).toBe(String(7 * 60));
    expect(await seatsTaken()).toBe(3);
    expect((await newBuyer().reserveSeat(small)).status).toBe(201);
    // A puja with unlimited seats has no limit per network.
    for (let i = 0; i < 5; i++) expect((await newBuyer(from).reserveSeat()).status).toBe(201);
    advance(7 * MINUTE);
    expect((await newBuyer(from).reserveSeat(small)).status).toBe(201);
    expect(JSON.stringify(await db.select().from(reservations))).not.toContain(from);
  });
});
