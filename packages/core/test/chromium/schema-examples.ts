// What the entry points that mostly hold schemas are called with.
import * as v from "valibot";
import { birthDate, isMinor } from "../../src/birth/index.ts";
import { sessionMinutes, sessionMode } from "../../src/consultation/index.ts";
import { phone } from "../../src/contract/index.ts";
import { changeCartLineRequest } from "../../src/goods/index.ts";
import { kundaliQuery } from "../../src/kundali/index.ts";
import { namePreviewRequest } from "../../src/name-correction/index.ts";
import { placesQuery } from "../../src/places/index.ts";
import { servicePackagesQuery } from "../../src/services/index.ts";
import { staffRole } from "../../src/staff/index.ts";

/** A call of each, by entry-point name. */
export const schemaExamples: Record<string, () => unknown> = {
  birth: () => [v.is(birthDate, "1990-05-05"), isMinor("2010-05-05", "2026-11-28")],
  consultation: () => [v.is(sessionMode, "video"), v.is(sessionMinutes, 45)],
  contract: () => [v.is(phone, { dial_code: "91", number: "9876543210" }), v.is(phone, { dial_code: "+" })],
  goods: () => [v.is(changeCartLineRequest, { qty: 2 }), v.is(changeCartLineRequest, { qty: 0 })],
  kundali: () => v.is(kundaliQuery, { order_id: "ord_0123456789abcdefg" }),
  "name-correction": () => [
    v.is(namePreviewRequest, { name: "Deepa" }),
    v.is(namePreviewRequest, { name: "D" }),
  ],
  places: () => v.is(placesQuery, { q: "Varanasi", limit: "0" }),
  services: () => v.is(servicePackagesQuery, { type: "kundali" }),
  staff: () => [v.is(staffRole, "owner"), v.is(staffRole, "customer")],
};
