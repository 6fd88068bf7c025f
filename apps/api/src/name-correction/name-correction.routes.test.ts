import { errorResponse, successResponse } from "@aradhana/core/contract";
import { namePreview } from "@aradhana/core/name-correction";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";

const { request } = await createTestApp();

const preview = (body: Record<string, string>) =>
  request("/noauth-api/v1/name_correction/preview", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

test("every letter is shown with its value, in both systems", async () => {
  const response = await preview({ name: "Priya Sharma", dob: "1991-11-29" });
  const { results } = v.parse(successResponse(namePreview), await response.json());
  expect(results.chaldean).toMatchObject({ compound: 29, root: 2, steps: [29, 11, 2], master: 11 });
  expect(results.pythagorean).toMatchObject({ compound: 57, root: 3 });
  expect(results.birth).toMatchObject({ moolank: { root: 2 }, bhagyank: { root: 6 } });
  expect(results.chaldean.letters.map(({ letter }) => letter).join("")).toBe("PRIYASHARMA");
  const sum = results.chaldean.letters.reduce((total, { value }) => total + value, 0);
  expect(sum).toBe(results.chaldean.compound);
});

test("Pythagorean counts the name given at birth, where it is another", async () => {
  const response = await preview({ name: "Om", birth_name: "Amitabh Bachchan" });
  const { results } = v.parse(successResponse(namePreview), await response.json());
  expect([results.chaldean.compound, results.pythagorean.compound]).toEqual([11, 58]);
  expect(results.birth).toBeNull();
});

test("the preview of a report takes the name given at birth for Pythagorean, as the report does", async () => {
  const wishes = { system: "pythagorean", dob: "1988-01-04" };
  const found = async (names: Record<string, string>) =>
    v.parse(successResponse(namePreview), await (await preview({ ...names, ...wishes })).json()).results
      .report;
  const ofBirthName = await found({ name: "Om", birth_name: "Asha Verma" });
  expect(ofBirthName).toEqual({ is_friendly: false, better_spellings: 5 });
});

test.each([
  ["chaldean", "1991-11-29", { is_friendly: false, better_spellings: 3 }],
  ["pythagorean", "1988-01-04", { is_friendly: false, better_spellings: 5 }],
  ["both", "1990-01-01", { is_friendly: true, better_spellings: 0 }],
])(
  "by %s, what a report would find for a birth of %s is said before it is ordered",
  async (system, dob, found) => {
    const response = await preview({ name: "Asha Verma", dob, system });
    const { results } = v.parse(successResponse(namePreview), await response.json());
    expect(results.report).toEqual(found);
  },
);

test.each([
  [{ name: "P" }, "name", "too_short"],
  [{ name: "प्रिया" }, "name", "latin"],
  [{ name: "Łukasz" }, "name", "latin"],
  [{ name: "Priya 👍" }, "name", "characters"],
  [{ name: "Priya", birth_name: "Om7" }, "birth_name", "characters"],
  [{ name: "Priya", dob: "1991-02-31" }, "dob", "date"],
  [{ name: "Priya", dob: "2999-01-01" }, "dob", "future"],
])("%j is refused at its field", async (body, field, code) => {
  const response = await preview(body);
  expect(response.status).toBe(422);
  expect(v.parse(errorResponse, await response.json()).field_errors).toMatchObject([{ field, code }]);
});
