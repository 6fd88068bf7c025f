import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Timeline, type TimelineStep } from "./timeline.tsx";

const steps: TimelineStep[] = [
  {
    key: "paid",
    title: "Paid",
    state: "done",
    stateLabel: "Done",
    time: { iso: "2026-11-20T06:00:00Z", label: "20 November, 11:30 am" },
    evidence: { href: "/invoice", label: "Invoice" },
  },
  {
    key: "sankalp_due",
    title: "Names for the sankalp",
    state: "current",
    stateLabel: "Now",
    note: "Until Monday",
  },
  { key: "performed", title: "Performed", state: "coming", stateLabel: "Upcoming" },
];

describeComponent("Timeline", <Timeline steps={steps} />, "timeline");

test("says the state of each step in words, in order", () => {
  render(<Timeline steps={steps} />);
  const texts = screen.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);
  expect(texts).toEqual(["Done: Paid", "Now: Names for the sankalp", "Upcoming: Performed"]);
});

test("marks the current step", () => {
  render(<Timeline steps={steps} />);
  const current = screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-current"));
  expect(current).toEqual([null, "step", null]);
});

test("shows time and evidence of completed steps", () => {
  const { container } = render(<Timeline steps={steps} />);
  expect(container.querySelector("time")?.dateTime).toBe("2026-11-20T06:00:00Z");
  expect(screen.getByRole("link", { name: "Invoice" }).getAttribute("href")).toBe("/invoice");
});
