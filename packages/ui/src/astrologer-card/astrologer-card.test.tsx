import { render, screen } from "@testing-library/react";
import { cloneElement } from "react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { AstrologerCard } from "./astrologer-card.tsx";
import { AstrologerCardSkeleton } from "./astrologer-card-skeleton.tsx";

const card = (
  <AstrologerCard
    href="/astro-guru/as_1"
    title="Meenakshi Sundaram"
    status={{ state: "busy", label: "Busy, about 12 minutes" }}
    skills="Vedic"
    languages="Tamil, English"
    price="₹25"
    note="a minute"
  />
);

describeComponent("AstrologerCard", card, "card");
describeComponent("AstrologerCardSkeleton", <AstrologerCardSkeleton />, "frame");

test("says the availability in words", () => {
  render(card);
  expect(screen.getByText("Busy, about 12 minutes")).toBeDefined();
  expect(screen.getByRole("article").dataset.state).toBe("busy");
});

test("the profile is one link with the astrologer's name; actions are next to it, not inside", () => {
  render(cloneElement(card, { actions: <button type="button">Chat</button> }));
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Meenakshi Sundaram"]);
  expect(screen.getByRole("button", { name: "Chat" }).closest("a")).toBeNull();
});
