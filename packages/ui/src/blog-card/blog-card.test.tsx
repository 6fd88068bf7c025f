import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { BlogCard } from "./blog-card.tsx";

describeComponent("BlogCard", <BlogCard href="/blogs/1" title="Lamps" published="12 November" />, "card");

test("shows topic, author and reading time", () => {
  render(
    <BlogCard
      href="/blogs/1"
      title="Lamps of Kartik"
      eyebrow="Festivals"
      excerpt="Why they are set afloat."
      author="Vidya Nath"
      published="12 November, 6 minutes"
    />,
  );
  expect(screen.getByRole("article").textContent).toBe(
    "FestivalsLamps of KartikWhy they are set afloat.Vidya Nath12 November, 6 minutes",
  );
});
