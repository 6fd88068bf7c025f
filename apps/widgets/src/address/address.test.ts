import { expect, test } from "vitest";
import { siteHref } from "./site-href.ts";
import { widgetHref } from "./widget-href.ts";

const asked = (query: string) => new URLSearchParams(query);

test("within the frame, what the partner said of visitor and order goes along, and what it filters by stays", () => {
  const search = asked(
    "lang=hi&country_code=us&temp_order_id=T-1&utm_source=a&affiliate_id=x&limit=3&deity=shiva",
  );
  expect(widgetHref("pujas/pj_1", search, { package: "pk_1" })).toBe(
    "/widget/pujas/pj_1?lang=hi&country_code=us&temp_order_id=T-1&utm_source=a&affiliate_id=x&package=pk_1",
  );
  expect(widgetHref("pujas", asked(""))).toBe("/widget/pujas");
});

test("the full site is told the language it speaks, and who sent its visitor", () => {
  expect(siteHref("/", asked("lang=HI-in&utm_source-platform=a&temp_order_id=T-1&affiliate_id=x"))).toBe(
    "/?utm_source-platform=a&affiliate_id=x&lang=hi",
  );
  expect(siteHref("/online-puja", asked("lang=xx"))).toBe("/online-puja");
});
