import { expect, test } from "vitest";
import { chadhaava } from "../../../../test/chadhaava-fixture.ts";
import { offeringRows } from "./offering-rows.ts";

test("sets of offerings come first and say what they hold", () => {
  expect(offeringRows(chadhaava()).map(({ name, what_is_offered }) => [name, what_is_offered])[0]).toEqual([
    "Puja tray",
    "5 × Ghee lamps, Garland",
  ]);
});
