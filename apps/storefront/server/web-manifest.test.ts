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

// https://www.w3.org/TR/appmanifest/#name-member-0: a shortcut without a name is left out.
test.each([
  ["en", ["Pujas", "Chadhava", "Orders"]],
  ["hi", ["पूजाएँ", "चढ़ावा", "ऑर्डर"]],
] as const)("each shortcut has its name as it is sent, in %s", (language, names) => {
  const { shortcuts } = JSON.parse(JSON.stringify(webManifest(language)));
  expect(shortcuts.map(({ name }: { name?: string }) => name)).toEqual(names);
});

// What Chrome needs to offer it: https://web.dev/articles/install-criteria
test("it can be installed", () => {
  const { name, short_name, display, icons } = webManifest("en");
  expect([name, short_name, display]).toEqual(["Aradhana", "Aradhana", "standalone"]);
  for (const size of ["192x192", "512x512"]) {
    expect(icons.filter(({ sizes }) => sizes === size)).toHaveLength(2);
  }
});
