import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { puja } from "../../../test/fixtures.ts";
import { getPage } from "../../../test/get-page.ts";
import { gem, product } from "../../../test/goods-fixture.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterAll(() => api.close());

/** The stylesheet shows the label of the hidden cart, before any script runs. */
const direct = (label: string) => new RegExp(`<span hidden="" class="[^"]+">${label}</span>`);

/** Beside the cart and without it. */
const bought = />Buy now<\/span><\/button>/;

test.each([
  ["a puja", `/pooja/${puja().id}`, direct("Book now")],
  ["a product", `/abhimantrit-products/${product().id}`, bought],
  ["a gemstone", `/gemstones/${gem().id}`, bought],
])(
  "ruling D15: %s can be booked or bought directly, where the cart is hidden too",
  async (_, path, label) => {
    expect(await (await getPage(api.url, path)).text()).toMatch(label);
  },
);
