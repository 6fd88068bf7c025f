import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { createToastQueue, type ToastMessage, type ToastQueue } from "./toast-queue.ts";
import { Toaster } from "./toaster.tsx";

const labels = { label: "Messages", closeLabel: "Dismiss" };
let queue: ToastQueue;
beforeEach(() => {
  queue = createToastQueue();
});
afterEach(() => {
  vi.useRealTimers();
});

describeComponent("Toaster", <Toaster queue={createToastQueue()} {...labels} />, "region");

const say = (message: ToastMessage) => act(() => queue.add(message));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** The live region that announces messages. */
const reader = (title: string) => screen.getByText(title).closest("[aria-live], [role=alert]");

test("shows messages queued before and after it appears", () => {
  queue.add({ title: "Saved" });
  render(<Toaster queue={queue} {...labels} />);
  say({ title: "Removed", description: "Eleven lamps" });
  expect(screen.getByText("Saved")).toBeDefined();
  expect(screen.getByText("Eleven lamps")).toBeDefined();
});

test("interrupts screen readers for errors only", () => {
  render(<Toaster queue={queue} {...labels} />);
  say({ title: "Saved" });
  say({ title: "No internet connection", kind: "danger" });
  expect(reader("Saved")?.getAttribute("aria-live")).toBe("polite");
  expect(reader("No internet connection")?.getAttribute("role")).toBe("alert");
});

test("info messages disappear, errors stay", () => {
  vi.useFakeTimers();
  render(<Toaster queue={queue} {...labels} />);
  say({ title: "Saved", kind: "success" });
  say({ title: "No internet connection", kind: "danger" });
  pass(6_000);
  expect(screen.queryByText("Saved")).toBeNull();
  pass(60_000);
  expect(screen.getByText("No internet connection")).toBeDefined();
});

test("waits while the pointer or focus is on it, and longer with an action", () => {
  vi.useFakeTimers();
  render(<Toaster queue={queue} {...labels} />);
  say({ title: "Removed", action: { label: "Undo", onPress: () => {} } });
  pass(11_000);
  fireEvent.mouseEnter(screen.getByRole("region"));
  pass(60_000);
  expect(screen.getByText("Removed")).toBeDefined();
  fireEvent.mouseLeave(screen.getByRole("region"));
  pass(12_000);
  expect(screen.queryByText("Removed")).toBeNull();
});

test("a fourth message removes the oldest", () => {
  render(<Toaster queue={queue} {...labels} />);
  for (const title of ["1", "2", "3", "4"]) say({ title });
  expect(screen.queryByText("1")).toBeNull();
  expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3);
});

test("errors and the newest message are never removed", () => {
  render(<Toaster queue={queue} {...labels} />);
  for (const title of ["No internet connection", "Refused", "Lost"]) say({ title, kind: "danger" });
  for (const title of ["1", "2"]) say({ title });
  const titles = ["No internet connection", "Refused", "Lost", "2"].map((title) => screen.queryByText(title));
  expect(titles).not.toContain(null);
  expect(screen.queryByText("1")).toBeNull();
});

test("nothing is removed while the user interacts with it", async () => {
  render(<Toaster queue={queue} {...labels} />);
  say({ title: "1" });
  await userEvent.tab();
  for (const title of ["2", "3", "4"]) say({ title });
  expect(screen.getByText("1")).toBeDefined();
  expect(document.activeElement?.tagName).toBe("BUTTON");
});

test("an action runs once, and the focus is restored", async () => {
  const onPress = vi.fn();
  render(
    <>
      <button type="button">Remove</button>
      <Toaster queue={queue} {...labels} />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  say({ title: "Removed", action: { label: "Undo", onPress } });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onPress).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText("Removed")).toBeNull());
  expect(document.activeElement?.textContent).toBe("Remove");
});

test("can be dismissed", async () => {
  render(<Toaster queue={queue} {...labels} />);
  say({ title: "Saved" });
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
});

test("F6 moves to the messages, Escape dismisses one, and the focus is restored", async () => {
  render(
    <>
      <button type="button">Remove</button>
      <Toaster queue={queue} {...labels} />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  say({ title: "Saved" });
  await userEvent.keyboard("{F6}");
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
  expect(document.activeElement?.textContent).toBe("Remove");
});

test("from F6 on, Tab moves from the newest message to the oldest", async () => {
  render(<Toaster queue={queue} {...labels} />);
  say({ title: "Saved" });
  say({ title: "Removed" });
  await userEvent.keyboard("{F6}");
  const seen = new Set<string | null | undefined>();
  for (const _ of ["the newest", "its cross", "the next cross"]) {
    await userEvent.tab();
    seen.add(document.activeElement?.closest("[data-message]")?.textContent);
  }
  expect([...seen]).toEqual(["Removed", "Saved"]);
});

test("removing a focused message keeps the focus in the messages", () => {
  render(
    <>
      <button type="button">Remove</button>
      <Toaster queue={queue} {...labels} />
    </>,
  );
  act(() => screen.getByRole("button", { name: "Remove" }).focus());
  say({ title: "No internet connection", kind: "danger" });
  const cross = screen.getByRole("button", { name: "Dismiss" });
  act(() => cross.focus());
  for (const title of ["1", "2", "3"]) say({ title });
  fireEvent.mouseEnter(screen.getByRole("region"));
  fireEvent.mouseLeave(screen.getByRole("region"));
  expect(screen.queryByText("1")).toBeNull();
  expect(screen.getByRole("region").contains(document.activeElement)).toBe(true);
});

test("after a message is dismissed by key without a previous focus, the oldest can be removed again", async () => {
  render(<Toaster queue={queue} {...labels} />);
  say({ title: "Saved" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
  for (const title of ["1", "2", "3", "4"]) say({ title });
  await waitFor(() => expect(screen.queryByText("1")).toBeNull());
});
