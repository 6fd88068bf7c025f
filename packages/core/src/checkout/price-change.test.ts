import * as v from "valibot";
import { expect, test } from "vitest";
import { quote as example } from "../../test/contract/orders.ts";
import { type Quote, quote as schema } from "../contract/index.ts";
import { priceChange } from "./index.ts";
import { agreedPriceOf } from "./price-change.ts";

const quote = v.parse(schema, example);
const agreed = agreedPriceOf(quote);
const { grand } = quote.totals;
const at = (amount: number, changes: Partial<Quote> = {}): Quote => ({
  ...{ ...quote, ...changes },
  totals: { ...quote.totals, grand: { ...grand, amount } },
});

test("the same choice at another price is a change, dearer or cheaper", () => {
  for (const amount of [grand.amount + 100, grand.amount - 100]) {
    expect(priceChange(agreed, at(amount))).toEqual({ before: grand, now: { ...grand, amount } });
  }
});

test("the same price is no change, and nothing was agreed to before the first press", () => {
  expect(priceChange(agreed, quote)).toBeUndefined();
  expect(priceChange(undefined, at(1))).toBeUndefined();
  expect(priceChange(agreed, undefined)).toBeUndefined();
});

test("another choice has its own price: more pieces, another coupon, another currency", () => {
  const [first, ...others] = quote.lines;
  if (!first) throw new Error("the quote has no line");
  const more = [{ ...first, qty: first.qty + 1 }, ...others];
  expect(priceChange(agreed, at(1, { lines: more }))).toBeUndefined();
  const coupon = { code: "OTHER", status: "applied" as const, message: "" };
  expect(priceChange(agreed, at(1, { coupon }))).toBeUndefined();
  const dollars = { ...quote, totals: { ...quote.totals, grand: { amount: 1, currency: "usd" as const } } };
  expect(priceChange(agreed, dollars)).toBeUndefined();
});
