import { expect, test } from "vitest";
import { hasRoom, withSaved } from "./index.ts";

const sita = { name: "Sita Sharma", name_devanagari: "", gotra: "Kashyap" };
const sitaRow = { name: "Sita Sharma", gotra: "Kashyap" };
const row = (key: number, name: string) => ({ key, name, gotra: "" });

test("a saved devotee takes the first empty row", () => {
  expect(withSaved([row(0, "Asha"), row(3, " "), row(4, "")], sita, 4)).toEqual([
    row(0, "Asha"),
    { key: 3, ...sitaRow },
    row(4, ""),
  ]);
});

test("otherwise a new row, as long as there is room", () => {
  expect(withSaved([row(2, "Asha")], sita, 2)).toEqual([row(2, "Asha"), { key: 3, ...sitaRow }]);
  expect(withSaved([row(2, "Asha")], sita, 1)).toEqual([row(2, "Asha")]);
});

test("the spelling that was saved with a name comes back with it, and stays", () => {
  const saved = { ...sita, name_devanagari: "सीता शर्मा" };
  expect(withSaved([row(0, "")], saved, 1)).toEqual([
    { key: 0, ...sitaRow, name_devanagari: "सीता शर्मा", isWritten: true },
  ]);
});

test("there is room for one more name in an empty row, or up to the limit", () => {
  expect(hasRoom([row(0, "Asha")], 2)).toBe(true);
  expect(hasRoom([row(0, "Asha"), row(1, " ")], 2)).toBe(true);
  expect(hasRoom([row(0, "Asha"), row(1, "Ravi")], 2)).toBe(false);
});
