import { newDraft } from "@aradhana/core/checkout";
import { expect, test } from "vitest";
import { product } from "../../../test/goods-fixture.ts";
import { productOrder } from "./product-order.ts";

const mala = product();
const [maroon] = mala.variants;
const saved = (qty: number) => ({
  ...newDraft({ type: "abhimantrit", itemId: mala.id, title: mala.title, country: "in" }),
  ...{ packageId: maroon?.id ?? "", items: { [maroon?.id ?? ""]: qty } },
});

test.each([
  [3, 3],
  [999, 5],
  [2.5, 2],
  [0, 1],
  [-1, 1],
])("a saved quantity of %d goes on as %d, of which one order may have at most five", (qty, expected) => {
  const fitted = productOrder.fitted(saved(qty), mala, null);
  expect(productOrder.choiceOf(mala, fitted)).toMatchObject({ qty: expected });
});
