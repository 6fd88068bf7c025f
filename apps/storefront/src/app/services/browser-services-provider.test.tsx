// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { patience } from "../../../test/patience.ts";
import { reloadHomeOnce, reopen } from "../../shared/lazy/chunk-failure.ts";
import { BrowserServicesProvider } from "./browser-services-provider.tsx";

vi.mock("../../shared/lazy/chunk-failure.ts", async (original) => ({
  ...(await original<typeof import("../../shared/lazy/chunk-failure.ts")>()),
  reloadHomeOnce: vi.fn(),
  reopen: vi.fn(),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const open = async (lost: Error) => {
  render(<BrowserServicesProvider open={() => Promise.reject(lost)}>the page</BrowserServicesProvider>);
  await vi.dynamicImportSettled();
  expect(screen.getByText("the page")).toBeTruthy();
};

test("§8 a tab that cannot load its services opens the home page", async () => {
  await open(new Error("Loading chunk /assets/create-browser-services.js failed"));
  await vi.waitFor(() => expect(reloadHomeOnce).toHaveBeenCalledOnce(), patience);
});

test("what needs no services begins once the page answers to taps", async () => {
  const onUsable = vi.fn();
  const onOpen = vi.fn();
  render(
    <BrowserServicesProvider open={() => new Promise(() => {})} {...{ onUsable, onOpen }}>
      the page
    </BrowserServicesProvider>,
  );
  await vi.waitFor(() => expect(onUsable).toHaveBeenCalledOnce(), patience);
  expect(onOpen).not.toHaveBeenCalled();
});

test("without a connection, the requested page opens once there is one", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open(new Error("Loading chunk /assets/create-browser-services.js failed"));
  online.mockReturnValue(true);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event("online"));
    expect(reopen).toHaveBeenCalledOnce();
  }, patience);
  expect(reloadHomeOnce).not.toHaveBeenCalled();
  online.mockRestore();
});

test("an error in a loaded service is reported", async () => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  const broken = new TypeError("x is not a function");
  await open(broken);
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledWith(broken), patience);
  expect(reloadHomeOnce).not.toHaveBeenCalled();
});
