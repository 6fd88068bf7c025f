// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserIn } from "../../../../test/browser-in.ts";
import { serverTime } from "../../../../test/fixtures.ts";
import { orderLineText } from "../../../lines/order-line-text.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { ordersText } from "../order/text.ts";
import { orderText } from "../order-page/text.ts";
import { sample } from "./sample-order.fixtures.ts";
import { SampleOrderPage } from "./sample-order-page.tsx";
import { sampleOrderText } from "./text.ts";

beforeEach(async () => {
  browserIn("Asia/Kolkata");
  await Promise.all([orderText, ordersText, orderLineText, sampleOrderText].map((text) => text.load("hi")));
  const router = createMemoryRouter([
    { path: "/", element: <SampleOrderPage {...{ sample, serverTime }} /> },
  ]);
  document.documentElement.lang = "hi";
  await act(async () =>
    render(
      <VisitorProvider value={{ country: "in", language: "hi" }}>
        <RouterProvider router={router} />
      </VisitorProvider>,
    ),
  );
});
afterEach(() => {
  cleanup();
  document.documentElement.lang = "";
  vi.restoreAllMocks();
});

test("the sample order says that it is one, and links each proof to its step", () => {
  expect(screen.getByText("नमूना ऑर्डर")).toBeDefined();
  const proofs = screen.getAllByRole("link", { name: /प्रमाण/ }).map((link) => link.getAttribute("href"));
  expect(proofs).toEqual(["/media/film.mp4#t=12", "/media/box.webp"]);
  expect(screen.getByText("भेजा गया: शुक्र 20 नवंबर 2026, दोपहर 3:30 बजे")).toBeDefined();
});

test("its recording opens at the name, with chapters, and captions in the reader's language first", async () => {
  const chapter = await screen.findByRole("link", { name: "0:12 नाम" });
  expect(chapter.getAttribute("href")).toBe("/media/film.mp4#t=12");
  fireEvent.click(screen.getByRole("link", { name: "अपने नाम से देखें" }));
  const tracks = [...document.querySelectorAll("track")].map(({ srclang, default: isShown }) => [
    srclang,
    isShown,
  ]);
  expect(tracks).toEqual([
    ["hi", true],
    ["en", false],
  ]);
});
