import { delivery } from "@aradhana/core/goods";
import { expect, test } from "vitest";
import { readResponse, shopper } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { choices, withCart } from "../../test/with-cart.ts";

/** A shop that takes cash up to 500 rupees, and asks for a PAN above 400. */
const { request } = await createTestApp({ goodsLimits: { cash: 50_000, pan: 40_000 } });

test("the largest order in cash is that of the configuration", async () => {
  const check = async (value: number) => {
    const query = `type=abhimantrit&value=${value}&lead_days=1&postcode=302001`;
    return (await readResponse(await request(`/noauth-api/v1/delivery/check?${query}`), delivery)).results
      .cod;
  };
  // Within Rajasthan 79 rupees are added for the parcel.
  expect([await check(42_100), await check(42_101)]).toEqual([true, false]);
});

test("a quote names the limits of the configuration", async () => {
  const shop = withCart(shopper(request));
  await shop.buyer.signIn();
  await shop.add({ ...choices.mala, qty: 5 });
  const { results } = await shop.quote();
  expect(results.goods?.cod.reason).toContain("up to ₹500");
  expect(results.goods?.notices).toMatchObject([
    { code: "pan", message: expect.stringContaining("above ₹400") },
  ]);
});
