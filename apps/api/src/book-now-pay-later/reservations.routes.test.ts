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
import { expireReservations } from "./reserve-place.queries.ts";

const otpLimits = { ...defaultLimits, perAddressHour: 1_000 };
const { db, request, time, parts } = await createTestApp({ otpLimits, trustedHops: 1 });
await stockShop(db);
await db.update(series).set({ bnplEnabled: true }).where(eq(series.slug, "test-puja"));
await db.update(series).set({ bnplEnabled: true }).where(eq(series.slug, "small-puja"));

const MINUTE = 60_000;
const small = { pooja_id: stock.smallPuja, package_id: stock.smallPackage };
const inr = (amount: number) => ({ amount, currency: "inr" });

let network = 0;
/** Somebody with a browser in a network of his own. */
function somebody(from = `203.0.113.${++network % 250}`, who: Parameters<typeof shopper>[1] = {}) {
  return shopper((path, init = {}) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), "x-forwarded-for": from };
    return request(path, { ...init, headers });
  }, who);
}

const pass = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
async function placesTaken(id: string = stock.smallPuja) {
  const [puja] = await db.select({ booked: pujas.booked }).from(pujas).where(eq(pujas.id, id));
  return puja?.booked;
}

beforeEach(async () => {
  time.now = testNow;
  await db.delete(reservations);
  await db.update(pujas).set({ booked: 0, capacity: 2 }).where(eq(pujas.id, stock.smallPuja));
});

