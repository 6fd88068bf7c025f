import type { OrderState } from "@aradhana/core/contract";
import { describe, expect, test } from "vitest";
import type { Assessment } from "../quotes/offer.rules.ts";
import type { Price } from "../quotes/price.rules.ts";
import {
  assessReservation,
  type Hold,
  placesPerNetwork,
  reservedUntil,
  stateOf,
} from "./reservations.rules.ts";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test("a place is held for 600,000 ms, less where the rite closes sooner", () => {
  expect(reservedUntil(at("10:00:00"), at("12:00:00"))).toEqual(at("10:10:00"));
  expect(reservedUntil(at("10:00:00"), at("10:10:00"))).toEqual(at("10:10:00"));
  expect(reservedUntil(at("10:00:00"), at("10:03:00"))).toEqual(at("10:03:00"));
});

test.each([
  [1, 2],
  [8, 2],
  [29, 2],
  [30, 3],
  [151, 15],
])("of %i places one network may hold %i", (capacity, places) => {
  expect(placesPerNetwork(capacity)).toBe(places);
});

const held = { isReserved: true, expiresAt: at("10:10:00") };
const ended = { ...held, isReserved: false };
const order = (state: OrderState) => ({
  state,
  payableUntil: at("11:00:00"),
});

describe("how a reservation stands", () => {
  test.each([
    ["held", held, null, "10:09:59", "open"],
    ["held to the last moment", held, null, "10:10:00", "expired"],
    ["let go", ended, null, "10:01:00", "expired"],
    ["an order to be paid", ended, order("created"), "10:30:00", "open"],
    ["an order at the gateway", ended, order("payment_pending"), "10:30:00", "open"],
    ["an order that was not paid", ended, order("payment_pending"), "11:00:00", "expired"],
    ["an order that ended", ended, order("expired"), "10:30:00", "expired"],
    ["an order that was called off", ended, order("cancelled"), "10:30:00", "expired"],
    ["a paid order", ended, order("paid"), "12:00:00", "paid"],
    ["a paid order on its way", ended, order("performed"), "12:00:00", "paid"],
  ] as const)("%s", (_, reservation, of, now, state) => {
    expect(stateOf(reservation, of, at(now))).toBe(state);
  });
});

describe("a price for whoever holds a place", () => {
  const wanted = {
    ...{
      type: "pooja" as const,
      poojaId: "pj_1",
      packageId: "pk_1",
      addons: [],
      dakshina: 0,
      couponCode: null,
    },
    ...{ countryCode: "in", shipTo: "in" },
  };
  const price = (grand: number) => ({ totals: { grand } }) as Price;
  const hold: Hold = {
    ...{ id: "rsv_1", poojaId: "pj_1", holdsSeat: true, expiresAt: at("10:10:00") },
    ...{ wanted, price: price(100) },
  };
  const full: Assessment = {
    price: price(150),
    problems: [
      { code: "sold_out", itemId: "pj_1" },
      { code: "addon_unavailable", itemId: "ao_1" },
    ],
  };
  const offer = { id: "pj_1" };
  const problems = (assessed: Assessment) => assessed.problems.map(({ code }) => code);

  test("is that which was held, and the rite is not full for him", () => {
    const assessed = assessReservation(full, { offer, wanted }, hold);
    expect(assessed.price.totals.grand).toBe(100);
    expect(problems(assessed)).toEqual(["addon_unavailable"]);
  });

  test("is that of today for another booking of the same puja", () => {
    expect(
      assessReservation(full, { offer, wanted: { ...wanted, dakshina: 1 } }, hold).price.totals.grand,
    ).toBe(150);
    expect(
      assessReservation(full, { offer, wanted: { ...wanted, shipTo: "us" } }, hold).price.totals.grand,
    ).toBe(150);
  });

  test("is that of today with a coupon, which is judged anew", () => {
    const withCoupon = { ...wanted, couponCode: "TENTH" };
    const heldSo = { ...hold, wanted: withCoupon };
    expect(assessReservation(full, { offer, wanted: withCoupon }, heldSo).price.totals.grand).toBe(150);
  });

  test("changes nothing for another puja, or where nothing is held", () => {
    expect(assessReservation(full, { offer: { id: "pj_2" }, wanted }, hold)).toBe(full);
    expect(assessReservation(full, { offer, wanted }, undefined)).toBe(full);
  });

  test("does not make room in a rite whose places were not counted when it was held", () => {
    expect(problems(assessReservation(full, { offer, wanted }, { ...hold, holdsSeat: false }))).toContain(
      "sold_out",
    );
  });
});
