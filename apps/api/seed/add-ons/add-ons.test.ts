import { expect, test } from "vitest";
import { addOnsFor } from "./add-ons.ts";

const slugs = (series: Parameters<typeof addOnsFor>[0]) => addOnsFor(series).map(({ slug }) => slug);

test("an abhishek of Shiva has the add-ons bilva leaves and milk, but not modaks", () => {
  const offered = slugs({ deities: ["shiva"], ritual: "abhishek" });
  expect(offered).toEqual(expect.arrayContaining(["bilva-patra", "dugdha-abhishek", "deep-daan"]));
  expect(offered).not.toContain("modak-bhog");
});

test("a puja has the add-ons of its second deity too", () => {
  expect(slugs({ deities: ["hanuman", "rama"], ritual: "path" })).toEqual(
    expect.arrayContaining(["sindoor-chola", "tulsi-mala"]),
  );
});
