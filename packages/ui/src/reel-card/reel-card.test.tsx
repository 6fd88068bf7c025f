import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { ReelCard } from "./reel-card.tsx";

const card = <ReelCard href="/reels?t=12" title="Aarti" duration={{ shown: "0:45", label: "45 seconds" }} />;

describeComponent("ReelCard", card, "card");

test("announces its duration in words", () => {
  render(card);
  expect(screen.getByRole("img", { name: "45 seconds" })).toBeDefined();
  expect(screen.getByText("0:45").getAttribute("aria-hidden")).toBe("true");
});

test("does not play by itself: it links to the start time", () => {
  const { container } = render(card);
  expect(container.querySelector("video, iframe")).toBeNull();
  expect(screen.getByRole("link", { name: "Aarti" }).getAttribute("href")).toBe("/reels?t=12");
});
