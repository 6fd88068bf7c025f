import { expect, test } from "vitest";
import { addOnsFor } from "./add-ons.ts";

const slugs = (series: Parameters<typeof addOnsFor>[0]) => addOnsFor(series).map(({ slug }) => slug);

test("an abhishek of Shiva offers bilva leaves and milk, and no modaks", () => {
  const offered = slugs({ deities: ["shiva"], ritual: "abhishek" });
  expect(offered).toEqual(expect.arrayContaining(["bilva-patra", "dugdha-abhishek", "deep-daan"]));
  expect(offered).not.toContain("modak-bhog");
});

test("what belongs to a puja's second deity is offered too", () => {
  expect(slugs({ deities: ["hanuman", "rama"], ritual: "path" })).toEqual(
    expect.arrayContaining(["sindoor-chola", "tulsi-mala"]),
  );
});
