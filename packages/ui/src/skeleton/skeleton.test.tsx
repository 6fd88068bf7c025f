import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Skeleton } from "./skeleton.tsx";

describeComponent("Skeleton", <Skeleton width="60%" />, "skeleton", { shape: ["line", "block", "card"] });

test("is hidden from screen readers", () => {
  const { container } = render(<Skeleton shape="card" />);
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
});

test("takes the space of the text", () => {
  const { container } = render(<Skeleton width="60%" style={{ opacity: 0.5 }} />);
  const { inlineSize, opacity } = (container.firstElementChild as HTMLElement).style;
  expect({ inlineSize, opacity }).toEqual({ inlineSize: "60%", opacity: "0.5" });
});
