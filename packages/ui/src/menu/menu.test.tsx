import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Menu, type MenuItem } from "./menu.tsx";

const onSelect = vi.fn();
const groups: readonly (readonly MenuItem[])[] = [
  [
    { id: "share", label: "Share", onSelect },
    { id: "order", label: "See the order", href: "/orders/ord_1/puja" },
    { id: "invoice", label: "Invoice", onSelect, disabled: true },
  ],
  [{ id: "cancel", label: "Cancel the order", onSelect, tone: "danger" }],
];
const opener = () => screen.getByRole("button");
const isOpen = () => screen.queryByRole("menu") !== null;
/** Base UI moves the focus one frame after the list has rendered. */
const expectFocusOn = (name: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toContain(name));

describeComponent("Menu", <Menu groups={groups}>Order</Menu>, "button");

test("is named by its text, or by its label when it shows three dots", () => {
  const { rerender } = render(<Menu groups={groups}>Order</Menu>);
  expect(screen.getByRole("button", { name: "Order" }).getAttribute("aria-haspopup")).toBe("menu");
  rerender(<Menu groups={groups} label="More about this order" />);
  expect(screen.getByRole("button", { name: "More about this order" })).toBeDefined();
});

test("Enter opens it on the first item, arrow keys wrap around, Enter selects and closes", async () => {
  render(<Menu groups={groups}>Order</Menu>);
  opener().focus();
  await userEvent.keyboard("{Enter}");
  await expectFocusOn("Share");
  await userEvent.keyboard("{ArrowUp}");
  await expectFocusOn("Cancel the order");
  await userEvent.keyboard("{ArrowDown}");
  await expectFocusOn("Share");
  await userEvent.keyboard("{Enter}");
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(isOpen()).toBe(false));
});

test("typing a letter moves to a matching item, Escape closes and returns the focus", async () => {
  render(<Menu groups={groups}>Order</Menu>);
  await userEvent.click(opener());
  await userEvent.keyboard("c");
  await expectFocusOn("Cancel the order");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(isOpen()).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test("an item with `href` is a link, and a disabled one does nothing", async () => {
  onSelect.mockClear();
  render(<Menu groups={groups}>Order</Menu>);
  await userEvent.click(opener());
  const link = await screen.findByRole("menuitem", { name: "See the order" });
  expect(link.getAttribute("href")).toBe("/orders/ord_1/puja");
  const off = screen.getByRole("menuitem", { name: "Invoice" });
  expect(off.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(off);
  expect(onSelect).not.toHaveBeenCalled();
});

test("an empty group is not rendered", async () => {
  render(<Menu groups={[[], ...groups, []]}>Order</Menu>);
  await userEvent.click(opener());
  expect(await screen.findAllByRole("group")).toHaveLength(2);
});

test("adds no stylesheet to the page: a strict policy would reject it", async () => {
  render(<Menu groups={groups}>Order</Menu>);
  await userEvent.click(opener());
  await screen.findByRole("menu");
  expect(document.querySelectorAll("style, script")).toHaveLength(0);
});
