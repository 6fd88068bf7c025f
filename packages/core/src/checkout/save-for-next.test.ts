import { expect, test } from "vitest";
import { type ApiClient, ApiError } from "../api/index.ts";
import { emptyBirth } from "../birth/index.ts";
import { emptyAddress, newDraft, plainGood, saveForNext, toSaveOf } from "./index.ts";

const meta = {
  request_id: "r",
  server_time: "2026-11-20T10:00:00.000Z",
  currency: "inr",
  country_code: "in",
};
const sita = {
  id: "fp_sita0000000000000000",
  name: "Sita Sharma",
  name_devanagari: "",
  gotra: "",
  relation: "mother",
};
const home = {
  ...{ ...emptyAddress("in"), name: "Asha", line1: "12 Assi Ghat", city: "Varanasi", postcode: "221005" },
  ...{ phone: null, type: "home" as const, is_default: false },
};

/** An account with Sita and an address in Assi; gives what is written to it. */
function account({ isDown = false, people = [sita] as object[] } = {}) {
  const written: unknown[] = [];
  const answer = (results: unknown) => Response.json({ success: true, message: "", results, meta });
  const body = (results: unknown) => ({ success: true, message: "", results, meta });
  const api: ApiClient = {
    async get(path) {
      if (isDown) throw new ApiError("no", { code: "network", status: 0 });
      return body(path.includes("address") ? [{ ...home, id: "adr_home00000000000000" }] : people);
    },
    async post(path, payload, _token, headers) {
      written.push([
        path.split("/").at(-1),
        (payload as { name: string }).name,
        headers?.["Idempotency-Key"],
      ]);
      return answer(path.includes("address") ? { ...home, id: "adr_new000000000000000" } : sita);
    },
    async write(method, path, payload) {
      written.push([method, path.split("/").at(-1), payload]);
      return answer(sita);
    },
  };
  return { api, written };
}

test("what is saved already is not saved again, but a name takes the spelling that the buyer chose", async () => {
  const { api, written } = account();
  const devotees = [
    { name: " sita sharma", name_devanagari: "सीता शर्मा", gotra: "", relation: "other" as const },
    { name: "Ravi", gotra: "Kashyap", relation: "self" as const },
  ];
  expect(await saveForNext(api, { devotees, address: home, key: "k1" })).toBe(true);
  const { id, ...saved } = sita;
  expect(written).toEqual([
    ["put", id, { ...saved, name_devanagari: "सीता शर्मा" }],
    ["familyProfile", "Ravi", "k1-1"],
  ]);
});

test("another address is saved", async () => {
  const { api, written } = account();
  await saveForNext(api, { address: { ...home, line1: "4 Sigra" }, key: "k1" });
  expect(written).toEqual([["address", "Asha", "k1"]]);
});

test("an account that cannot be reached stops nothing", async () => {
  const { api } = account({ isDown: true });
  expect(await saveForNext(api, { address: home, key: "k1" })).toBe(false);
});

test("of a draft the names are saved with spellings that the buyer chose, and the address where prasad is sent", () => {
  const draft = {
    ...newDraft({ type: "chadhaava", itemId: "ch_1", title: "", country: "in" }),
    devotees: [
      { key: 0, name: "Asha", name_devanagari: "आशा", gotra: "Kashyap" },
      { key: 1, name: "Ravi", name_devanagari: "रवि", isWritten: true, gotra: "" },
      { key: 2, name: " ", gotra: "" },
    ],
    address: { ...emptyAddress("in"), line1: "12 Assi Ghat" },
  };
  expect(toSaveOf(draft, { needsAddress: false, key: "k" })).toEqual({
    key: "k",
    devotees: [
      { name: "Asha", name_devanagari: "", gotra: "Kashyap", relation: "self" },
      { name: "Ravi", name_devanagari: "रवि", gotra: "", relation: "other" },
    ],
  });
  const good = { ...plainGood, isEnergised: false };
  expect(toSaveOf({ ...draft, good }, { needsAddress: false, key: "k" }).devotees).toEqual([]);
  expect(toSaveOf(draft, { needsAddress: true, key: "k" }).address).toMatchObject({
    ...{ name: "Asha", line1: "12 Assi Ghat", phone: null },
  });
});

const delhi = {
  ...{ name: "Delhi", region: "", country_code: "in" },
  ...{ lat: 28.65, lon: 77.23, zone: "Asia/Kolkata" },
};

test("a namesake of another birth becomes a person of their own, and whose birth it is keeps that person", async () => {
  const bornOn = (date: string, time: string | null = null) => ({
    ...{ gender: null, date, time, time_window: 0, place: delhi, utc_offset: null },
  });
  const baby = { ...sita, name: "Baby Sharma", relation: "daughter" };
  const [first, second] = [
    { ...baby, id: "fp_first000000000000000", birth: bornOn("2025-01-04") },
    { ...baby, id: "fp_second00000000000000", birth: bornOn("2026-03-09", "10:20") },
  ];
  const { api, written } = account({ people: [first, second] });
  const save = (birth: ReturnType<typeof bornOn>, key: string) =>
    saveForNext(api, { devotees: [{ name: "Baby Sharma", relation: "other", birth }], key });

  await save(bornOn("2026-11-01"), "k1");
  expect(written).toEqual([["familyProfile", "Baby Sharma", "k1-0"]]);
  // A minute that was not known before is the same birth.
  await save(bornOn("2025-01-04", "08:15"), "k2");
  expect(written.at(-1)).toMatchObject(["put", first.id, { birth: { time: "08:15" }, relation: "daughter" }]);
  // Twins have a minute each.
  await save(bornOn("2026-03-09", "10:26"), "k3");
  expect(written.at(-1)).toEqual(["familyProfile", "Baby Sharma", "k3-0"]);
  await save(bornOn("2026-03-09", "10:20"), "k4");
  expect(written.at(-1)).toMatchObject(["put", second.id, { birth: { time: "10:20" } }]);
  await save(bornOn("2026-03-09"), "k5");
  expect(written).toHaveLength(4);
});

test("the birth of a kundali is saved with its person, who may be saved already", async () => {
  const birth = {
    ...emptyBirth,
    ...{ name: "Sita Sharma", date: { day: 29, month: 11, year: 1991 }, isTimeUnknown: true, place: delhi },
  };
  const draft = { ...newDraft({ type: "kundali", itemId: "kundali", title: "", country: "in" }), birth };
  const { api, written } = account();
  await saveForNext(api, toSaveOf(draft, { needsAddress: false, key: "k1" }));
  expect(written).toMatchObject([
    ["put", sita.id, { relation: "mother", birth: { date: "1991-11-29", time: null } }],
  ]);
  await saveForNext(
    api,
    toSaveOf({ ...draft, birth: { ...birth, name: "Ravi" } }, { needsAddress: false, key: "k2" }),
  );
  expect(written.at(-1)).toEqual(["familyProfile", "Ravi", "k2-0"]);
});
