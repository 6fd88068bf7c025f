import { expect, test } from "vitest";
import { webManifest } from "./web-manifest.ts";

test("the shop is one app in both languages, which opens in the language it was installed in", () => {
  const [english, hindi] = [webManifest("en"), webManifest("hi")];
  expect(english.id).toBe(hindi.id);
  expect([english.start_url, hindi.start_url]).toEqual(["/", "/?lang=hi"]);
  expect(hindi.shortcuts.map(({ url }) => url)).toEqual([
    "/online-puja?lang=hi",
    "/chadhaava?lang=hi",
    "/?panel=orders&lang=hi",
  ]);
});

// What Chrome needs to offer it: https://web.dev/articles/install-criteria
test("it can be installed", () => {
  const { name, short_name, display, icons } = webManifest("en");
  expect([name, short_name, display]).toEqual(["Aradhana", "Aradhana", "standalone"]);
  for (const size of ["192x192", "512x512"]) {
    expect(icons.filter(({ sizes }) => sizes === size)).toHaveLength(2);
  }
});
