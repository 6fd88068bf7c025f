import { expect, test } from "vitest";
import { templePlace } from "./index.ts";

test.each([
  ["Kashi Vishwanath Temple", "Varanasi", "Kashi Vishwanath Temple, Varanasi"],
  ["Omkareshwar Temple", "Omkareshwar, Khandwa", "Omkareshwar Temple, Khandwa"],
  ["ओंकारेश्वर मंदिर", "ओंकारेश्वर, खंडवा", "ओंकारेश्वर मंदिर, खंडवा"],
  ["Puri Temple", "Puri", "Puri Temple, Puri"],
])("%s of %s is shown as %s", (name, city, place) => {
  expect(templePlace({ name, city })).toBe(place);
});
