import type { OrderState } from "@aradhana/core/contract";
import { describe, expect, test } from "vitest";
import type { Assessment } from "../quotes/offer.rules.ts";
import type { Price } from "../quotes/price.rules.ts";
import {
  type ActiveReservation,
  assessReservation,
  reservedUntil,
  seatsPerNetwork,
  stateOf,
} from "./reservations.rules.ts";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test("a reservation lasts 600,000 ms, or less if bookings close earlier", () => {
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
])("of %i seats one network may reserve %i", (capacity, seats) => {
  expect(seatsPerNetwork(capacity)).toBe(seats);
});

const active = { isReserved: true, expiresAt: at("10:10:00") };
const ended = { ...active, isReserved: false };
const order = (state: OrderState) => ({
  state,
  payableUntil: at("11:00:00"),
});

describe("the state of a reservation", () => {
  test.each([
    ["active", active, null, "10:09:59", "open"],
    ["active until its expiry time", active, null, "10:10:00", "expired"],
    ["released", ended, null, "10:01:00", "expired"],
    ["an unpaid order", ended, order("created"), "10:30:00", "open"],
    ["an order at the gateway", ended, order("payment_pending"), "10:30:00", "open"],
    ["an order past its payment deadline", ended, order("payment_pending"), "11:00:00", "expired"],
    ["an expired order", ended, order("expired"), "10:30:00", "expired"],
    ["a cancelled order", ended, order("cancelled"), "10:30:00", "expired"],
    ["a paid order", ended, order("paid"), "12:00:00", "paid"],
    ["a performed order", ended, order("performed"), "12:00:00", "paid"],
  ] as const)("of %s", (_, reservation, linkedOrder, now, state) => {
    expect(stateOf(reservation, linkedOrder, at(now))).toBe(state);
  });
});

describe("the price with a reservation", () => {
  const requested = {
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
  const reservation: ActiveReservation = {
    ...{ id: "rsv_1", poojaId: "pj_1", holdsSeat: true, expiresAt: at("10:10:00") },
    ...{ requested, price: price(100) },
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

  test("is the reserved price, and the puja is not sold out for its owner", () => {
    const assessed = assessReservation(full, { offer, requested }, reservation);
    expect(assessed.price.totals.grand).toBe(100);
    expect(problems(assessed)).toEqual(["addon_unavailable"]);
  });

  test("is the current price for a different booking of the same puja", () => {
    expect(
      assessReservation(full, { offer, requested: { ...requested, dakshina: 1 } }, reservation).price.totals
        .grand,
    ).toBe(150);
    expect(
      assessReservation(full, { offer, requested: { ...requested, shipTo: "us" } }, reservation).price.totals
        .grand,
    ).toBe(150);
  });

  test("is the current price with a coupon, which is checked again", () => {
    const withCoupon = { ...requested, couponCode: "TENTH" };
    const reservedWithCoupon = { ...reservation, requested: withCoupon };
    expect(
      assessReservation(full, { offer, requested: withCoupon }, reservedWithCoupon).price.totals.grand,
    ).toBe(150);
  });

  test("is unchanged for another puja and without a reservation", () => {
    expect(assessReservation(full, { offer: { id: "pj_2" }, requested }, reservation)).toBe(full);
    expect(assessReservation(full, { offer, requested }, undefined)).toBe(full);
  });

  test("stays sold out if the reservation does not occupy a limited seat", () => {
    expect(
      problems(assessReservation(full, { offer, requested }, { ...reservation, holdsSeat: false })),
    ).toContain("sold_out");
  });
});
