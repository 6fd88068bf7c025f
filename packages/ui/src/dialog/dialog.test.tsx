import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createToastQueue, Toaster } from "../toast/index.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";

const words = { title: "Cancel this order?", closeLabel: "Close" };

function Opened(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cancel order
      </button>
      <Dialog {...words} open={open} onOpenChange={setOpen} {...props} />
    </>
  );
}
const open = async () => userEvent.click(screen.getByRole("button", { name: "Cancel order" }));

test("is named by its title and keeps what a caller adds", async () => {
  render(<Opened description="The full amount goes back." className="mine" data-track="x" />);
  await open();
  const dialog = await screen.findByRole("dialog", {
    name: "Cancel this order?",
    description: "The full amount goes back.",
  });
  expect(dialog.className).toMatch(/popup mine$/);
  expect(dialog.dataset.track).toBe("x");
  await waitFor(() => expect(document.activeElement).toBe(dialog));
});

test.each(["{Escape}", "cross"])("closes by %s and gives the focus back", async (way) => {
  render(<Opened />);
  await open();
  await screen.findByRole("dialog");
  if (way === "cross") await userEvent.click(screen.getByRole("button", { name: "Close" }));
  else await userEvent.keyboard(way);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel order"));
});

test("a message above it can be pressed without leaving it", async () => {
  const queue = createToastQueue();
  queue.add({ title: "Saved" });
  render(
    <>
      <Opened />
      <Toaster queue={queue} label="Messages" closeLabel="Dismiss" />
    </>,
  );
  await open();
  await screen.findByRole("dialog");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Saved")).toBeNull();
  expect(screen.getByRole("dialog")).toBeDefined();
});

test("its owner may keep it open", async () => {
  render(<Dialog {...words} open onOpenChange={() => {}} />);
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeDefined();
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
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Reason")));
});

test("is not there on the server, nor before it opens", () => {
  expect(renderToString(<Dialog {...words} open onOpenChange={() => {}} />)).not.toContain("Cancel");
  render(<Dialog {...words} open={false} onOpenChange={() => {}} />);
  expect(screen.queryByRole("dialog")).toBeNull();
});
