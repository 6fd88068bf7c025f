import { expect, test } from "vitest";
import { openSpeller } from "./open-speller.ts";
import { spellWords } from "./spell-words.ts";

test("its thread spells as this one does, and calls at the same time get their own words", async () => {
  const { spell, close } = openSpeller();
  try {
    const [names, surname] = await Promise.all([spell(["sita", "venkataraghavan"]), spell(["tripathi"])]);
    expect(names).toEqual(spellWords(["sita", "venkataraghavan"]));
    expect(surname[0]?.[0]).toBe("त्रिपाठी");
  } finally {
    await close();
  }
});
