// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { poojaOrder } from "../../../../test/order-fixture.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { phoneText } from "../../account/phone/text.ts";
import { emptyDevotee, type SankalpDraft } from "./sankalp-draft.ts";
import { SankalpForm } from "./sankalp-form.tsx";
import { sankalpText } from "./text.ts";

const nobody = { dial_code: "91", number: "" };
const { package: chosen, ...ordered } = poojaOrder();
const booked = { ...ordered, package: { ...chosen, devotees: { min: 1, max: 4 } } };

let shown: SankalpDraft;

function Form({ devotees }: Pick<SankalpDraft, "devotees">) {
  const [draft, setDraft] = useState<SankalpDraft>({
    devotees,
    purpose: "self",
    wish: "",
    wish_public: false,
    video_phone: nobody,
    preferred_time: "",
    call_phone: nobody,
  });
  shown = draft;
  return (
    <SankalpForm
      booked={{ ...booked, package: { ...booked.package, is_vip: isVip } }}
      draft={draft}
      onDraft={setDraft}
      isSending={false}
      isBack={isBack}
      onPreview={() => {}}
    />
  );
}

let isVip = false;
let isBack = false;
const open = (...devotees: SankalpDraft["devotees"]) => {
  const router = createMemoryRouter([{ path: "/", element: <Form devotees={devotees} /> }]);
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
};
// Folded away, but there.
const dayFields = () => screen.getAllByRole<HTMLSelectElement>("combobox", { name: "Day", hidden: true });
const days = () => dayFields().map(({ value }) => value);

beforeAll(() => Promise.all([sankalpText.load("en"), phoneText.load("en")]));
afterEach(() => {
  cleanup();
  isVip = false;
  isBack = false;
});

test("removing a devotee does not change the birthday of the next one", () => {
  open({ ...emptyDevotee, dob: "7 March 1950" }, { ...emptyDevotee, dob: "24 December 1981" });
  fireEvent.click(screen.getByRole("button", { name: "Remove devotee 1" }));
  expect(days()).toEqual(["24"]);
});

const choose = (name: string, value: string) => {
  const [first] = screen.getAllByRole<HTMLSelectElement>("combobox", { name, hidden: true });
  if (first) fireEvent.change(first, { target: { value } });
};

test("an incomplete birthday stays in the form, has an error, and gets the focus", async () => {
  const named = { ...emptyDevotee, name: "Asha", name_devanagari: "आशा", gotra: "Kashyap" };
  open(named);
  choose("Day", "7");
  choose("Month", "3");
  read();
  await screen.findByText("Choose day, month and year");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Year" })));
  expect(shown.devotees[0]).toMatchObject({ dob: null, dobParts: { day: 7, month: 3 } });
  choose("Year", "1981");
  await waitFor(() => expect(screen.queryByText("Choose day, month and year")).toBeNull());
  expect(shown.devotees[0]).toMatchObject({ dob: "7 March 1981", dobParts: undefined });
  choose("Day", "");
  choose("Month", "");
  choose("Year", "");
  expect(shown.devotees[0]).toMatchObject({ dob: null, dobParts: undefined });
});

test("a birthday on a day that does not exist stays in the form and has an error", async () => {
  const named = { ...emptyDevotee, name: "Asha", name_devanagari: "आशा", gotra: "Kashyap" };
  open({ ...named, dob: "31 March 1981" });
  choose("Month", "2");
  read();
  await screen.findByText("This date does not exist");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Day" })));
  expect(shown.devotees[0]).toMatchObject({ dob: null, dobParts: { day: 31, month: 2, year: 1981 } });
  choose("Day", "28");
  expect(shown.devotees[0]).toMatchObject({ dob: "28 February 1981", dobParts: undefined });
});

test("a birthday in the future has an error", async () => {
  open({ ...emptyDevotee, dob: "31 December 9998" });
  read();
  await screen.findByText("Enter a date in the past");
});

test.each(["http://x.y", "123 !!", "K"])(
  "a gotra that is there, but cannot be read aloud, such as %s, is not asked for again, and is led to",
  async (gotra) => {
    open({ ...emptyDevotee, name: "Asha", name_devanagari: "आशा", gotra });
    read();
    await screen.findByText(words().gotraCharacters);
    expect(screen.queryByText(words().gotraError)).toBeNull();
    const field = screen.getByRole("combobox", { name: "Gotra" });
    await waitFor(() => expect(document.activeElement).toBe(field));
  },
);

const group = (n: number) => screen.getByRole("group", { name: `Devotee ${n}` });

