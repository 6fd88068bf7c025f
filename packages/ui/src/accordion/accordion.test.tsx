import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Accordion } from "./accordion.tsx";

const items = [
  { id: "gotra", summary: "I do not know my gotra", content: "The temple then says Kashyapa.", open: true },
  { id: "other", summary: "Can I book for someone else?", content: "Yes." },
];

describeComponent("Accordion", <Accordion items={items} />, "accordion");

test("a section can be open initially, and every panel is in the document", () => {
  render(<Accordion items={items} />);
  const [first, second] = screen.getAllByRole("group") as HTMLDetailsElement[];
  expect([first?.open, second?.open]).toEqual([true, false]);
  expect(second?.textContent).toContain("Yes.");
});

test("sections that exclude each other share one name", () => {
  render(<Accordion items={items} name="faq" />);
  expect(screen.getAllByRole("group").map((part) => part.getAttribute("name"))).toEqual(["faq", "faq"]);
});

test("a section can be linked to", () => {
  const { container } = render(<Accordion items={items} />);
  expect(container.querySelector("#gotra")?.tagName).toBe("DETAILS");
});
