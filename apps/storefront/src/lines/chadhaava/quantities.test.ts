import { expect, test } from "vitest";
import { chadhaava, garland, lamps } from "../../../test/chadhaava-fixture.ts";
import { largeQuantities, repeatedOfferings } from "./quantities.ts";

const onSale = chadhaava();
const [tray] = onSale.combos;
const meals = { ...lamps, id: "of_meals", name: "Meals", min_qty: 5, step: 5, max_qty: 500 };

test.each([
  [{ [garland.id]: 5 }, []],
  [{ [garland.id]: 20 }, []],
  [{ [garland.id]: 21 }, ["Garland"]],
  [{ [meals.id]: 50 }, []],
  [{ [meals.id]: 55, [garland.id]: 21 }, ["Garland", "Meals"]],
])("of %j the quantities of %j are confirmed", (items, names) => {
  const found = largeQuantities({ ...onSale, offerings: [garland, meals] }, items);
  expect(found.map(({ name }) => name)).toEqual(names);
});

test("an offering that is chosen in a combo and singly is counted together", () => {
  expect(repeatedOfferings(onSale, { [tray?.id ?? ""]: 2, [lamps.id]: 11 })).toEqual([
    { name: "Ghee lamps", quantity: 21 },
  ]);
});

test("an offering in two chosen combos is counted together", () => {
  const other = { ...onSale.combos[0], id: "of_other", holds: [{ name: "Garland", qty: 3 }] };
  const both = { ...onSale, combos: [...onSale.combos, other as (typeof onSale.combos)[number]] };
  expect(repeatedOfferings(both, { [tray?.id ?? ""]: 1, of_other: 1 })).toEqual([
    { name: "Garland", quantity: 4 },
  ]);
});

test("what is chosen once is not repeated", () => {
  expect(repeatedOfferings(onSale, { [tray?.id ?? ""]: 5, [lamps.id]: 0 })).toEqual([]);
});
