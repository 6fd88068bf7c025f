// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { openSignedIn } from "../../../../test/open-signed-in.tsx";
import { SuccessPage } from "../service-success/success-page.tsx";
import { serviceSuccessText } from "../service-success/text.ts";
import { ordersText } from "./text.ts";

beforeEach(() => Promise.all([serviceSuccessText, ordersText].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("an order that is loaded has its title, with the space of its parts reserved", async () => {
  openSignedIn(<SuccessPage orderId={idOf("ord", "one")} />, {
    "GET order/getOrderById": () => new Promise<Response>(() => {}),
  });
  const { title } = serviceSuccessText.in("en");
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(document.querySelectorAll("[data-shape=card]").length).toBeGreaterThan(1);
});
