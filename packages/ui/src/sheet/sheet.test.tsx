import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Sheet } from "./sheet.tsx";

describeComponent(
  "Sheet",
  <Sheet open onOpenChange={() => {}} title="Sign in" closeLabel="Close" />,
  "panel",
);

test("is a dialog with its own appearance that requests to be closed", async () => {
  const onOpenChange = vi.fn();
  render(<Sheet open onOpenChange={onOpenChange} title="Sign in" closeLabel="Close" className="mine" />);
  const sheet = screen.getByRole("dialog", { name: "Sign in" });
  expect(sheet.className).toMatch(/panel mine$/);
  expect(sheet.dataset.kind).toBe("sheet");
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledOnce();
  expect(onOpenChange.mock.lastCall?.[0]).toBe(false);
});
