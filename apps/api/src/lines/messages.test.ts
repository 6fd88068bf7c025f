import { expect, test } from "vitest";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { lines } from "./lines.ts";

const ritual = {
  ...{ temple: { en: "Kashi", hi: "काशी" }, maxDevotees: 2, bookableUntil: "2026-11-24T10:00:00.000Z" },
  ...{ videoEtaHours: 48, prasadEtaDays: null },
};
const puja = { ...ritual, packageId: "pk_1", packageName: { en: "For two", hi: "दो के लिए" } };
const names = "/puja/sankalp/pk_1";

test.each([
  ["a chadhaava links to its order", "chadhaava", ritual, "/orders/ord_1/chadhaava"],
  ["a puja links to the form for its names", "pooja", { ...puja, isVip: false }, `${names}?order_id=ord_1`],
  ["a VIP puja links to the VIP form", "pooja", { ...puja, isVip: true }, `${names}/vip?order_id=ord_1`],
] as const)("the message about %s", (_, kind, snapshot, path) => {
  const order = { id: "ord_1", item: { kind, snapshot } } as unknown as StoredOrder;
  expect(lines[kind].messages.path(order)).toBe(path);
});
