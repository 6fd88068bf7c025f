import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Rating } from "./rating.tsx";
import { Stars } from "./stars.tsx";

const rating = <Rating value={4.6} shown="4.6" count="128" label="4.6 out of 5, 128 reviews" />;

describeComponent("Rating", rating, "rating", { compact: [true, false] });
describeComponent("Stars", <Stars value={4} />, "stars");

test("is announced once, as a sentence", () => {
  const { container } = render(rating);
  for (const hidden of container.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  expect(container.textContent).toBe("4.6 out of 5, 128 reviews");
});

test.each([
  [2.5, "50%"],
  [0, "0%"],
  [9, "100%"],
  [-1, "0%"],
])("%f stars fill %s of the row", (value, filled) => {
  const { container } = render(<Stars value={value} />);
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue("--stars-filled")).toBe(filled);
});

test("leaves out a missing count", () => {
  render(<Rating value={5} shown="5" label="5 out of 5" />);
  expect(screen.queryByText(/\(/)).toBeNull();
});
