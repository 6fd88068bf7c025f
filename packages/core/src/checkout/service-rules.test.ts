import { expect, test } from "vitest";
import { emptyBirth } from "../birth/index.ts";
import type { Quote } from "../contract/index.ts";
import { emptyName } from "../name-correction/index.ts";
import { attemptFor } from "./attempt.ts";
import { newDraft } from "./draft.ts";
import { readyOrder } from "./ready-order.ts";
import { checkService } from "./service-rules.ts";

const place = { name: "Delhi", region: "", country_code: "in", lat: 28.65, lon: 77.23, zone: "Asia/Kolkata" };
const birth = {
  ...emptyBirth,
  ...{ name: "Asha Verma", date: { day: 29, month: 11, year: 1991 }, isTimeUnknown: true, place },
};
const draftOf = (type: "kundali" | "name_correction") => ({
  ...newDraft({ type, itemId: type, title: "", country: "in" }),
  phone: { dial_code: "91", number: "9876543210" },
});
const options = { agreed: true, today: "2026-11-28" };

test("a kundali needs a birth, a name correction a name, and each a number and the consent", async () => {
  const none = { agreed: false, today: "2026-11-28" };
  expect(await checkService(newDraft(draftOf("kundali")), none)).toMatchObject({
    ...{ birthDate: "empty", phone: "empty", consent: true },
  });
  expect(await checkService({ ...draftOf("name_correction"), correction: emptyName }, options)).toEqual({
    ...{ nameInUse: "empty", dob: "empty" },
  });
  expect(await checkService({ ...draftOf("kundali"), birth }, options)).toEqual({});
});

test("the order of a kundali has the birth, and another birth is another order", () => {
  const quote = { quote_id: "qt_1", lines: [], totals: { grand: { amount: 1, currency: "inr" } } };
  const requestOf = (name: string) => {
    const order = readyOrder(
      { ...draftOf("kundali"), birth: { ...birth, name } },
      { quote: quote as unknown as Quote, language: "en", attribution: { utm: [] }, needsAddress: false },
    );
    return attemptFor(order, undefined, { uuid: () => "key", secretOf: () => undefined });
  };
  const { request, attempt } = requestOf("Asha Verma");
  expect(request).toMatchObject({ type: "kundali", birth: { name: "Asha Verma", time: null } });
  expect(requestOf("Ravi Verma").attempt.of).not.toBe(attempt.of);
});
