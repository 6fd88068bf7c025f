// @vitest-environment jsdom
import { ApiError } from "@aradhana/core/api";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { BirthForm, texts } from "./birth-form.tsx";

const birth = {
  ...{ name: "Asha", gender: null, date: "1991-11-29", time: null, time_window: 0, utc_offset: null },
  place: {
    name: "Jaipur",
    region: "Rajasthan",
    country_code: "in",
    lat: 26.9,
    lon: 75.8,
    zone: "Asia/Kolkata",
  },
};

beforeAll(() => Promise.all([...texts, errorTexts].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  ["birth.name", () => screen.getByRole("textbox", { name: "Name" })],
  ["birth.date", () => screen.getByRole("combobox", { name: "Day" })],
  ["birth.place.zone", () => screen.getByRole("button", { name: "Change the place" })],
])("%s, where the server does not accept it, is marked and has the focus", async (field, control) => {
  const fieldErrors = [{ field, code: "future", message: "" }];
  const save = vi.fn(async () => {
    throw new ApiError("no", { code: "invalid_input", status: 422, fieldErrors });
  });
  openSignedIn(
    <BirthForm
      purpose="report"
      birth={{ ...birth, guardian_consent: false }}
      labels={{ save: "Save", cancel: "Cancel" }}
      save={save}
    />,
    {},
  );
  fireEvent.click(await screen.findByRole("button", { name: "Save" }, patience));
  await waitFor(() => expect(control().getAttribute("aria-invalid")).toBe("true"), patience);
  await waitFor(() => expect(document.activeElement).toBe(control()));
});
