import { expect, test } from "vitest";
import { widgetAddress } from "./widget-address.ts";

const base = "https://shop.test/widget/";
const at = (attributes: Record<string, string>, query = "") =>
  widgetAddress(base, (name) => attributes[name] ?? null, `https://partner.test/page${query}`).href;

test("the options of a page are in the address, under the widgets' own names", () => {
  const options = {
    widget: "pujas",
    "partner-id": "p-1",
    "country-code": "us",
    lang: "hi",
    limit: "3",
    deity: "shiva",
  };
  expect(at(options)).toBe(
    "https://shop.test/widget/pujas?partner_id=p-1&country_code=us&lang=hi&limit=3&deity=shiva",
  );
  expect(at({ widget: "pujas", item: "pj_1" })).toBe("https://shop.test/widget/pujas/pj_1");
});

test("of the page's own address the campaign goes along, and nothing else", () => {
  const query = "?utm_source=news&utm_term=a%26b&utm_evil=1&session=secret&email=a@b.test&token=t";
  expect(at({ widget: "pujas" }, query)).toBe(
    "https://shop.test/widget/pujas?utm_source=news&utm_term=a%26b",
  );
  expect(at({ widget: "pujas", "utm-source": "app" }, query)).toContain("?utm_source=app&utm_term=");
});

test("options of a link come before those of the whole page", () => {
  const options = { widget: "pujas/pj_1?partner_id=p-1&lang=hi", lang: "en", "country-code": "us" };
  expect(at(options)).toBe("https://shop.test/widget/pujas/pj_1?partner_id=p-1&lang=hi&country_code=us");
});

test("no attribute leads to another origin, or out of its place in the query", () => {
  for (const evil of ["//evil.test", "https://evil.test/x", "\\\\evil.test", "x?a=1#b&partner_id=z"]) {
    const { origin } = new URL(at({ widget: evil, item: evil, "partner-id": evil, deity: evil }));
    expect(origin).toBe("https://shop.test");
  }
  expect(new URL(at({ widget: "pujas", deity: "a&partner_id=z" })).searchParams.get("partner_id")).toBeNull();
});
