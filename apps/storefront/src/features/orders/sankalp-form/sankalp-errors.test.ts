import { expect, test } from "vitest";
import { emptyDevotee, type SankalpDraft } from "./sankalp-draft.ts";
import { checkSankalp } from "./sankalp-errors.ts";

const wrong = { dial_code: "91", number: "5876543210" };
const draft: SankalpDraft = {
  devotees: [{ ...emptyDevotee, name: "Asha", gotra: "Kashyap" }],
  purpose: "self",
  wish: "",
  wish_public: false,
  video_phone: wrong,
  preferred_time: "",
  call_phone: wrong,
};

test("§5 a wrong number says why", async () => {
  expect(await checkSankalp("ord_1", draft)).toMatchObject({ video: "first_digit", call: "first_digit" });
});

test("§5 any number passes if a logged-in user token exists", async () => {
  const { video, call } = await checkSankalp("ord_1", draft, { token: "t1" });
  expect([video, call]).toEqual([undefined, undefined]);
});
