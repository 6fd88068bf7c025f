import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { SearchField } from "../search-field/index.ts";
import { createToastQueue, Toaster } from "../toast/index.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";

const labels = { title: "Cancel this order?", closeLabel: "Close" };
const dialog = () => screen.queryByRole("dialog");

describeComponent("Dialog", <Dialog {...labels} open onOpenChange={() => {}} />, "panel");

function Opened({ opener = "Cancel order", ...rest }: Partial<DialogProps> & { opener?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {opener}
      </button>
      <Dialog {...labels} open={open} onOpenChange={setOpen} {...rest} />
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("takes the focus and is named", async () => {
  render(<Opened description="The full amount goes back." />);
  await press("Cancel order");
  const opened = screen.getByRole("dialog", {
    name: "Cancel this order?",
    description: "The full amount goes back.",
  });
  await waitFor(() => expect(document.activeElement).toBe(opened));
});

/** Whether the page behind is locked. */
const isLocked = () =>
  [document.documentElement, document.body].some(({ style }) => style.overflowY === "hidden");

test("the page behind is inert while it is open", async () => {
  const { container } = render(<Opened />);
  await press("Cancel order");
  expect(container.getAttribute("aria-hidden")).toBe("true");
  await waitFor(() => expect(isLocked()).toBe(true));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(container.hasAttribute("aria-hidden")).toBe(false));
  await waitFor(() => expect(isLocked()).toBe(false));
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the cross", () => press("Close")],
  ["a press outside", () => userEvent.click(dialog()?.parentElement as HTMLElement)],
])("closes by %s and restores the focus", async (_, close) => {
  render(
    <StrictMode>
      <Opened />
    </StrictMode>,
  );
  await press("Cancel order");
  await close();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel order"));
  expect(dialog()).toBeNull();
});

test("a press inside, or one that only ends outside, does not close it", async () => {
  render(<Opened>Some words</Opened>);
  await press("Cancel order");
  const outside = dialog()?.parentElement as HTMLElement;
  await userEvent.click(screen.getByText("Some words"));
  await userEvent.pointer([
    { keys: "[MouseLeft>]", target: screen.getByText("Some words") },
    { target: outside },
  ]);
  await userEvent.pointer([{ keys: "[/MouseLeft]", target: outside }]);
  expect(dialog()).not.toBeNull();
});

test("stays open while `open` is true", async () => {
  const onOpenChange = vi.fn();
  render(<Dialog {...labels} open onOpenChange={onOpenChange} />);
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(dialog()).not.toBeNull();
});

test("Escape closes only the upper of two", async () => {
  render(
    <Opened>
      <Opened opener="Why?" title="Refunds" />
    </Opened>,
  );
  await press("Cancel order");
  await press("Why?");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Why?"));
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(dialog()).toBeNull());
});

test("Escape that ends text composition does not close it", async () => {
  render(<Opened />);
  await press("Cancel order");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing: true }));
  expect(dialog()).not.toBeNull();
});

test("Escape that a field inside handles does not close it", async () => {
  render(
    <Opened>
      <SearchField label="Country" clearLabel="Clear" />
    </Opened>,
  );
  await press("Cancel order");
  await userEvent.type(screen.getByRole("searchbox"), "nep{Escape}");
  expect(dialog()).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(dialog()).toBeNull());
});

function WithField() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Opened initialFocus={field}>
      <input ref={field} aria-label="Reason" />
    </Opened>
  );
}

test("can give the focus to a field", async () => {
  render(<WithField />);
  await press("Cancel order");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Reason")));
});

test("a message above it stays usable, and pressing it does not close the dialog", async () => {
  const queue = createToastQueue();
  queue.add({ title: "Saved" });
  render(
    <>
      <Opened />
      <Toaster queue={queue} label="Messages" closeLabel="Dismiss" />
    </>,
  );
  await press("Cancel order");
  expect(screen.getByRole("region", { name: "Messages" }).closest("[aria-hidden='true']")).toBeNull();
  await press("Dismiss");
  expect(dialog()).not.toBeNull();
});

test("Escape in a message above it closes the message, and not the dialog", async () => {
  const queue = createToastQueue();
  queue.add({ title: "Saved" });
  render(
    <>
      <Opened />
      <Toaster queue={queue} label="Messages" closeLabel="Dismiss" />
    </>,
  );
  await press("Cancel order");
  // It takes the focus a moment after it opens.
  await waitFor(() => expect(document.activeElement).toBe(dialog()));
  act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
  expect(dialog()).not.toBeNull();
});

test("renders nothing on the server or before it opens", () => {
  expect(renderToString(<Dialog {...labels} open onOpenChange={() => {}} />)).toBe("");
  render(<Dialog {...labels} open={false} onOpenChange={() => {}} />);
  expect(dialog()).toBeNull();
});
