import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { PetalRing } from "./petal-ring.tsx";

describeComponent("PetalRing", <PetalRing />, "ring", { turning: [true, false] });

test("is hidden from screen readers and has a full circle of petals", () => {
  const { container } = render(<PetalRing turning />);
  const ring = container.firstElementChild;
  expect(ring?.getAttribute("aria-hidden")).toBe("true");
  expect(ring?.hasAttribute("data-turning")).toBe(true);

  const turns = [...container.querySelectorAll("path")].map((petal) => petal.getAttribute("transform"));
  expect(new Set(turns).size).toBe(24);
});
