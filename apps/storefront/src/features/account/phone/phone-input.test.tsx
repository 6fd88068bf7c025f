// @vitest-environment jsdom
// Needs its own document: Base UI moves the focus by what was pressed in it before.
import type { Phone } from "@aradhana/core/contract";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { PhoneInput } from "./phone-input.tsx";
import { phoneText } from "./text.ts";

let shown: Phone;

function Form({ from }: { from: Phone }) {
  const [phone, setPhone] = useState(from);
  shown = phone;
  return <PhoneInput value={phone} onValueChange={setPhone} />;
}

const open = (from: Phone, country = "in") =>
  render(
    <VisitorProvider value={{ country, language: "en" }}>
      <Form from={from} />
    </VisitorProvider>,
  );

const dialCode = (code: string) => screen.getByRole("button", { name: `Country code +${code}` });

beforeAll(() => phoneText.load("en"));
afterEach(cleanup);

test("a country is found by its abbreviation, and the number stays", async () => {
  open({ dial_code: "91", number: "2025550143" });
  fireEvent.click(dialCode("91"));
  const search = await screen.findByRole("searchbox", { name: "Find a country or a dial code" });
  fireEvent.change(search, { target: { value: "usa" } });
  fireEvent.click(screen.getByRole("button", { name: /^United States/ }));
  expect(shown).toEqual({ dial_code: "1", number: "2025550143" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(dialCode("1").textContent).toBe("🇺🇸 +1");
});

test("a dial code that several countries share wears the flag of the one that was chosen", async () => {
  open({ dial_code: "1", number: "" });
  expect(dialCode("1").textContent).toBe("🇺🇸 +1");
  fireEvent.click(dialCode("1"));
  fireEvent.click(await screen.findByRole("button", { name: /^Jamaica/ }));
  expect(dialCode("1").textContent).toBe("🇯🇲 +1");
});

test("the visitor's own country is first in the list", async () => {
  open({ dial_code: "91", number: "" }, "np");
  fireEvent.click(dialCode("91"));
  await screen.findByRole("dialog", { name: "Country code" });
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("Nepal");
});

test.each(["९८७६५४३२१०", "+91 98765 43210", "09876543210"])("%s is taken as the number it is", (typed) => {
  open({ dial_code: "91", number: "" });
  fireEvent.change(screen.getByRole("textbox", { name: "Mobile number" }), { target: { value: typed } });
  expect(shown).toEqual({ dial_code: "91", number: "9876543210" });
});

test("the search for a country has the focus once the list is open", async () => {
  open({ dial_code: "91", number: "" });
  dialCode("91").focus();
  fireEvent.click(dialCode("91"));
  const search = await screen.findByRole("searchbox");
  await waitFor(() => expect(document.activeElement).toBe(search));
});
