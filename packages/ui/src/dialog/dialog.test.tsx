import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { createToastQueue, Toaster } from "../toast/index.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";

const words = { title: "Cancel this order?", closeLabel: "Close" };
const dialog = () => screen.queryByRole("dialog");

describeComponent("Dialog", <Dialog {...words} open onOpenChange={() => {}} />, "panel");

function Opened({ opener = "Cancel order", ...rest }: Partial<DialogProps> & { opener?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {opener}
      </button>
      <Dialog {...words} open={open} onOpenChange={setOpen} {...rest} />
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("takes the focus, and says what it is about", async () => {
  render(<Opened description="The full amount goes back." />);
  await press("Cancel order");
  const opened = screen.getByRole("dialog", {
    name: "Cancel this order?",
    description: "The full amount goes back.",
  });
  expect(document.activeElement).toBe(opened);
});

test("the page behind it is out of use, and comes back", async () => {
  const { container } = render(<Opened />);
  await press("Cancel order");
  expect(container.hasAttribute("inert")).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(container.hasAttribute("inert")).toBe(false);
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the cross", () => press("Close")],
  ["a press outside", () => userEvent.click(dialog()?.parentElement as HTMLElement)],
])("closes by %s and gives the focus back", async (_, close) => {
  render(
    <StrictMode>
      <Opened />
    </StrictMode>,
  );
  await press("Cancel order");
  await close();
  expect(dialog()).toBeNull();
  expect(document.activeElement?.textContent).toBe("Cancel order");
});

test("is not closed by a press inside, nor by one that only ends outside", async () => {
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

test("its owner may keep it open", async () => {
  const onOpenChange = vi.fn();
  render(<Dialog {...words} open onOpenChange={onOpenChange} />);
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(dialog()).not.toBeNull();
});

test("Escape closes the upper of two", async () => {
  render(
    <Opened>
      <Opened opener="Why?" title="Refunds" />
    </Opened>,
  );
  await press("Cancel order");
  await press("Why?");
  await userEvent.keyboard("{Escape}");
  expect(screen.getAllByRole("dialog").map((one) => one.getAttribute("aria-labelledby"))).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe("Why?");
  await userEvent.keyboard("{Escape}");
  expect(dialog()).toBeNull();
});

test("Escape that ends the composing of a word does not close it", async () => {
  render(<Opened />);
  await press("Cancel order");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing: true }));
  expect(dialog()).not.toBeNull();
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
  expect(document.activeElement).toBe(screen.getByLabelText("Reason"));
});

test("a message above it stays in use, and to press it is not to leave", async () => {
  const queue = createToastQueue();
  queue.add({ title: "Saved" });
  render(
    <>
      <Opened />
      <Toaster queue={queue} label="Messages" closeLabel="Dismiss" />
    </>,
  );
  await press("Cancel order");
  expect(screen.getByRole("region", { name: "Messages" }).closest("[inert]")).toBeNull();
  await press("Dismiss");
  expect(dialog()).not.toBeNull();
});

test("is not there on the server, nor before it opens", () => {
  expect(renderToString(<Dialog {...words} open onOpenChange={() => {}} />)).toBe("");
  render(<Dialog {...words} open={false} onOpenChange={() => {}} />);
  expect(dialog()).toBeNull();
});
