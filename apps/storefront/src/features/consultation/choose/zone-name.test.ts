import { expect, test } from "vitest";
import { zoneName } from "./zone-name.ts";

test.each([
  ["America/New_York", "America/New York", "न्यूयॉर्क"],
  ["Asia/Kathmandu", /^Asia\/Kat[h]?mandu$/, "नेपाल"],
  // Of browsers that hide where they are.
  ["UTC", "UTC", /^GMT/],
  ["Etc/GMT+5", "Etc/GMT+5", "GMT-5"],
])("the zone %s is named %s, and in Hindi %s", (zone, english, hindi) => {
  expect(zoneName("en", zone)).toMatch(english);
  expect(zoneName("hi", zone)).toMatch(hindi);
  expect(zoneName("hi", zone)).not.toMatch(/ समय$/);
});
