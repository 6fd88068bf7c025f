import type { NamedDevotee } from "@aradhana/core/checkout";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { namesMessages as messages } from "../messages-en/index.ts";
import { NamesFields } from "./index.ts";

const classNames = { row: "row", remove: "remove", add: "add" };
let shown: readonly NamedDevotee[];

function Form({ limit, tooMany }: { limit: number; tooMany?: string }) {
  const [devotees, setDevotees] = useState<readonly NamedDevotee[]>([
    { key: 0, name: "Asha", gotra: "" },
    { key: 4, name: "Ravi", gotra: "9" },
  ]);
  shown = devotees;
  return (
    <NamesFields
      {...{ devotees, limit, messages, classNames, ...(tooMany && { tooMany }) }}
      errors={{ names: [0], gotras: [4] }}
      onChange={(change) => setDevotees(change)}
    />
  );
}
const describedBy = (name: string) => screen.getByRole("textbox", { name }).getAttribute("aria-describedby");
const errorOf = (name: string) => document.getElementById(describedBy(name) ?? "")?.textContent;

test("names are added up to the limit, typed, and removed", () => {
  render(<Form limit={3} />);
  fireEvent.click(screen.getByRole("button", { name: "Add a name" }));
  expect(screen.queryByRole("button", { name: "Add a name" })).toBeNull();
  fireEvent.change(screen.getByRole("textbox", { name: "Name 3" }), { target: { value: "Meera" } });
  fireEvent.click(screen.getByRole("button", { name: "Remove name 2" }));
  expect(shown).toEqual([
    { key: 0, name: "Asha", gotra: "" },
    { key: 5, name: "Meera", gotra: "" },
  ]);
});

test("each wrong field has its message, and names over the limit one of their own", () => {
  render(<Form limit={1} tooMany="This package is for 1 name." />);
  expect(errorOf("Your name")).toContain("Use letters only, at least 2");
  fireEvent.change(screen.getByRole("textbox", { name: "Your name" }), { target: { value: " " } });
  expect(errorOf("Your name")).toContain("Enter the name");
  expect(errorOf("Name 2")).toContain("This package is for 1 name.");
  expect(screen.getByText("Enter the gotra in letters, or leave it empty")).toBeTruthy();
});