test("who is taken out leaves the focus to the next, the last to the one before", () => {
  open(emptyDevotee, { ...emptyDevotee, name: "Asha" }, emptyDevotee);
  fireEvent.click(screen.getByRole("button", { name: "Remove devotee 1" }));
  expect(document.activeElement).toBe(group(1));
  fireEvent.click(screen.getByRole("button", { name: "Remove devotee 2" }));
  expect(document.activeElement).toBe(group(1));
});

test("a form that is come to takes no focus, one that is come back to does", () => {
  open(emptyDevotee);
  expect(document.activeElement).toBe(document.body);
  cleanup();
  isBack = true;
  open(emptyDevotee);
  expect(document.activeElement).toBe(group(1));
});

test("a birthday half chosen goes with its owner", () => {
  open(emptyDevotee, emptyDevotee);
  const [first] = dayFields();
  if (first) fireEvent.change(first, { target: { value: "7" } });
  expect(days()).toEqual(["7", ""]);
  fireEvent.click(screen.getByRole("button", { name: "Remove devotee 1" }));
  expect(days()).toEqual([""]);
});

test("a name added after one was taken out begins empty", () => {
  open({ ...emptyDevotee, dob: "7 March 1950" }, emptyDevotee);
  fireEvent.click(screen.getByRole("button", { name: "Remove devotee 2" }));
  fireEvent.click(screen.getByRole("button", { name: sankalpText.in("en").add }));
  expect(days()).toEqual(["7", ""]);
});

test("a choice from a list is stored", () => {
  open(emptyDevotee);
  fireEvent.change(screen.getByLabelText(/^Relation/), { target: { value: "mother" } });
  fireEvent.click(screen.getByLabelText(sankalpText.in("en").purposes.memory));
  expect(shown).toMatchObject({ devotees: [{ relation: "mother" }], purpose: "memory" });
});

test("the gotra is marked as needed until somebody does not know it", () => {
  open(emptyDevotee);
  const gotra = screen.getByRole<HTMLInputElement>("combobox", { name: "Gotra" });
  expect(gotra.required).toBe(true);
  fireEvent.click(screen.getByLabelText(words().names.gotraUnknown));
  expect(gotra.required).toBe(false);
});

test.each(["Best time to call?", "Number for the live call"])("“%s” says that it may stay empty", (label) => {
  isVip = true;
  open(emptyDevotee);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: `${label} (optional)` }).required).toBe(false);
});

const words = () => sankalpText.in("en");
const names = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: "Name" });
const write = (index: number, value: string) => {
  const name = names()[index];
  if (name) fireEvent.change(name, { target: { value } });
};
const leave = (index: number) => {
  const name = names()[index];
  if (name) fireEvent.blur(name);
};
const read = () => fireEvent.click(screen.getByRole("button", { name: words().preview }));

test("errors of a failed submit are shown until they are corrected, and again when they return", async () => {
  open(emptyDevotee);
  read();
  await screen.findByText(words().nameErrors.too_short);
  write(0, "Asha");
  await waitFor(() => expect(screen.queryByText(words().nameErrors.too_short)).toBeNull());
  fireEvent.click(screen.getByLabelText(words().names.gotraUnknown));
  await waitFor(() => expect(screen.queryByText(words().gotraError)).toBeNull());
  write(0, "");
  await screen.findByText(words().nameErrors.too_short);
});

test("a field shows its error once it was left", async () => {
  open(emptyDevotee);
  write(0, "A1");
  await waitFor(() => expect(shown.devotees[0]?.name).toBe("A1"));
  expect(screen.queryByText(words().nameErrors.characters)).toBeNull();
  leave(0);
  await screen.findByText(words().nameErrors.characters);
  expect(screen.queryByText(words().gotraError)).toBeNull();
});

test("a devotee added after a failed submit shows no errors yet, and the others keep theirs", async () => {
  open({ ...emptyDevotee, name: "Asha", name_devanagari: "आशा", gotra: "Kashyap" }, emptyDevotee);
  read();
  await screen.findByText(words().nameErrors.too_short);
  fireEvent.click(screen.getByRole("button", { name: "Remove devotee 1" }));
  fireEvent.click(screen.getByRole("button", { name: words().add }));
  await waitFor(() =>
    expect(names().map((name) => name.getAttribute("aria-invalid"))).toEqual(["true", null]),
  );
});

test("every field that cannot be read out says so, also one that is folded away", async () => {
  open({ ...emptyDevotee, name: "Asha", gotra_unknown: true, pronounced: "https://a.test" });
  fireEvent.click(screen.getByRole("button", { name: "See how it will be read" }));
  const field = screen.getByLabelText(/pronounced/i);
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(field.closest("details")?.open).toBe(true);
});
