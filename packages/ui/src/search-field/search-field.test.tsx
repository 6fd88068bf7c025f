import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { SearchField } from "./search-field.tsx";

const labels = { label: "Search pujas", clearLabel: "Clear" };

describeComponent("SearchField", <SearchField {...labels} />, "input");

test("shows its label on request", () => {
  render(<SearchField {...labels} showLabel />);
  expect(screen.getByText("Search pujas").tagName).toBe("LABEL");
  expect(screen.getByRole("searchbox", { name: "Search pujas" })).toBeDefined();
});

test("can be cleared and keeps the focus", async () => {
  render(<SearchField {...labels} defaultValue="shiva" />);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  const input = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search pujas" });
  expect(input.value).toBe("");
  expect(document.activeElement).toBe(input);
});

test("can be required", () => {
  const { container } = render(<SearchField {...labels} showLabel required />);
  const { container: other } = render(<SearchField {...labels} showLabel />);
  expect(container.querySelector("label")?.textContent).not.toBe(other.querySelector("label")?.textContent);
});

test.each([{ disabled: true }, { readOnly: true }])("with %o it cannot be cleared", (locked) => {
  render(<SearchField {...labels} defaultValue="shiva" {...locked} />);
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
});

test("the clear button is hidden while the field is empty, with or without a placeholder", () => {
  render(<SearchField {...labels} placeholder={undefined} />);
  expect(screen.getByRole("searchbox").getAttribute("placeholder")).toBe(" ");
});

test("Escape clears it, and only then reaches the ancestors", async () => {
  const onKeyDown = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: listens as a dialog would
    <div onKeyDown={({ key, defaultPrevented }) => key === "Escape" && onKeyDown(defaultPrevented)}>
      <SearchField {...labels} />
    </div>,
  );
  const input = screen.getByRole<HTMLInputElement>("searchbox");
  await userEvent.type(input, "shiva{Escape}");
  expect(input.value).toBe("");
  expect(document.activeElement).toBe(input);
  await userEvent.keyboard("{Escape}");
  expect(onKeyDown.mock.calls).toEqual([[true], [false]]);
});

function Controlled({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState("shiva");
  return (
    <SearchField
      {...labels}
      value={text}
      onChange={({ target }) => {
        onText(target.value);
        setText(target.value);
      }}
    />
  );
}

test("a controlled field reports that it was cleared", async () => {
  const onText = vi.fn();
  render(<Controlled onText={onText} />);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(onText).toHaveBeenCalledExactlyOnceWith("");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});
