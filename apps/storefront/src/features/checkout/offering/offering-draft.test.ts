import { createStorage } from "@aradhana/core/storage";
import { expect, test } from "vitest";
import { chadhaava, garland, lamps } from "../../../../test/chadhaava-fixture.ts";
import { hasOfferingDraft, newOfferingDraft, saveOfferingDraft } from "./new-offering-draft.ts";
import { readOfferingDraft, readOfferingDrafts } from "./offering-draft.ts";
import { checkOffering } from "./offering-errors.ts";
import { offeringRows } from "./offering-rows.ts";

const storage = () => createStorage(() => undefined);
const draft = () => ({
  ...newOfferingDraft(chadhaava(), "in"),
  at: 1,
  items: { [lamps.id]: 11, of_gone: 2 },
});

test("a saved draft comes back without what is no longer on sale", () => {
  const drafts = storage();
  const { id } = chadhaava();
  expect(hasOfferingDraft(drafts, id)).toBe(false);
  saveOfferingDraft(drafts, draft());
  expect(hasOfferingDraft(drafts, id)).toBe(true);
  expect(readOfferingDraft(drafts, id, [lamps, garland])?.items).toEqual({ [lamps.id]: 11 });
  expect(readOfferingDrafts(drafts).map(({ title }) => title)).toEqual([chadhaava().title]);
});

test("what is stored and is no draft is skipped", () => {
  const drafts = storage();
  saveOfferingDraft(drafts, { ...draft(), devotees: [] });
  expect(readOfferingDraft(drafts, chadhaava().id, [])).toBeUndefined();
  expect(readOfferingDrafts(drafts)).toEqual([]);
});

test("sets of offerings come first and say what they hold", () => {
  expect(offeringRows(chadhaava()).map(({ name, what_is_offered }) => [name, what_is_offered])[0]).toEqual([
    "Puja tray",
    "5 × Ghee lamps, Garland",
  ]);
});

test("each thing that is missing is found before the server is asked", async () => {
  const nothing = { needsAddress: true, phoneIsKnown: false, agreed: false };
  expect(await checkOffering(newOfferingDraft(chadhaava(), "in"), nothing)).toEqual({
    items: true,
    names: [0],
    phone: "empty",
    consent: true,
    postcode: true,
    line1: true,
    city: true,
    state: true,
  });
});

test("a whole booking has nothing wrong; a gotra with digits has", async () => {
  const whole = { ...draft(), devotees: [{ key: 0, name: "Asha", gotra: "" }] };
  const options = { needsAddress: false, phoneIsKnown: true, agreed: true };
  expect(await checkOffering(whole, options)).toEqual({});
  const wrong = { ...whole, devotees: [{ key: 3, name: "Asha", gotra: "123" }] };
  expect(await checkOffering(wrong, options)).toEqual({ gotras: [3] });
});
