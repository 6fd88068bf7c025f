import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { LanguagePicker } from "./language-picker.tsx";

const languages = [
  { code: "en", name: "English" },
  { code: "hi", name: "हिन्दी" },
] as const;

const onValueChange = vi.fn();
const picker = (
  <LanguagePicker label="Language" languages={languages} value="en" onValueChange={onValueChange} />
);

describeComponent("LanguagePicker", picker, "languages");

test("each language is marked with `lang`, and the current one is selected", () => {
  render(picker);
  expect(screen.getByRole("button", { name: "हिन्दी" }).lang).toBe("hi");
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe("English");
});

test("reports the selected language", async () => {
  render(picker);
  await userEvent.click(screen.getByRole("button", { name: "हिन्दी" }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("hi");
});
