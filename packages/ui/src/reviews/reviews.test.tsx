import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { Reviews } from "./reviews.tsx";

const review = {
  id: "r1",
  stars: 2,
  starsLabel: "2 out of 5 stars",
  text: "The video came late.",
  by: "Asha, Pune",
};
const summary = {
  average: 4.6,
  shown: "4.6",
  countLabel: "128 reviews",
  histogram: [
    { label: "5 stars", count: 96 },
    { label: "4 stars", count: 24 },
    { label: "1 star", count: 0 },
  ],
};

describeComponent(
  "Reviews",
  <Reviews heading="Reviews" summary={summary} reviews={[review]} none="None yet" />,
  "reviews",
);
describeComponent("ReviewCard", <ReviewCard {...review} />, "review");
describeComponent("ReviewSummary", <ReviewSummary {...summary} />, "summary");

test("shows a low review like a high one, with its stars in words", () => {
  render(<Reviews heading="Reviews" reviews={[review]} none="None yet" />);
  const shown = within(screen.getByRole("figure"));
  expect(shown.getByText("2 out of 5 stars")).toBeDefined();
  expect(shown.getByText("The video came late.")).toBeDefined();
});

test("keeps the language of the review", () => {
  render(<ReviewCard {...review} text="बहुत अच्छा" textLang="hi" />);
  expect(screen.getByText("बहुत अच्छा").getAttribute("lang")).toBe("hi");
});

test("shows a buyer's photos with their description, and opens each large", () => {
  const photo = { src: "/photo/one", width: 20, height: 40, alt: "Photo 1 from Asha" };
  render(<ReviewCard {...review} photos={[photo]} />);
  expect(screen.getByRole("img", { name: "Photo 1 from Asha" }).getAttribute("loading")).toBe("lazy");
  expect(screen.getByRole("link", { name: "Photo 1 from Asha" }).getAttribute("href")).toBe("/photo/one");
});

test("labels reviews that no buyer wrote", () => {
  render(<ReviewCard {...review} sample="Sample data" />);
  expect(screen.getByText("Sample data")).toBeDefined();
});

test("draws the bars relative to the largest one, and shows every count", () => {
  render(<ReviewSummary {...summary} />);
  const rows = screen.getAllByRole("listitem");
  expect(rows.map((row) => row.style.getPropertyValue("--bar"))).toEqual(["100%", "25%", "0%"]);
  expect(rows.map((row) => row.textContent)).toEqual(["5 stars96", "4 stars24", "1 star0"]);
});

test("shows a text when there are no reviews", () => {
  render(<Reviews heading="Reviews" reviews={[]} none="Nobody has written yet" />);
  expect(screen.getByRole("region", { name: "Reviews" }).textContent).toContain("Nobody has written yet");
});
