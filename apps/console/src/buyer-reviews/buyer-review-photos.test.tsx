import type { BuyerReview } from "@aradhana/core/staff";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { type DataProvider, DataProviderContext } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { BuyerWords } from "./buyer-words.tsx";

afterEach(cleanup);

const title = { en: "Test puja", hi: "परीक्षण पूजा" };
const review: BuyerReview = {
  ...{
    id: "rv_1",
    type: "pooja",
    slug: "test-puja",
    title,
    stars: 5,
    text: "हर नाम पढ़ा गया",
    language: "hi",
  },
  ...{ author: "Asha", city: "Jaipur", state: "pending", removal: null },
  ...{ written_at: "2026-11-28T06:00:00.000Z", photos: [{ id: "rph_1", width: 20, height: 40 }] },
};

test("who decides about a review sees its photos, which are fetched with the login", async () => {
  const read = vi.fn(async () => new Blob(["photo"], { type: "image/webp" }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DataProviderContext.Provider value={{ file: read } as unknown as DataProvider}>
        <MemoryRouter>
          <BuyerWords {...review} />
        </MemoryRouter>
      </DataProviderContext.Provider>
    </QueryClientProvider>,
  );
  const photo = await screen.findByRole("img", { name: "Photo 1 from Asha" });
  expect(photo.getAttribute("src")).toMatch(/^data:image\/webp;base64,/);
  expect(read).toHaveBeenCalledWith("buyerReviewPhoto/rph_1", expect.anything());
  expect(screen.getByText(review.text).getAttribute("lang")).toBe("hi");
});
