import { countryCodes, dialCodeOf, listCountries } from "@aradhana/core/country";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createOtherNames, findCountries } from "./find-countries.ts";

const english = listCountries("en");
const otherNames = createOtherNames();
const found = (typed: string, current = "in", countries = english) =>
  findCountries(countries, typed, { current, otherNames }).map(({ short_name }) => short_name);

test.each([
  ["ind", "in"],
  ["germ", "de"],
  ["+44", "gb"],
  ["us", "us"],
  ["cote", "ci"],
  ["971", "ae"],
  ["usa", "us"],
  ["U.S.A.", "us"],
  ["america", "us"],
  ["uk", "gb"],
  ["england", "gb"],
  ["UAE", "ae"],
  ["dubai", "ae"],
  ["ksa", "sa"],
  ["holland", "nl"],
  ["south korea", "kr"],
  ["guinea bissau", "gw"],
  ["भारत", "in"],
  ["जर्मनी", "de"],
  ["संयुक्त राज्य", "us"],
  ["🇯🇵", "jp"],
])("%j finds %s first", (typed, code) => {
  expect(found(typed, "np")[0]).toBe(code);
});

test.each([
  ["भारत", "in"],
  ["अमेरिका", "us"],
  ["यूके", "gb"],
  ["यूएई", "ae"],
  ["uae", "ae"],
  ["germany", "de"],
])("a Hindi reader's %s finds %s first", (typed, code) => {
  expect(found(typed, "np", listCountries("hi"))[0]).toBe(code);
});

test("+1 lists the United States, then Canada, then the islands by name", () => {
  const [first, second, ...rest] = found("+1");
  expect([first, second]).toEqual(["us", "ca"]);
  const islands = english.filter(
    ({ dial_code, short_name }) => dial_code === "1" && !/us|ca/.test(short_name),
  );
  expect(rest.slice(0, islands.length)).toEqual(islands.map(({ short_name }) => short_name));
});

test("importing it computes nothing", async () => {
  const made = vi.spyOn(Intl, "DisplayNames");
  vi.resetModules();
  await import("./find-countries.ts");
  expect(made).not.toHaveBeenCalled();
});

test("nothing typed shows all, nonsense shows none", () => {
  expect(found(" ")).toHaveLength(english.length);
  expect(found("xqzv")).toEqual([]);
});

test.each(["+", " (", ""])("%j is nothing yet and shows all", (typed) => {
  expect(found(typed)).toHaveLength(english.length);
});

test.each(["🎉", "?!", "€"])("%j matches no country", (typed) => {
  expect(found(typed)).toEqual([]);
});

describe("whatever is typed, wherever from", () => {
  const somewhere = fc.constantFrom(...countryCodes);
  const typedText = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(...english).chain(({ name }) => fc.nat(name.length).map((end) => name.slice(0, end))),
    somewhere.map((code) => `+${dialCodeOf(code)}`),
  );

  test("no country appears twice, and none that is not in the list", () => {
    fc.assert(
      fc.property(typedText, somewhere, (typed, current) => {
        const codes = found(typed, current);
        expect(new Set(codes).size).toBe(codes.length);
        expect(countryCodes).toEqual(expect.arrayContaining(codes));
      }),
    );
  });

  test("the beginning of a name finds the country", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...english),
        fc.nat(30),
        somewhere,
        ({ name, short_name }, end, current) => {
          expect(found(name.slice(0, end), current)).toContain(short_name);
        },
      ),
    );
  });

  test("the visitor's own country is first among equal matches", () => {
    fc.assert(
      fc.property(somewhere, (current) => {
        expect(found("", current)[0]).toBe(current);
        expect(found(`+${dialCodeOf(current)}`, current)[0]).toBe(current);
      }),
    );
  });

  test("a dial code lists all who dial it before those whose code only begins so", () => {
    fc.assert(
      fc.property(somewhere, somewhere, (one, current) => {
        const dials = found(`+${dialCodeOf(one)}`, current).map((code) => dialCodeOf(code));
        const others = dials.findIndex((dial) => dial !== dialCodeOf(one));
        const exact = english.filter(({ dial_code }) => dial_code === dialCodeOf(one)).length;
        expect(others === -1 ? dials.length : others).toBe(exact);
      }),
    );
  });
});
