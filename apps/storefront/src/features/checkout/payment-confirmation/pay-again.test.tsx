// @vitest-environment jsdom
import { type ApiClient, ApiError } from "@aradhana/core/api";
import { createStorage } from "@aradhana/core/storage";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { patience } from "../../../../test/patience.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { BrowserProvider, type BrowserServices } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { PayAgain } from "./pay-again.tsx";
import { confirmationText } from "./text.ts";

beforeAll(() => Promise.all([confirmationText.load("en"), errorTexts.load("en")]));
afterEach(cleanup);

const refetch = vi.fn();

test.each([
  [0, "network", ["LABEL_PAY_START"], 0],
  [503, "gateway_down", ["LABEL_PAY_START"], 0],
  [409, "order_expired", ["LABEL_PAY_START", "LABEL_PAY_REFUSED"], 0],
  [409, "payment_pending", ["LABEL_PAY_START", "LABEL_PAY_REFUSED"], 1],
])("after %i %s analytics get %j, and the status is read %i times", async (status, code, labels, reads) => {
  refetch.mockClear();
  const event = vi.fn<(name: string) => void>();
  const refused = () => Promise.reject(new ApiError("no", { code, status }));
  const browser = {
    api: { get: refused, post: refused, write: refused } satisfies ApiClient,
    storage: createStorage(() => undefined),
    drafts: createStorage(() => undefined),
    analytics: { event },
  } as unknown as BrowserServices;
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <BrowserProvider value={browser}>
        <PayAgain orderId="ord_1" type="pooja" label="Pay" refetch={refetch} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Pay" }));
  await screen.findByRole("alert");
  expect(event.mock.calls.flat()).toEqual(labels);
  expect(refetch).toHaveBeenCalledTimes(reads);
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
        <PayAgain orderId="ord_1" type="pooja" label="Pay" refetch={refetch} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  const button = screen.getByRole("button", { name: "Pay" });
  fireEvent.click(button);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^The payment page did not open/);
  expect(button.hasAttribute("disabled")).toBe(false);
  fireEvent.click(button);
  await vi.waitFor(() => expect(broken).toHaveBeenCalledTimes(2), patience);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2), patience);
  vi.unstubAllGlobals();
});
