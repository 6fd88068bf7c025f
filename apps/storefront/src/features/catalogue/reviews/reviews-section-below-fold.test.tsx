// @vitest-environment jsdom
import type { Review } from "@aradhana/core/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { ReviewsSection } from "./reviews-section-below-fold.tsx";
import { reviewText } from "./text.ts";

beforeEach(() => reviewText.load("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const written = (n: number): Review => ({
  ...{ stars: 5, text: `Words ${n}`, author: "Asha", city: "Jaipur", language: "en", is_sample: false },
});
const page = (nth: number) => Array.from({ length: nth === 3 ? 2 : 6 }, (_, i) => written((nth - 1) * 6 + i));

test("many reviews are shown in pages, and the focus moves to the first of the next", async () => {
  const pages: (string | null)[] = [];
  openSignedIn(
    <ReviewsSection
      title="Reviews"
      reviews={{ avg: 5, count: 14, histogram: [14, 0, 0, 0, 0], items: page(1) }}
      reviewed={{ type: "abhimantrit", slug: "tulsi-mala" }}
    />,
    {
      "GET review/getReviews": (_, { url }) => {
        const { searchParams } = new URL(url);
        pages.push(searchParams.get("page"));
        return answer(page(Number(searchParams.get("page"))));
      },
    },
  );
  fireEvent.click(screen.getByRole("button", { name: "Show more reviews (8)" }));
  await screen.findByText("Words 6", {}, patience);
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Words 6"));
  fireEvent.click(screen.getByRole("button", { name: "Show more reviews (2)" }));
  await screen.findByText("Words 13", {}, patience);
  expect(document.activeElement?.textContent).toContain("Words 12");
  expect(screen.queryByRole("button")).toBeNull();
  expect(pages).toEqual(["2", "3"]);
});
