// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { patience } from "../../../../test/patience.ts";
import { BrowserServicesProvider } from "../../../app/services/browser-services-provider.tsx";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { phoneText } from "../phone/text.ts";
import { PhoneStep } from "./phone-step.tsx";
import { loginText } from "./text.ts";

beforeEach(() => Promise.all([loginText, phoneText, errorTexts].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const visitor = { country: "in", language: "en" } as const;
const sent = {
  otp_id: idOf("otp", "one"),
  resend_at: "2026-11-20T10:00:30.000Z",
  expires_at: "2026-11-20T10:05:00.000Z",
  tries_left: 5,
};
const meta = {
  request_id: "r",
  server_time: "2026-11-20T10:00:00.000Z",
  currency: "inr",
  country_code: "in",
};

test("a press before the services are loaded has its effect once they are", async () => {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () =>
    Response.json({ success: true, message: "", results: sent, meta }),
  );
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("requestIdleCallback", () => 0);
  const requests = () => fetch.mock.calls.filter(([{ url }]) => url.includes("sendOtp"));
  let arrive: (services: BrowserServices) => void = () => {};
  const arrived = new Promise<BrowserServices>((resolve) => (arrive = resolve));
  const onSent = vi.fn();
  const step = (
    <PhoneStep phone={{ dial_code: "91", number: "9876543210" }} onPhoneChange={() => {}} onSent={onSent} />
  );
  render(
    <VisitorProvider value={visitor}>
      <BrowserServicesProvider open={() => arrived}>
        <RouterProvider router={createMemoryRouter([{ path: "/", element: step }])} />
      </BrowserServicesProvider>
    </VisitorProvider>,
  );
  const button = screen.getByRole("button", { name: "Get OTP" });
  await act(async () => void fireEvent.click(button));
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(requests()).toHaveLength(0);

  await act(async () => arrive({ ...createBrowserServices(visitor), prefetch: () => {} }));
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce(), patience);
  expect(requests()).toHaveLength(1);
});
