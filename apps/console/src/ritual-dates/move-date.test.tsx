import type { RitualDate } from "@aradhana/core/staff";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { AdminContext } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { minuteInIndia } from "../frame/moments.ts";
import { MoveDate } from "./move-date.tsx";

afterEach(cleanup);

const DAY = 86_400_000;
const starts_at = new Date(Date.now() + 5 * DAY).toISOString();
const date: RitualDate = {
  ...{ id: `pj_${"1".repeat(22)}`, type: "pooja", series_id: "rudra", title: { en: "Puja", hi: "पूजा" } },
  ...{ state: "published", starts_at, cutoff_at: starts_at, orders: 2, performed: 0, packages: [] },
};

test.each([
  ["its own time", 5, "This is its time already."],
  ["a past time", -1, "Choose a moment to come."],
  ["a slip of the year", 20 * 366, "Choose a moment within a year."],
])("a date is not moved to %s, and the field says why", async (_, days, problem) => {
  render(
    <AdminContext>
      <MoveDate date={date} />
    </AdminContext>,
  );
  const field = await screen.findByLabelText(/New start/);
  const typed = days === 5 ? starts_at : new Date(Date.now() + days * DAY).toISOString();
  fireEvent.change(field, { target: { value: minuteInIndia(typed) } });
  fireEvent.click(screen.getByRole("button", { name: "Move this date" }));
  await screen.findByText(problem);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("dialog")).toBeNull();
});
