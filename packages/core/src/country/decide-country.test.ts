import { expect, test } from "vitest";
import { countrySources, decideCountry, parseCountry } from "./index.ts";

test("each source goes before all that follow it in the list", () => {
  const codes = ["us", "de", "gb", "au", "sg"];
  const hints = Object.fromEntries(countrySources.map((source, i) => [source, codes[i]]));
  for (const [i, source] of countrySources.entries()) {
    expect(decideCountry(hints)).toEqual({ country: codes[i], source });
    delete hints[source];
  }
  expect(decideCountry(hints)).toBeUndefined();
});

test("the order is: address, choice, edge, campaign, lookup", () => {
  expect(countrySources).toEqual(["address", "chosen", "edge", "campaign", "found"]);
});

test.each(["", " ", "usa", "T1", "1", null, undefined])(
  "%j is no country, and the next source counts",
  (text) => {
    expect(decideCountry({ chosen: text, found: "gb" })).toEqual({ country: "gb", source: "found" });
  },
);

test("codes that are no country are skipped where the table of countries is available", () => {
  expect(decideCountry({ edge: "xx", found: "gb" })?.country).toBe("xx");
  expect(decideCountry({ edge: "xx", found: "gb" }, parseCountry)?.country).toBe("gb");
});

test("codes are read in any case", () => {
  expect(decideCountry({ edge: " US " })?.country).toBe("us");
});
