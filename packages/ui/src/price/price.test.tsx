import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Price } from "./price.tsx";
import { PriceText } from "./price-text.tsx";

describeComponent("Price", <Price price="₹501" />, "price", { size: ["md", "lg"] });
describeComponent("PriceText", <PriceText text="from ₹501" price="₹501" />, "words");

test("strikes nothing through without an earlier price", () => {
  const { container, rerender } = render(<Price price="₹1,100" />);
  expect(container.querySelector("s")).toBeNull();

  rerender(<Price price="₹1,100" earlier={{ price: "₹1,500", label: "Earlier price" }} />);
  expect(container.querySelector("s")?.textContent).toBe("Earlier price ₹1,500");
});

test("says what the amount includes", () => {
  render(<Price price="₹1,100" note="incl. taxes" />);
  expect(screen.getByText("incl. taxes")).toBeDefined();
});

test.each([
  ["from ₹501", "₹501"],
  ["₹501 से", "₹501"],
])("sets the amount off in %s without changing the text", (text, price) => {
  const { container } = render(<PriceText text={text} price={price} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector("b")?.textContent).toBe(price);
});

test("leaves a phrase without the amount unchanged", () => {
  const { container } = render(<PriceText text="free" price="₹501" />);
  expect(container.textContent).toBe("free");
  expect(container.querySelector("b")).toBeNull();
});
