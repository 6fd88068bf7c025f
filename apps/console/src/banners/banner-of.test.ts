import { expect, test } from "vitest";
import { bannerOf } from "./banner-of.ts";

test("nothing chosen is no restriction, and countries are read as they are typed", () => {
  const values = { places: [], partners: null, countries: " IN, us  ae", starts_at: "", ends_at: null };
  expect(bannerOf(values)).toEqual({
    ...{ places: null, partners: null, countries: ["in", "us", "ae"], starts_at: null, ends_at: null },
  });
  expect(bannerOf({ ...values, countries: "" }).countries).toBeNull();
});

test("what the API sent is sent back unchanged", () => {
  const banner = {
    ...{ title: { en: "Lamps", hi: "दीप" }, places: ["web"], partners: ["p"], countries: ["in"] },
    ...{ starts_at: "2026-11-28T00:00:00.000Z", ends_at: null },
  };
  expect(bannerOf(banner)).toEqual(banner);
});
