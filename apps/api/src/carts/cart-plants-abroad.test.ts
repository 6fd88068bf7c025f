import { product } from "@aradhana/core/goods";
import { expect, test } from "vitest";
import { readResponse, shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { lineOf, withCart } from "../../test/with-cart.ts";
import { stableId } from "../ids/new-id.ts";

const { db, request } = await createTestApp();
await stockShop(db);

const pageOf = async (slug: string, country: string) => {
  const id = stableId("pd", slug);
  const path = `/noauth-api/v1/abhimantrit_product/productById?product_id=${id}&country_code=${country}`;
  return (await readResponse(await request(path), product)).results;
};
const variantOf = async (slug: string) => {
  const [variant] = (await pageOf(slug, "us")).variants;
  return { type: "abhimantrit", variant_id: variant?.id ?? "", qty: 1 } as const;
};

test.each(["au", "nz"])("a rudraksha cannot be ordered to %s, and its line says so", async (country) => {
  const shop = withCart(shopper(request), "us");
  const { results: cart } = await shop.add(await variantOf("rudraksha-5-mukhi"));
  const { results: quote } = await shop.quote("2000", country);
  expect(quote.problems).toMatchObject([
    {
      code: "plant_not_admitted",
      item_id: lineOf(cart, "abhimantrit").id,
      message: expect.stringContaining("Australia and New Zealand"),
    },
  ]);
});

test("a mala of wood may be sent to Australia, a yantra has no notice, and what goes to the US names the certificate", async () => {
  const noticesOf = async (slug: string, country: string) => {
    const shop = withCart(shopper(request), "us");
    await shop.add(await variantOf(slug));
    const { results } = await shop.quote("2000", country);
    expect(results.problems).toEqual([]);
    return results.goods?.notices.map(({ code }) => code);
  };
  expect(await noticesOf("sandalwood-mala-108", "au")).toEqual(["duties", "plants"]);
  expect(await noticesOf("rudraksha-5-mukhi", "us")).toEqual(["duties", "plants"]);
  expect(await noticesOf("shri-yantra-copper", "au")).toEqual(["duties"]);
});

test("the page of a product says before paying what customs asks for, by the country of the visitor", async () => {
  expect((await pageOf("rudraksha-5-mukhi", "in")).import_notice).toBeUndefined();
  expect((await pageOf("rudraksha-5-mukhi", "us")).import_notice).toContain("phytosanitary certificate");
  const refused = await pageOf("rudraksha-5-mukhi", "au");
  expect(refused.import_notice).toContain("do not send it there");
  expect(refused.shipping).toBeNull();
  // A kit of metal and card with a mala of seeds in it, and a bracelet of crystal with a charm of rudraksha.
  for (const slug of ["shiva-abhishek-kit", "sphatik-bracelet"])
    expect((await pageOf(slug, "nz")).shipping).toBeNull();
});
