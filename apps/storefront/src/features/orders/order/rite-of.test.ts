import type { ChadhaavaOrder } from "@aradhana/core/contract";
import { expect, test } from "vitest";
import { idOf, pujaCard } from "../../../../test/fixtures.ts";
import { order, poojaOrder } from "../../../../test/order-fixture.ts";
import { riteOf } from "./rite-of.ts";

test("a puja's order shows the puja, its package and the way to it", () => {
  const booked = poojaOrder();
  expect(riteOf(booked)).toMatchObject({
    kind: "puja",
    title: booked.pooja.title,
    choice: { id: booked.package.id, name: booked.package.name },
    page: `/pooja/${booked.pooja.id}`,
    nameLimit: booked.package.devotees.max,
    isVip: booked.package.is_vip,
  });
});

test("a chadhaava's order shows the chadhaava, which has no page here and takes as many names as it says", () => {
  const id = idOf("ch", "one");
  const booked = {
    order: order({ type: "chadhaava" }),
    chadhaava: { ...pujaCard(), id, title: "Bilva leaves", occasion: "Pradosh" },
    name_limit: 4,
  } as unknown as ChadhaavaOrder;
  expect(riteOf(booked)).toMatchObject({
    kind: "chadhaava",
    title: "Bilva leaves",
    choice: { id, name: "Pradosh" },
    page: undefined,
    nameLimit: 4,
    isVip: false,
  });
});
