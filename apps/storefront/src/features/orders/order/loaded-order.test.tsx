// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { openSignedIn } from "../../../../test/open-signed-in.tsx";
import { SuccessPage } from "../service-success/success-page.tsx";
import { serviceSuccessText } from "../service-success/text.ts";
import { ordersText } from "./text.ts";

beforeEach(() => Promise.all([serviceSuccessText, ordersText].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("an order that takes long to load says so, with the space of its parts reserved", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  openSignedIn(<SuccessPage orderId={idOf("ord", "one")} />, {
    "GET order/getOrderById": () => new Promise<Response>(() => {}),
  });
  const { title } = serviceSuccessText.in("en");
  const { slow } = ordersText.in("en");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(document.querySelectorAll("[data-shape=card]").length).toBeGreaterThan(1);
  expect(screen.queryByText(slow)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByText(slow)).toBeTruthy();
});