describe("a place is held", () => {
  test("for 600,000 ms, at the price the server quoted (D14)", async () => {
    const buyer = somebody();
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

  test("with its coupon in the price", async () => {
    const { results } = await somebody().reserveSeat({ coupon: "tenth" });
    expect(results).toMatchObject({ price: inr(112_590), coupon: "TENTH" });
    expect((await somebody().reserveSeat({ coupon: "FREE" })).results).toMatchObject({
      price: inr(125_100),
      coupon: null,
    });
  });

  test("in the reader's language", async () => {
    const buyer = somebody();
    const { results: quoted } = await buyer.quote();
    expect((await buyer.reserve(quoted.quote_id, "hi")).results.lines[0]?.title).toBe("रुद्राभिषेक · दो के लिए");
  });

  test("and counted where places are limited: the last one is nobody else's", async () => {
    await somebody().reserveSeat(small);
    await somebody().reserveSeat(small);
    expect(await placesTaken()).toBe(2);
    const late = await somebody().reserveSeat(small);
    expect([late.status, late.code]).toEqual([409, "sold_out"]);
    const { results } = await somebody().quote(small);
    expect(results.problems).toMatchObject([{ code: "sold_out" }]);
    expect((await somebody().createOrder(results.quote_id)).code).toBe("sold_out");
  });

  test("never beyond the closing time of the rite", async () => {
    time.now = new Date(stock.cutoffAt.getTime() - 4 * MINUTE);
    const { results } = await somebody().reserveSeat();
    expect(results.expires_at).toBe(stock.cutoffAt.toISOString());
  });

  test("at no price that an address or a body names (D5)", async () => {
    const buyer = somebody();
    const { results: quoted } = await buyer.quote();
    const response = await buyer.post("/noauth-api/v1/pooja/reserve", {
      ...{ quote_id: quoted.quote_id, price: 1, amount: 1, expires_at: "2099-01-01T00:00:00.000Z" },
    });
    expect(await response.json()).toMatchObject({
      results: { price: inr(125_100), expires_at: new Date(testNow.getTime() + 600_000).toISOString() },
    });
  });
});

describe("asked for again", () => {
  test("it is the same place until the same moment", async () => {
    const buyer = somebody();
    const { results: quoted } = await buyer.quote(small);
    const first = await buyer.reserve(quoted.quote_id);
    pass(5 * MINUTE);
    const again = await buyer.reserve(quoted.quote_id);
    expect(again.results).toEqual(first.results);
    expect(await placesTaken()).toBe(1);
  });

  test("with another package of the same puja it is the same place, at the new price", async () => {
    const buyer = somebody();
    const { results: first } = await buyer.reserveSeat();
    pass(5 * MINUTE);
    const { results } = await buyer.reserveSeat({ package_id: stock.withPrasad, dakshina: 5_100 });
    expect(results).toMatchObject({
      ...{ id: first.id, expires_at: first.expires_at },
      ...{ package_id: stock.withPrasad, price: inr(130_200) },
    });
  });

  test('for another puja it is refused, and the refusal shows what is held ("another booking waiting")', async () => {
    const buyer = somebody();
    const { results: first } = await buyer.reserveSeat();
    const other = await buyer.reserveSeat(small);
    expect([other.status, other.code]).toEqual([409, "reservation_waiting"]);
    expect(v.parse(reservationSchema, other.errorBody?.details?.reservation)).toEqual(first);
    expect(await placesTaken()).toBe(0);
    await buyer.releaseReservation(first.id);
    expect((await buyer.reserveSeat(small)).status).toBe(201);
  });

  test("after its time it is another place, though nobody has cleared the first", async () => {
    const buyer = somebody();
    const { results: first } = await buyer.reserveSeat(small);
    pass(10 * MINUTE);
    const { results: second } = await buyer.reserveSeat(small);
    expect(second.id).not.toBe(first.id);
    expect(await placesTaken()).toBe(1);
  });

  test("by ten requests at once it is one place", async () => {
    const buyer = somebody();
    const { results: quoted } = await buyer.quote(small);
    const held = await Promise.all(Array.from({ length: 10 }, () => buyer.reserve(quoted.quote_id)));
    expect(new Set(held.map(({ results }) => results.id)).size).toBe(1);
    expect(await placesTaken()).toBe(1);
  });

  test("by ten people at once, two of them have the two places", async () => {
    const held = await Promise.all(Array.from({ length: 10 }, () => somebody().reserveSeat(small)));
    expect(held.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(held.filter(({ code }) => code === "sold_out")).toHaveLength(8);
    expect(await placesTaken()).toBe(2);
  });
});

describe("when the ten minutes are over", () => {
  test("it is open a millisecond before, and over on the dot, by the server's clock alone", async () => {
    const buyer = somebody();
    const { results } = await buyer.reserveSeat(small);
    pass(10 * MINUTE - 1);
    expect((await buyer.getReservation(results.id)).results.state).toBe("open");
    pass(1);
    expect((await buyer.getReservation(results.id)).results.state).toBe("expired");
  });

  test("the place is free again, and given back once", async () => {
    await somebody().reserveSeat(small);
    await somebody().reserveSeat(small);
    pass(10 * MINUTE - 1);
    expect(await expireReservations(parts, time.now)).toBe(0);
    pass(1);
    await Promise.all([1, 2, 3].map(() => expireReservations(parts, time.now)));
    expect(await placesTaken()).toBe(0);
    expect(await expireReservations(parts, time.now)).toBe(0);
    expect((await somebody().reserveSeat(small)).status).toBe(201);
  });

  test("a job that is told to stop leaves the rest to the next", async () => {
    await somebody().reserveSeat(small);
    pass(10 * MINUTE);
    await expireReservations(parts, time.now, { stop: AbortSignal.abort() });
    expect(await placesTaken()).toBe(1);
  });

  test("one that cannot be given back is told of, and the next are given back all the same", async () => {
    const { results: broken } = await somebody().reserveSeat(small);
    pass(1);
    await somebody().reserveSeat(small);
    pass(10 * MINUTE);
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'broken row'; end $$`);
    await db.execute(
      sql.raw(`create trigger refuse before update on reservations for each row
        when (old.id = '${broken.id}') execute function refuse()`),
    );
    try {
      const error = vi.spyOn(parts.log, "error");
      expect(await expireReservations(parts, time.now)).toBe(1);
      expect(await placesTaken()).toBe(1);
      expect(error.mock.calls.map(([told]) => told)).toMatchObject([{ reservationId: broken.id }]);
    } finally {
      await db.execute(sql`drop function refuse cascade`);
    }
    expect(await expireReservations(parts, time.now)).toBe(1);
    expect(await placesTaken()).toBe(0);
  });

  test("no order is made of it", async () => {
    const buyer = somebody();
    const { results: held } = await buyer.reserveSeat(small);
    pass(10 * MINUTE);
    const { results: quoted } = await buyer.quote({ ...small, reservation_id: held.id });
    expect(quoted.held_until).toBeNull();
    const { status, code } = await buyer.createOrder(quoted.quote_id, { reservation_id: held.id });
    expect([status, code]).toEqual([409, "reservation_expired"]);
    expect((await buyer.createOrder(quoted.quote_id)).status).toBe(201);
  });

  test("what is long over is forgotten, what is held is not", async () => {
    const buyer = somebody();
    const { results: old } = await buyer.reserveSeat();
    pass(10 * MINUTE);
    await expireReservations(parts, time.now);
    pass(2 * 24 * 60 * MINUTE + 1);
    const { results: fresh } = await buyer.reserveSeat();
    await deleteExpiredData(db, time.now);
    expect((await buyer.getReservation(old.id)).code).toBe("reservation_not_found");
    expect((await buyer.getReservation(fresh.id)).results.state).toBe("open");
  });
});

test("a place that nobody has given back yet is not forgotten with what is long over", async () => {
  await somebody().reserveSeat(small);
  pass(3 * 24 * 60 * MINUTE);
  await deleteExpiredData(db, time.now);
  expect(await placesTaken()).toBe(1);
  await expireReservations(parts, time.now);
  expect(await placesTaken()).toBe(0);
});

describe("letting it go", () => {
  test("gives the place back, once", async () => {
    const buyer = somebody();
    const { results } = await buyer.reserveSeat(small);
    await somebody().reserveSeat(small);
    expect((await buyer.releaseReservation(results.id)).results.state).toBe("expired");
    expect((await buyer.releaseReservation(results.id)).results.state).toBe("expired");
    expect(await placesTaken()).toBe(1);
  });

  test("by ten requests at once gives back one place", async () => {
    const buyer = somebody();
    const { results } = await buyer.reserveSeat(small);
    await somebody().reserveSeat(small);
    await Promise.all([
      ...Array.from({ length: 10 }, () => buyer.releaseReservation(results.id)),
      expireReservations(parts, new Date(time.now.getTime() + 10 * MINUTE), { holder: "nobody" }),
    ]);
    expect(await placesTaken()).toBe(1);
  });
});

describe("an order is made of it", () => {
  const ordered = async () => {
    const buyer = somebody();
    await somebody().reserveSeat(small);
    const { results: held } = await buyer.reserveSeat(small);
    const { results: quoted } = await buyer.quote({ ...small, reservation_id: held.id });
    return { buyer, held, quoted };
  };

  test("with the place that is held, though the rite is full for everybody else", async () => {
    const { buyer, held, quoted } = await ordered();
    expect(quoted.problems).toEqual([]);
    expect(quoted.held_until).toBe(held.expires_at);
    const made = await buyer.createOrder(quoted.quote_id, { reservation_id: held.id });
    expect(made.status).toBe(201);
    expect(await placesTaken()).toBe(2);

    const after = (await buyer.getReservation(held.id)).results;
    expect(after).toMatchObject({ state: "open", order_id: made.results.order.id });
    // The order has a time to pay of its own, and the place with it.
    pass(10 * MINUTE);
    await expireReservations(parts, time.now);
    expect((await buyer.releaseReservation(held.id)).results.state).toBe("open");
    expect(await placesTaken()).toBe(1);
  });

  test("and paid on the usual way: then the reservation is paid", async () => {
    const { buyer, held, quoted } = await ordered();
    const { order } = (await buyer.createOrder(quoted.quote_id, { reservation_id: held.id })).results;
    const { results } = await buyer.initiatePayment(order.id);
    expect(results.amount).toEqual(held.price);
    await submitGatewayPage(request, results.redirect_url, "pay");
    await runJobs(parts, request);
    expect((await buyer.getReservation(held.id)).results).toMatchObject({
      state: "paid",
      order_id: order.id,
    });
  });

  test("and not paid: order and reservation end, and the place is free", async () => {
    const { buyer, held, quoted } = await ordered();
    await buyer.createOrder(quoted.quote_id, { reservation_id: held.id });
    pass(61 * MINUTE);
    expect((await buyer.getReservation(held.id)).results.state).toBe("expired");
    await expireReservations(parts, time.now);
    await expireOrders(db, time.now);
    expect((await buyer.getReservation(held.id)).results.state).toBe("expired");
    expect(await placesTaken()).toBe(0);
  });

  test("once for an Idempotency-Key, and once at all", async () => {
    const { buyer, held, quoted } = await ordered();
    const wish = { reservation_id: held.id };
    const key = randomUUID();
    const twins = await Promise.all([1, 2, 3].map(() => buyer.createOrder(quoted.quote_id, wish, key)));
    expect(new Set(twins.map(({ results }) => results.order.id)).size).toBe(1);
    const { status, code } = await buyer.createOrder(quoted.quote_id, wish);
    expect([status, code]).toEqual([409, "reservation_expired"]);
    expect(await placesTaken()).toBe(2);
  });

  test("by one of several requests with keys of their own, all at once", async () => {
    const { buyer, held, quoted } = await ordered();
    const wish = { reservation_id: held.id };
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => buyer.createOrder(quoted.quote_id, wish)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(made.filter(({ code }) => code === "reservation_expired")).toHaveLength(4);
    expect(await placesTaken()).toBe(2);
  });

  test("not for another puja", async () => {
    const buyer = somebody();
    const { results: held } = await buyer.reserveSeat(small);
    const { results: quoted } = await buyer.quote({ reservation_id: held.id });
    expect(quoted.held_until).toBeNull();
    const { code } = await buyer.createOrder(quoted.quote_id, { reservation_id: held.id });
    expect(code).toBe("reservation_expired");
    expect((await buyer.getReservation(held.id)).results.state).toBe("open");
  });

  test("at the price that was held, as long as it is the same booking", async () => {
    const buyer = somebody();
    const { results: held } = await buyer.reserveSeat(small);
    const set = (amount: number) =>
      db
        .update(packages)
        .set({ prices: { inr: amount, usd: 2_800, eur: 2_600 } })
        .where(eq(packages.id, stock.smallPackage));
    await set(150_000);
    try {
      const same = (await buyer.quote({ ...small, reservation_id: held.id })).results;
      expect(same.totals.grand).toEqual(held.price);
      const other = (await buyer.quote({ ...small, dakshina: 100, reservation_id: held.id })).results;
      expect(other.totals.grand).toEqual(inr(150_100));
      expect((await buyer.quote(small)).results.totals.grand).toEqual(inr(150_000));
      const { order } = (await buyer.createOrder(same.quote_id, { reservation_id: held.id })).results;
      expect(order.totals.grand).toEqual(held.price);
    } finally {
      await set(125_100);
    }
  });

  test("with its coupon judged anew: it may have ended, or hang on who pays", async () => {
    const buyer = somebody();
    const wish = { ...small, coupon: stock.coupon };
    const { results: held } = await buyer.reserveSeat(wish);
    expect(held.coupon).toBe(stock.coupon);
    const ended = (endsAt: Date) => db.update(coupons).set({ endsAt }).where(eq(coupons.code, stock.coupon));
    const { results: quoted } = await buyer.quote({ ...wish, reservation_id: held.id });
    await ended(time.now);
    const again = (await buyer.quote({ ...wish, reservation_id: held.id })).results;
    const refused = await buyer.createOrder(quoted.quote_id, { reservation_id: held.id });
    await ended(new Date("2026-12-01T00:00:00Z"));
    expect(again).toMatchObject({ coupon: { status: "refused" }, totals: { grand: inr(125_100) } });
    expect(refused.code).toBe("price_changed");
  });

  test("at a price that has changed meanwhile it is refused with the new one, where nothing was held", async () => {
    const buyer = somebody();
    const { results: quoted } = await buyer.quote(small);
    await db
      .update(packages)
      .set({ prices: { inr: 150_000, usd: 2_800, eur: 2_600 } })
      .where(eq(packages.id, stock.smallPackage));
    try {
      const refused = await buyer.reserve(quoted.quote_id);
      expect(refused.code).toBe("price_changed");
      const fresh = v.parse(quoteSchema, refused.errorBody?.details?.quote);
      expect((await buyer.reserve(fresh.quote_id)).results.price).toEqual(inr(150_000));
    } finally {
      await db
        .update(packages)
        .set({ prices: { inr: 125_100, usd: 2_800, eur: 2_600 } })
        .where(eq(packages.id, stock.smallPackage));
    }
  });
});

describe("whose it is", () => {
  test("a foreign one and a missing one get the very same answer", async () => {
    const { results: foreign } = await somebody().reserveSeat(small);
    const other = somebody();
    const mine = (await other.reserveSeat()).results;
    const said = ({ status, errorBody }: Awaited<ReturnType<typeof other.getReservation>>) => ({
      ...{ status, ...errorBody },
      meta: null,
    });
    for (const act of [other.getReservation, other.releaseReservation]) {
      const answer = await act(foreign.id);
      expect([answer.status, answer.code]).toEqual([404, "reservation_not_found"]);
      expect(said(await act(newId("rsv")))).toEqual(said(answer));
    }
    const { results: quoted } = await other.quote({ ...small, reservation_id: foreign.id });
    expect(quoted.held_until).toBeNull();
    expect((await other.createOrder(quoted.quote_id, { reservation_id: foreign.id })).code).toBe(
      "reservation_expired",
    );
    expect((await other.getReservation(mine.id)).status).toBe(200);
  });

  test("who sends neither session nor token holds nothing", async () => {
    const { results: quoted } = await somebody().quote();
    const { results: held } = await somebody().reserveSeat();
    const anonymous = somebody("203.0.113.1", { session: "short" });
    expect((await anonymous.reserve(quoted.quote_id)).code).toBe("session_missing");
    expect((await anonymous.getReservation(held.id)).code).toBe("reservation_not_found");
  });

  test("who signs in keeps what this browser holds, and reads it elsewhere", async () => {
    const buyer = somebody();
    const { results: asGuest } = await buyer.reserveSeat();
    await buyer.signIn();
    expect((await buyer.getReservation(asGuest.id)).results.state).toBe("open");
    await buyer.releaseReservation(asGuest.id);
    const { results: signedIn } = await buyer.reserveSeat();
    // A second code comes no sooner.
    pass(MINUTE);
    const elsewhere = somebody("198.51.100.7", { number: buyer.number, session: newSessionId() });
    await elsewhere.signIn();
    expect((await elsewhere.getReservation(signedIn.id)).results).toEqual(signedIn);
  });
});

describe("what cannot be held", () => {
  test("a puja that is not offered so", async () => {
    await db.update(series).set({ bnplEnabled: false }).where(eq(series.slug, "test-puja"));
    const { status, code } = await somebody().reserveSeat();
    await db.update(series).set({ bnplEnabled: true }).where(eq(series.slug, "test-puja"));
    expect([status, code]).toEqual([409, "pay_later_not_offered"]);
  });

  test("a quote that nobody gave, or that is too old (B-13)", async () => {
    expect((await somebody().reserve(newId("qt"))).code).toBe("quote_not_found");
    const { results } = await somebody().quote();
    pass(30 * MINUTE);
    expect((await somebody().reserve(results.quote_id)).code).toBe("quote_expired");
  });

  test("a rite whose bookings are closed, or that is called off", async () => {
    const buyer = somebody();
    time.now = new Date(stock.cutoffAt.getTime() - MINUTE);
    const { results } = await buyer.quote(small);
    pass(MINUTE);
    expect((await buyer.reserve(results.quote_id)).code).toBe("cutoff_passed");
    expect(await db.$count(reservations)).toBe(0);
    expect(await placesTaken()).toBe(0);
  });

  test.each(["x", "qt_", `rsv_${"a".repeat(22)}`, null, 7, {}])("the quote %j", async (id) => {
    const response = await somebody().post("/noauth-api/v1/pooja/reserve", { quote_id: id });
    expect(response.status).toBe(422);
  });
});

describe("one network", () => {
  test("holds a tenth of a rite's limited places at most, two at least, and is told how long to wait", async () => {
    await db.update(pujas).set({ capacity: 30 }).where(eq(pujas.id, stock.smallPuja));
    const from = "192.0.2.44";
    for (let i = 0; i < 3; i++) {
      expect((await somebody(from).reserveSeat(small)).status).toBe(201);
      pass(MINUTE);
    }
    const refused = await somebody(from).reserveSeat(small);
    expect([refused.status, refused.code]).toEqual([429, "reservation_too_many"]);
    expect(refused.headers.get("retry-after")).toBe(String(7 * 60));
    expect(await placesTaken()).toBe(3);
    expect((await somebody().reserveSeat(small)).status).toBe(201);
    // Where there is room for everybody, there is nothing to hoard.
    for (let i = 0; i < 5; i++) expect((await somebody(from).reserveSeat()).status).toBe(201);
    pass(7 * MINUTE);
    expect((await somebody(from).reserveSeat(small)).status).toBe(201);
    expect(JSON.stringify(await db.select().from(reservations))).not.toContain(from);
  });
});
