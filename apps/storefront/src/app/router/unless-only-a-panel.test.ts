import { expect, test } from "vitest";
import { unlessOnlyAPanel } from "./unless-only-a-panel.ts";

type Asked = Parameters<typeof unlessOnlyAPanel>[0];
const isReread = (from: string, to: string) =>
  unlessOnlyAPanel({
    currentUrl: new URL(from, "https://shop.test"),
    nextUrl: new URL(to, "https://shop.test"),
    defaultShouldRevalidate: true,
  } as Asked);

test.each([
  ["/online-puja?deity=shiva", "/online-puja?deity=shiva&panel=locale"],
  ["/?panel=orders", "/"],
  ["/?panel=orders", "/?panel=account"],
])("a panel over %s needs no new data at %s", (from, to) => expect(isReread(from, to)).toBe(false));

test.each([
  ["/online-puja", "/online-puja?deity=shiva"],
  ["/online-puja?panel=locale", "/online-puja?page=2"],
  ["/pooja/pj_1", "/pooja/pj_2"],
])("from %s to %s the data is read anew", (from, to) => expect(isReread(from, to)).toBe(true));

test("trying again reads anew", () => expect(isReread("/", "/")).toBe(true));
