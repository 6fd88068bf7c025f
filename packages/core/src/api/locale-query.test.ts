import fc from "fast-check";
import { expect, test } from "vitest";
import { withLocale } from "./locale-query.ts";

const locale = { country: "in", language: "en" };
const queryOf = (address: string) => new URL(address).searchParams;
const addresses = fc
  .tuple(
    fc.constantFrom(
      "/noauth-api/v1/home",
      "/noauth-api/v1/abhimantrit_product/getProductListing",
      "/api/v1/x",
    ),
    fc.array(
      fc.tuple(fc.constantFrom("country_code", "currency_code", "lang", "q", "utm_source"), fc.string()),
    ),
  )
  .map(([path, query]) => `https://api.test${path}?${new URLSearchParams(query)}`);

test("§7 country_code is appended unless the URL already has country_code or currency_code, with or without other parameters", () => {
  fc.assert(
    fc.property(addresses, fc.constantFrom("GET", "POST"), (address, method) => {
      const before = queryOf(address);
      const after = queryOf(withLocale(address, method, locale));
      const isOpen = new URL(address).pathname.startsWith("/noauth-api/");
      const appended = isOpen && !before.has("country_code") && !before.has("currency_code");
      expect(after.getAll("country_code")).toEqual([
        ...before.getAll("country_code"),
        ...(appended ? ["in"] : []),
      ]);
    }),
  );
});

test("parameters that the URL already has are never changed", () => {
  fc.assert(
    fc.property(addresses, fc.constantFrom("GET", "POST"), (address, method) => {
      const after = withLocale(address, method, locale);
      for (const name of queryOf(address).keys()) {
        expect(queryOf(after).getAll(name)).toEqual(queryOf(address).getAll(name));
      }
      expect(new URL(after).pathname).toBe(new URL(address).pathname);
      expect(withLocale(after, method, { country: "us", language: "hi" })).toBe(after);
    }),
  );
});

test.each([
  ["/noauth-api/v1/home", "GET", "?country_code=in&lang=en"],
  ["/noauth-api/v1/home", "POST", "?country_code=in"],
  ["/noauth-api/v1/home?lang=hi", "GET", "?lang=hi&country_code=in"],
  ["/noauth-apiary", "POST", ""],
  ["/x/noauth-api/v1/home", "POST", ""],
  ["/api/v1/order/getOrders", "GET", "?lang=en"],
])("D10 the whole /noauth-api/ prefix and nothing beside it: %s by %s", (path, method, search) => {
  expect(new URL(withLocale(`https://api.test${path}`, method, locale)).search).toBe(search);
});
