import { expect, test } from "vitest";
import { type BookingErrors, stillWrong } from "./booking-rules.ts";

test.each<[string, BookingErrors, BookingErrors, BookingErrors]>([
  ["what was mended is wrong no more", { consent: true, city: true }, { city: true }, { city: true }],
  ["what was not told of is not told of now", { city: true }, { city: true, state: true }, { city: true }],
  [
    "a number may be wrong for another reason now",
    { phone: "empty" },
    { phone: "length" },
    { phone: "length" },
  ],
  ["of the names those that still are", { names: [0, 2] }, { names: [1, 2] }, { names: [2] }],
  ["and none where all are mended", { names: [0] }, {}, {}],
])("%s", (_, told, wrong, left) => expect(stillWrong(told, wrong)).toEqual(left));
