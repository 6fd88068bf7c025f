// @vitest-environment jsdom
import { type ApiClient, ApiError } from "@aradhana/core/api";
import { createStorage } from "@aradhana/core/storage";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { BrowserProvider, type BrowserServices } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { PayAgain } from "./pay-again.tsx";
import { confirmationText } from "./text.ts";

beforeAll(() => Promise.all([confirmationText.load("en"), errorTexts.load("en")]));
afterEach(cleanup);

test.each([
  [0, ["LABEL_PAY_START"]],
  [503, ["LABEL_PAY_START"]],
  [409, ["LABEL_PAY_START", "LABEL_PAY_REFUSED"]],
])("where the API answers %i analytics are told %j", async (status, labels) => {
  const event = vi.fn<(name: string) => void>();
  const refused = () => Promise.reject(new ApiError("no", { code: "x", status }));
  const browser = {
    api: { get: refused, post: refused, write: refused } satisfies ApiClient,
    storage: createStorage(() => undefined),
    drafts: createStorage(() => undefined),
    analytics: { event },
  } as unknown as BrowserServices;
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <BrowserProvider value={browser}>
        <PayAgain orderId="ord_1" type="pooja" label="Pay" />
      </BrowserProvider>
    </VisitorProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Pay" }));
  await screen.findByRole("alert");
  expect(event.mock.calls.flat()).toEqual(labels);
});

test("a defect of our own leaves the button usable, is shown as an error and reported", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const broken = vi.fn(() => Promise.reject(new TypeError("ours")));
  const browser = {
    api: { get: broken, post: broken, write: broken } satisfies ApiClient,
    storage: createStorage(() => undefined),
    drafts: createStorage(() => undefined),
    analytics: { event: () => {} },
  } as unknown as BrowserServices;
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <BrowserProvider value={browser}>
        <PayAgain orderId="ord_1" type="pooja" label="Pay" />
      </BrowserProvider>
    </VisitorProvider>,
  );
  const button = screen.getByRole("button", { name: "Pay" });
  fireEvent.click(button);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^The payment page did not open/);
  expect(button.hasAttribute("disabled")).toBe(false);
  fireEvent.click(button);
  await vi.waitFor(() => expect(broken).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2));
  vi.unstubAllGlobals();
});
