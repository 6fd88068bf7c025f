// @vitest-environment jsdom
import { ApiError } from "@aradhana/core/api";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
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
  sessionStorage.clear();
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
      of="ord_one"
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

test("the offset of a document is typed, shown and sent; one that is none is marked", async () => {
  const readings = [
    { instant: "1943-06-01T05:30:00.000Z", offset: 23_400, offset_text: "+06:30", warnings: ["war-time"] },
  ];
  const save = vi.fn(async () => {});
  openSignedIn(
    <BirthForm
      purpose="report"
      of="ord_one"
      birth={{ ...birth, date: "1943-06-01", time: "12:00", guardian_consent: false }}
      labels={{ save: "Save", cancel: "Cancel" }}
      save={save}
    />,
    { "POST geo/localTime": () => answer({ status: "unique", readings }) },
  );
  await screen.findByText("UTC offset used: UTC+06:30", undefined, patience);
  const field = screen.getByRole("textbox", { name: /^UTC offset as on/ });
  fireEvent.change(field, { target: { value: "4 h 51" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(save).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: "4:51" } });
  await screen.findByText("UTC offset used: UTC+04:51");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ utc_offset: 17_460 })),
  );
});

test("what is typed is there after a reload, for the same order only, until it is sent", async () => {
  const save = vi.fn(async () => {});
  const form = (of: string) => (
    <BirthForm
      {...{ purpose: "report", of, save }}
      birth={{ ...birth, guardian_consent: false }}
      labels={{ save: "Save", cancel: "Cancel" }}
    />
  );
  const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  const first = openSignedIn(form("ord_one"), {});
  fireEvent.change(name(), { target: { value: "Asha Verma" } });
  first.unmount();
  openSignedIn(form("ord_two"), {}).unmount();
  openSignedIn(form("ord_one"), {});
  await waitFor(() => expect(name().value).toBe("Asha Verma"));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  await waitFor(() => expect(sessionStorage.getItem("birth_draft")).toBeNull());
});
