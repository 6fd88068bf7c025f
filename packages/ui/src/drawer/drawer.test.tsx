import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Drawer } from "./drawer.tsx";

const drawer = <Drawer open onOpenChange={() => {}} title="All of Aradhana" closeLabel="Close" />;

describeComponent("Drawer", drawer, "panel");

test("is a dialog with its own appearance that requests to be closed", async () => {
  const onOpenChange = vi.fn();
  render(<Drawer open onOpenChange={onOpenChange} title="All of Aradhana" closeLabel="Close" />);
  expect(screen.getByRole("dialog", { name: "All of Aradhana" }).dataset.kind).toBe("drawer");
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
