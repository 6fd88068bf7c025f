import { expect, test } from "vitest";
import { chadhaava } from "../../test/contract/rituals.ts";
import { offeringRows } from "./index.ts";

test("sets of offerings come first and say what they hold", () => {
  const [combo] = chadhaava.combos;
  const holds = [
    { name: "Ghee lamps", qty: 5 },
    { name: "Garland", qty: 1 },
  ];
  const [set, single] = offeringRows({
    combos: [{ ...combo, holds }],
    offerings: chadhaava.offerings,
  } as never);
  expect(set?.what_is_offered).toBe("5 × Ghee lamps, Garland");
  expect(single?.what_is_offered).toBe(chadhaava.offerings[0]?.what_is_offered);
});
