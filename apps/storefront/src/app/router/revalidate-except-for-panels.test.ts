import { expect, test } from "vitest";
import { revalidateExceptForPanels } from "./revalidate-except-for-panels.ts";

type Args = Parameters<typeof revalidateExceptForPanels>[0];
const isReloaded = (from: string, to: string) =>
  revalidateExceptForPanels({
    currentUrl: new URL(from, "https://shop.test"),
    nextUrl: new URL(to, "https://shop.test"),
    defaultShouldRevalidate: true,
  } as Args);

test.each([
  ["/online-puja?deity=shiva", "/online-puja?deity=shiva&panel=locale"],
  ["/?panel=orders", "/"],
  ["/?panel=orders", "/?panel=account"],
])("opening or closing a panel does not reload the data: %s to %s", (from, to) =>
  expect(isReloaded(from, to)).toBe(false),
);

test.each([
  ["/online-puja", "/online-puja?deity=shiva"],
  ["/online-puja?panel=locale", "/online-puja?page=2"],
  ["/pooja/pj_1", "/pooja/pj_2"],
])("from %s to %s the data is reloaded", (from, to) => expect(isReloaded(from, to)).toBe(true));

test("a retry reloads the data", () => expect(isReloaded("/", "/")).toBe(true));
