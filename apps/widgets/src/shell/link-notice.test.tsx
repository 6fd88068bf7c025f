import type { LinkLogin, StoredUser } from "@aradhana/core/user";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LinkNotice } from "./link-notice.tsx";

afterEach(cleanup);

const userOf = (number: string): StoredUser => ({
  token: `token-${number}`,
  userDetails: { id: `cus_${number}`, phone: { dial_code: "91", number } },
});
const show = (login: LinkLogin) => render(<LinkNotice following={Promise.resolve(login)} language="en" />);

test("a link that has expired is told of, and keeps nobody from booking", async () => {
  show({ status: "failed" });
  expect((await screen.findByRole("status")).textContent).toContain("has expired");
});

test("who is signed in stays so until they agree (B-26)", async () => {
  const replace = vi.fn();
  const other = {
    status: "other",
    signedIn: userOf("9876543210"),
    offered: userOf("9123456789"),
    replace,
  } as const;
  show(other);
  fireEvent.click(await screen.findByRole("button", { name: "Stay as +91 •••••3210" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(replace).not.toHaveBeenCalled();

  cleanup();
  show(other);
  fireEvent.click(await screen.findByRole("button", { name: "Change to +91 •••••6789" }));
  expect(replace).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alert")).toBeNull();
});
