import { expect, test } from "vitest";
import { shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { cartAddress, choices, lineOf, withCart } from "../../test/with-cart.ts";

const { db, request } = await createTestApp();
await stockShop(db);
const { mala, leaves } = choices;
const puja = { type: "pooja", pooja_id: stock.puja, package_id: stock.withPrasad } as const;
const abroad = { ...cartAddress, country_code: "us", postcode: "94016", city: "Daly City" };

test("what is not sent to another country is named line by line, and the rest can be ordered", async () => {
  const shop = withCart(shopper(request));
  for (const choice of [mala, puja, leaves]) await shop.add(choice);
  const { results: cart } = await shop.get();
  expect(cart.lines.flatMap(({ problems }) => problems)).toEqual([]);
  const problemsOf = async () => {
    const { results } = await shop.quote(abroad.postcode, "us");
    return results.problems.map(({ code, item_id }) => [code, item_id]);
  };
  expect(await problemsOf()).toEqual([
    ["prasad_not_shipped", lineOf(cart, "pooja").id],
    ["not_delivered", lineOf(cart, "abhimantrit").id],
  ]);
  const { results } = await shop.setPrasad(lineOf(cart, "pooja").id, false);
  expect(lineOf(results, "pooja").choice).toMatchObject({ ...puja, prasad: false });
  await shop.remove(lineOf(cart, "abhimantrit").id);
  expect(await problemsOf()).toEqual([]);
  const { results: quote } = await shop.quote(abroad.postcode, "us");
  const order = { type: "cart" as const, address: abroad };
  expect((await shop.buyer.createOrder(quote.quote_id, order)).status).toBe(201);
});

test("only rituals have prasad", async () => {
  const shop = withCart(shopper(request));
  const { id } = lineOf((await shop.add(mala)).results, "abhimantrit");
  const refused = await shop.setPrasad(id, false);
  expect([refused.status, refused.errorBody?.field_errors]).toMatchObject([422, [{ field: "prasad" }]]);
});

test("another address, country or currency is no change of a price", async () => {
  const shop = withCart(shopper(request), "us");
  await shop.add(puja);
  const changes = async (query?: string) =>
    (await shop.get(query)).results.lines.flatMap(({ problems }) => problems.map(({ code }) => code));
  expect((await shop.quote("302001", "in")).results.problems).toEqual([]);
  expect(await changes()).toEqual([]);
  for (const country of ["de", "gb", "in"]) expect(await changes(`?country_code=${country}`)).toEqual([]);
});
