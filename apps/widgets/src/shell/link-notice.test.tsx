import type { LinkLogin, StoredUser } from "@aradhana/core/user";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LinkNotice } from "./link-notice.tsx";

afterEach(cleanup);
beforeEach(() => done.mockReset());

const userOf = (number: string): StoredUser => ({
  token: `token-${number}`,
  userDetails: { id: `cus_${number}`, phone: { dial_code: "91", number } },
});
const done = vi.fn();
const show = (login: Exclude<LinkLogin, { status: "signed-in" }>) =>
  render(<LinkNotice login={login} onDone={done} language="en" />);

test("an expired link has a message, and booking still works", () => {
  show({ status: "failed" });
  expect(screen.getByRole("status").textContent).toContain("has expired");
});

test("who is signed in stays so until they agree (B-26)", () => {
  const replace = vi.fn();
  const other = {
    status: "other",
    signedIn: userOf("9876543210"),
    offered: userOf("9123456789"),
    replace,
  } as const;
  show(other);
  fireEvent.click(screen.getByRole("button", { name: "Stay as +91 •••••3210" }));
  expect(done).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();

  cleanup();
  show(other);
  fireEvent.click(screen.getByRole("button", { name: "Switch to +91 •••••6789" }));
  expect(replace).toHaveBeenCalledOnce();
  expect(done).toHaveBeenCalledTimes(2);
});
