import { expect, test } from "vitest";
import { partnerOrderNumber, partnerOrderNumberWarning } from "./partner-order-number.ts";
import { siteHref } from "./site-href.ts";
import { widgetHref } from "./widget-href.ts";

const paramsOf = (query: string) => new URLSearchParams(query);

test("links within the frame keep the partner's parameters of visitor and order, but not its filters", () => {
  const search = paramsOf(
    "lang=hi&country_code=us&temp_order_id=T-1&utm_source=a&affiliate_id=x&cart_disabled=true&limit=3&deity=shiva",
  );
  expect(widgetHref("/widget/pujas/pj_1?package=pk_1", search)).toBe(
    "/widget/pujas/pj_1?lang=hi&country_code=us&temp_order_id=T-1&utm_source=a&affiliate_id=x&cart_disabled=true&package=pk_1",
  );
  expect(widgetHref("/widget/pujas", paramsOf(""))).toBe("/widget/pujas");
});

test("links to the full site have the language and the campaign", () => {
  expect(
    siteHref(
      "/",
      paramsOf("lang=HI-in&utm_source-platform=a&temp_order_id=T-1&affiliate_id=x&cart_disabled=true"),
    ),
  ).toBe("/?utm_source-platform=a&affiliate_id=x&cart_disabled=true&lang=hi");
  expect(siteHref("/?panel=cart", paramsOf("utm_source=a"))).toBe("/?panel=cart&utm_source=a");
  expect(siteHref("/online-puja", paramsOf("lang=xx"))).toBe("/online-puja");
});

test("a partner's number is one that an order can carry, or none", () => {
  expect(partnerOrderNumber(paramsOf("temp_order_id=TK-2026.1187"))).toBe("TK-2026.1187");
  expect(partnerOrderNumber(paramsOf("temp_order_id=2026%2F1187"))).toBeUndefined();
  expect(partnerOrderNumber(paramsOf(""))).toBeUndefined();
  const sentences = ["temp_order_id=2026%2F1187", "temp_order_id=T-7", ""].map((query) =>
    partnerOrderNumberWarning(paramsOf(query)),
  );
  expect(sentences).toEqual([expect.stringContaining('"2026/1187" is not stored'), undefined, undefined]);
});
