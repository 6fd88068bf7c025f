import { expect, test } from "vitest";
import { attributionOf } from "./attribution.ts";

const now = 1_700_000_000_000;

test("an order carries who sent its buyer, as the address of the frame says it", () => {
  const search = new URLSearchParams("affiliate_id=%20aff%201&utm_source=astro&utm_medium=rail&limit=3");
  expect(attributionOf(search, now)).toEqual({
    affiliate_id: "aff 1",
    utm: [{ utm_source: "astro", utm_medium: "rail", utm_timestamp: now }],
  });
});

test("what nobody could keep is left out, so that no address spoils an order", () => {
  const search = new URLSearchParams({ affiliate_id: "a".repeat(65) });
  expect(attributionOf(search, now)).toEqual({ utm: [] });
});
