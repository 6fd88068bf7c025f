import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { DeityArtwork } from "./deity-artwork.tsx";

const shiva = <DeityArtwork name="deity-shiva" alt="A trident" sizes="132px" />;

describeComponent("DeityArtwork", shiva, "medallion");

test("is round: width equals height", () => {
  const { container } = render(shiva);
  const picture = container.firstElementChild as HTMLElement;
  expect(picture.style.getPropertyValue("--artwork-ratio")).toBe("1 / 1");
  expect(screen.getByRole("img", { name: "A trident" })).toBeDefined();
});
