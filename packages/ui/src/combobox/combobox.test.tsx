import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { type SomeCountry, someCountries } from "./combobox.fixture.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

const props: ComboboxProps<SomeCountry> = {
  label: "Country",
  items: someCountries,
  value: null,
  onValueChange: () => {},
  keyOf: ({ code }) => code,
  textOf: ({ name }) => name,
  searchTextOf: ({ name, dialCode }) => `${name} ${dialCode}`,
  openLabel: "Show countries",
  emptyText: "No such country",
};

describeComponent("Combobox", <Combobox {...props} />, "input");

function Controlled({
  onValueChange,
  from = null,
  ...rest
}: Partial<ComboboxProps<SomeCountry>> & { from?: SomeCountry | null | undefined }) {
  const [value, setValue] = useState<SomeCountry | null>(from);
  return (
    <Combobox
      {...props}
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}
const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country" });
const active = () =>
  screen.queryByText((_, part) => part?.id === input().getAttribute("aria-activedescendant"))?.textContent;
const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("finds by part of the name and selects the first match with Enter", async () => {
  const onValueChange = vi.fn();
  render(<Controlled onValueChange={onValueChange} />);
  await userEvent.type(input(), "un em");
  expect(offered()).toEqual(["United Arab Emirates"]);
  await userEvent.keyboard("{Enter}");
  expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ code: "ae" });
  expect(input().value).toBe("United Arab Emirates");
  expect(offered()).toEqual([]);
});

test("finds by the dial code", async () => {
  render(<Controlled />);
  await userEvent.type(input(), "+1");
  expect(offered()).toEqual(["Canada", "United States"]);
});

test("says when nothing matches", async () => {
  render(<Controlled />);
  await userEvent.type(input(), "atlantis");
  expect(screen.getByRole("status").textContent).toBe("No such country");
});

test("arrow keys wrap around, and the field announces the active option", async () => {
  render(<Controlled />);
  await userEvent.click(input());
  expect(active()).toBeUndefined();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toBe("Germany");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(active()).toBe("United States");
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toBe("Canada");
});

test("opens at the selected option", async () => {
  render(<Controlled from={someCountries[2]} />);
  await userEvent.click(input());
  expect(active()).toBe("India");
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("India");
});

test("Escape restores the selection first, and only then reaches the ancestors", async () => {
  const onKeyDown = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: listens as a dialog would
    <div onKeyDown={({ key, defaultPrevented }) => key === "Escape" && onKeyDown(defaultPrevented)}>
      <Controlled from={someCountries[2]} />
    </div>,
  );
  await userEvent.type(input(), "nep{Escape}");
  expect(input().value).toBe("India");
  expect(offered()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(onKeyDown.mock.calls).toEqual([[false]]);
  expect(input().value).toBe("India");
});

test.each([
  ["nep", "Nepal"],
  ["uni", "India"],
  ["atlantis", "India"],
])("typing %j and leaving the field selects %s", async (typed, chosen) => {
  render(<Controlled from={someCountries[2]} />);
  await userEvent.click(input());
  await userEvent.clear(input());
  await userEvent.type(input(), typed);
  await userEvent.tab();
  expect(input().value).toBe(chosen);
});

test.each([{ disabled: true }, { readOnly: true }])("with %o nothing can be selected", async (locked) => {
  const onValueChange = vi.fn();
  render(<Controlled inline onValueChange={onValueChange} {...locked} />);
  await userEvent.click(screen.getByRole("option", { name: "Nepal" }));
  expect(onValueChange).not.toHaveBeenCalled();
});

test("emptying the field clears the selection", async () => {
  const onValueChange = vi.fn();
  render(<Controlled from={someCountries[2]} onValueChange={onValueChange} />);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
});

test("the button opens and closes the whole list, and the field keeps the focus", async () => {
  render(<Controlled />);
  const button = screen.getByRole("button", { name: "Show countries" });
  await userEvent.click(button);
  await waitFor(() => expect(offered()).toHaveLength(someCountries.length));
  expect(document.activeElement).toBe(input());
  await userEvent.click(button);
  await waitFor(() => expect(offered()).toEqual([]));
});

test("a press selects an option", async () => {
  render(<Controlled />);
  await userEvent.click(input());
  await userEvent.click(screen.getByRole("option", { name: "Nepal" }));
  expect(input().value).toBe("Nepal");
  expect(document.activeElement).toBe(input());
});

test("typing replaces the selected text", async () => {
  render(<Controlled />);
  await userEvent.type(input(), "nep{Enter}");
  await userEvent.keyboard("can{Enter}");
  expect(input().value).toBe("Canada");
});

test("inline, the list is always visible and typing only filters it", async () => {
  const onValueChange = vi.fn();
  render(<Controlled inline from={someCountries[2]} onValueChange={onValueChange} />);
  expect(offered()).toHaveLength(someCountries.length);
  expect(screen.queryByRole("button")).toBeNull();
  await userEvent.type(input(), "nep");
  expect(offered()).toEqual(["Nepal"]);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("India");
});

test.each([{ disabled: true }, { readOnly: true }])("with %j it does not open", async (locked) => {
  render(<Controlled {...locked} />);
  await userEvent.click(screen.getByRole("button"));
  await userEvent.click(input());
  expect(offered()).toEqual([]);
});

test("a form submits the key of the selected option", () => {
  const { container } = render(
    <form>
      <Combobox {...props} name="country" value={someCountries[2] ?? null} />
    </form>,
  );
  expect([...new FormData(container.querySelector("form") ?? undefined)]).toEqual([["country", "in"]]);
});

test("server HTML can be submitted and has no style attribute, which our policy would reject", () => {
  const form = document.createElement("form");
  form.innerHTML = renderToString(<Combobox {...props} name="country" value={someCountries[2] ?? null} />);
  expect([...new FormData(form)]).toEqual([["country", "in"]]);
  expect(form.querySelector("[style]")).toBeNull();
});

test("the error describes the field", () => {
  render(<Combobox {...props} error="Choose a country" />);
  expect(screen.getByRole("combobox", { description: "Choose a country" }).getAttribute("aria-invalid")).toBe(
    "true",
  );
});
