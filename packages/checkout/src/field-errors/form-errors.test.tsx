import { emptyAddress } from "@aradhana/core/checkout";
import { type devotee, type FieldError, orderRequest, savedAddressRequest } from "@aradhana/core/contract";
import { createStorage } from "@aradhana/core/storage";
import { TextField } from "@aradhana/ui/text-field";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { beforeAll, expect, test } from "vitest";
import { AddressForm } from "../address/index.ts";
import { addressMessages, namesMessages } from "../messages-en/index.ts";
import { NamesFields } from "../names/index.ts";
import { FormErrors, type FormErrorsProps } from "./index.ts";

// The first import takes longer than a test waits for a text.
beforeAll(() => import("./show-errors.ts"));

const people = [
  { key: 0, name: "Asha", gotra: "" },
  { key: 4, name: "Ravi", gotra: "" },
];
const classNames = { row: "", column: "", remove: "", add: "" };

/** A form with everything that an order of the shop can ask for. */
function Order({
  errors,
  language = "en",
  devotees = people,
}: Partial<Pick<FormErrorsProps, "errors" | "language">> & { devotees?: typeof people }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      <FormErrors form={form} errors={errors} language={language}>
        <NamesFields
          devotees={devotees}
          {...{ limit: 2, errors: {}, messages: namesMessages, language, classNames, api: undefined }}
          storage={createStorage(() => undefined)}
          onChange={() => {}}
        />
        <TextField label="Name on the parcel" name="name" />
        <TextField label="Mobile number" name="phone" />
        <AddressForm
          {...{ api: undefined, value: emptyAddress("in"), errors: {}, messages: addressMessages }}
          countries={[{ short_name: "in", name: "India" }]}
          onValueChange={() => {}}
        />
      </FormErrors>
    </form>
  );
}

const refused = (field: string, code = "characters"): FieldError[] => [{ field, code, message: "no" }];
const invalid = () => [...document.querySelectorAll('[aria-invalid="true"]')];
const labelOf = (field: Element | null) =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    ? field.labels?.[0]?.firstChild?.textContent
    : undefined;

test("a field that the server did not accept is marked, says why and has the focus", async () => {
  render(<Order errors={refused("address.landmark", "too_long")} />);
  const field = await screen.findByRole("textbox", { name: /^Landmark/, description: /too long/ });
  expect(invalid()).toEqual([field]);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test("the message is in the visitor's language", async () => {
  render(<Order language="hi" errors={refused("address.city")} />);
  expect(await screen.findByText(/अक्षर या अंक से शुरू करें/)).toBeTruthy();
});

test("a code without its own message is reported as well", async () => {
  render(<Order errors={refused("address.city", "haunted")} />);
  expect(await screen.findByText("Check what you filled in here")).toBeTruthy();
});

test("a changed field is wrong no more, another one still is; the focus stays", async () => {
  render(<Order errors={[...refused("contact.number"), ...refused("address.city")]} />);
  await waitFor(() => expect(invalid().map(labelOf)).toEqual(["Mobile number", "Town or city"]));
  const [, city] = invalid();
  if (city) fireEvent.change(city, { target: { value: "Jaipur" } });
  await waitFor(() => expect(invalid().map(labelOf)).toEqual(["Mobile number"]));
  act(() => screen.getByLabelText(/^PIN/).focus());
  expect(document.activeElement).toBe(screen.getByLabelText(/^PIN/));
});

test("the next press clears what the last one found", async () => {
  const { rerender } = render(<Order errors={refused("address.city")} />);
  await waitFor(() => expect(invalid()).toHaveLength(1));
  rerender(<Order errors={undefined} />);
  await waitFor(() => expect(invalid()).toEqual([]));
});

test("a field that the form does not have marks none", async () => {
  const before = render(<Order errors={[...refused("quote_id"), ...refused("address.city")]} />);
  await waitFor(() => expect(invalid().map(labelOf)).toEqual(["Town or city"]));
  before.unmount();
});

const { name: _, ...address } = orderRequest.entries.address.wrapped.wrapped.entries;
const named = ["name", "name_devanagari", "gotra"] satisfies (keyof typeof devotee.entries)[];
const saved = Object.keys(savedAddressRequest.entries).filter(
  (field) => !["type", "is_default", "phone"].includes(field),
);
test.each([
  "contact.name",
  "contact.number",
  "contact.dial_code",
  "phone.number",
  "address",
  "address.name",
  ...Object.keys(address).map((field) => `address.${field}`),
  ...saved,
  "energised_for",
  "energised_for.name",
  "energised_for.gotra",
  "energised_lines",
  ...["name", "gotra"].flatMap((field) => [`energised_lines.0.${field}`, `energised_lines.1.${field}`]),
  ...named.flatMap((field) => [`devotees.0.${field}`, `devotees.1.${field}`]),
])("%s, which the server can name, has a field on the screen", async (field) => {
  render(<Order errors={refused(field)} />);
  await waitFor(() => expect(invalid()).toHaveLength(1));
});

test.each([
  ["the right one", "devotees.1.gotra", people, "devotee-4-gotra"],
  ["the right line of a cart", "energised_lines.1.name", people, "devotee-4-name"],
  [
    "the line that has no name",
    "energised_lines",
    people.map((each) => (each.key === 4 ? { ...each, name: " " } : each)),
    "devotee-4-name",
  ],
])("of several people %s is marked", async (_, field, devotees, marked) => {
  render(<Order errors={refused(field)} devotees={devotees} />);
  await waitFor(() => expect(invalid().map((found) => found.getAttribute("name"))).toEqual([marked]));
  await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe(marked));
});
