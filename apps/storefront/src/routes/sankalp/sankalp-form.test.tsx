// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { poojaOrder } from "../../../test/order-fixture.ts";
import { phoneText } from "../../phone/text.ts";
import { VisitorProvider } from "../../services/visitor.tsx";
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
      onPreview={() => {}}
    />
  );
}

let isVip = false;
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
});

test("who stays keeps their own birthday when somebody before them is taken out", () => {
  open({ ...emptyDevotee, dob: "7 March 1950" }, { ...emptyDevotee, dob: "24 December 1981" });
  fireEvent.click(screen.getByRole("button", { name: "Remove devotee 1" }));
  expect(days()).toEqual(["24"]);
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

test("what is chosen from a list is kept", () => {
  open(emptyDevotee);
  fireEvent.change(screen.getByLabelText(/^Relation/), { target: { value: "mother" } });
  fireEvent.click(screen.getByLabelText(sankalpText.in("en").purposes.memory));
  expect(shown).toMatchObject({ devotees: [{ relation: "mother" }], purpose: "memory" });
});

test("the gotra is marked as needed until somebody does not know it", () => {
  open(emptyDevotee);
  const gotra = screen.getByRole<HTMLInputElement>("combobox", { name: "Gotra" });
  expect(gotra.required).toBe(true);
  fireEvent.click(screen.getByLabelText(sankalpText.in("en").gotraUnknown));
  expect(gotra.required).toBe(false);
});

test.each(["When does a call suit you?", "Number to call during the rite"])(
  "“%s” says that it may stay empty",
  (label) => {
    isVip = true;
    open(emptyDevotee);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: `${label} (optional)` }).required).toBe(
      false,
    );
  },
);

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

test("what a submit refused is told until it is right, and again when it is not", async () => {
  open(emptyDevotee);
  read();
  await screen.findByText(words().nameErrors.too_short);
  write(0, "Asha");
  await waitFor(() => expect(screen.queryByText(words().nameErrors.too_short)).toBeNull());
  fireEvent.click(screen.getByLabelText(words().gotraUnknown));
  await waitFor(() => expect(screen.queryByText(words().gotraError)).toBeNull());
  write(0, "");
  await screen.findByText(words().nameErrors.too_short);
});

test("a field is told of once it was left", async () => {
  open(emptyDevotee);
  write(0, "A1");
  await waitFor(() => expect(shown.devotees[0]?.name).toBe("A1"));
  expect(screen.queryByText(words().nameErrors.characters)).toBeNull();
  leave(0);
  await screen.findByText(words().nameErrors.characters);
  expect(screen.queryByText(words().gotraError)).toBeNull();
});

test("who is added after a refused submit is not told of yet, and who stays keeps what is told", async () => {
  open({ ...emptyDevotee, name: "Asha", name_devanagari: "आशा", gotra: "Kashyap" }, emptyDevotee);
  read();
  await screen.findByText(words().nameErrors.too_short);
  fireEvent.click(screen.getByRole("button", { name: "Remove devotee 1" }));
  fireEvent.click(screen.getByRole("button", { name: words().add }));
  await waitFor(() =>
    expect(names().map((name) => name.getAttribute("aria-invalid"))).toEqual(["true", null]),
  );
});
