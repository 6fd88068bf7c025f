import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Accordion } from "./accordion.tsx";

const items = [
  { id: "gotra", summary: "I do not know my gotra", content: "The temple then says Kashyapa.", open: true },
  { id: "other", summary: "Can I book for someone else?", content: "Yes." },
];

describeComponent("Accordion", <Accordion items={items} />, "accordion");

test("is open where it is told to be, and keeps every answer in the page", () => {
  render(<Accordion items={items} />);
  const [first, second] = screen.getAllByRole("group") as HTMLDetailsElement[];
  expect([first?.open, second?.open]).toEqual([true, false]);
  expect(second?.textContent).toContain("Yes.");
});

test("shares one name among parts of which only one may be open", () => {
  render(<Accordion items={items} name="faq" />);
  expect(screen.getAllByRole("group").map((part) => part.getAttribute("name"))).toEqual(["faq", "faq"]);
});

test("can be pointed at by an address", () => {
  const { container } = render(<Accordion items={items} />);
  expect(container.querySelector("#gotra")?.tagName).toBe("DETAILS");
});
