import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { orderPage } from "./order-page.ts";

const table = await readFile(new URL("../../../storefront/src/app/routes.tsx", import.meta.url), "utf8");
/** What the storefront's own table says of its addresses: all but the one that leads everything else home. */
const addresses = [...table.matchAll(/path: "([^"*]+)"/g)].map(
  ([, path = ""]) => new RegExp(`^/${path.replaceAll(/:[^/]+/g, "[^/]+")}$`),
);

test.each([
  ["a chadhaava", { type: "chadhaava", packageId: null, isVip: false }],
  ["a puja", { type: "pooja", packageId: "pk_1", isVip: false }],
  ["a puja of one family alone", { type: "pooja", packageId: "pk_1", isVip: true }],
] as const)("the message about %s leads to a page that is there", (_, order) => {
  const page = orderPage({ id: "ord_1", ...order });
  expect(addresses.filter((address) => address.test(page))).toHaveLength(1);
});
