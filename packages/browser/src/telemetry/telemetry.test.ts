import { createDeferredAnalytics } from "@aradhana/core/analytics";
import { createStorage } from "@aradhana/core/storage";
import { createUserStore } from "@aradhana/core/user";
import { afterEach, describe, expect, test, vi } from "vitest";
import { patience } from "../../test/patience.ts";
import { createTelemetry } from "./create-telemetry.ts";
import { identifyUser } from "./identify-user.ts";

const memory = () => createStorage(() => undefined);
const userOf = (id: string) => ({ token: "t1", userDetails: { id, name: "Asha", phone: "9876543210" } });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the signed-in user", () => {
  const reporter = () => ({ start: vi.fn(), exception: vi.fn(), message: vi.fn(), identify: vi.fn() });

  test("§7 is identified to analytics by the stored user id alone", () => {
    const user = createUserStore(memory());
    user.getState().signedIn(userOf("cus_1"));
    const analytics = { ...createDeferredAnalytics(), identify: vi.fn() };
    const spy = reporter();
    identifyUser({ user, analytics, reporter: spy });
    expect(analytics.identify).toHaveBeenCalledExactlyOnceWith("cus_1");
    expect(spy.identify).toHaveBeenCalledExactlyOnceWith("cus_1");
  });

  test("is identified again at each sign-in and sign-out, and only then", () => {
    const user = createUserStore(memory());
    const analytics = { ...createDeferredAnalytics(), identify: vi.fn() };
    const spy = reporter();
    identifyUser({ user, analytics, reporter: spy });
    expect(spy.identify).not.toHaveBeenCalled();
    user.getState().signedIn(userOf("cus_1"));
    user.getState().changedElsewhere();
    user.getState().signedOut();
    user.getState().signedIn(userOf("cus_2"));
    expect(spy.identify.mock.calls).toEqual([["cus_1"], [undefined], ["cus_2"]]);
    expect(analytics.identify.mock.calls).toEqual([["cus_1"], ["cus_2"]]);
  });
});

describe("without a configured reporter", () => {
  test("no script is fetched and no report is sent", () => {
    const { reporter } = createTelemetry();
    expect(() => {
      reporter.exception(new Error("x"));
      reporter.start();
    }).not.toThrow();
  });
});

describe("an error before telemetry started", () => {
  test("is reported once, of the signed-in user, later errors too, and the loss of a lazy part never", async () => {
    const sent = vi.fn();
    vi.doMock("./open-sentry.ts", () => {
      let user: string | undefined;
      const identify = (id: string | undefined) => {
        user = id;
      };
      return {
        openSentry: () => ({
          exception: (...report: unknown[]) => sent(user, ...report),
          message: vi.fn(),
          identify,
        }),
      };
    });
    vi.stubGlobal("PromiseRejectionEvent", class extends Event {});
    document.documentElement.dataset.sentryDsn = "https://key@errors.test/7";
    const early = new Error("early");
    Object.assign(window, {
      earlyErrors: [new ErrorEvent("error", { error: early }), new ErrorEvent("error")],
    });
    const user = createUserStore(memory());
    user.getState().signedIn(userOf("cus_1"));
    createTelemetry(user);
    const later = new Error("later");
    window.dispatchEvent(new ErrorEvent("error", { error: later }));
    const rejection = new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve() });
    window.dispatchEvent(Object.assign(rejection, { reason: new Error("Loading chunk 7 failed") }));
    window.dispatchEvent(
      Object.assign(new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve() }), {
        reason: "text",
      }),
    );
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(3), patience);
    expect(sent.mock.calls).toEqual([
      ["cus_1", early, { unhandled: "error" }],
      ["cus_1", later, { unhandled: "error" }],
      ["cus_1", "text", { unhandled: "rejection" }],
    ]);
    expect((window as { earlyErrors?: unknown }).earlyErrors).toBeUndefined();
    delete document.documentElement.dataset.sentryDsn;
  });
});

test("a reporter that could not be fetched is fetched once the network is back", async () => {
  const sent = vi.fn();
  let loads = 0;
  vi.doMock("./open-sentry.ts", () => ({
    openSentry: () => {
      loads += 1;
      if (loads <= 3) throw new Error("Loading chunk 7 failed");
      return { exception: sent, message: vi.fn(), identify: vi.fn() };
    },
  }));
  document.documentElement.dataset.sentryDsn = "https://key@errors.test/7";
  const { reporter } = createTelemetry();
  for (let at = 1; at <= 3; at += 1) {
    reporter.exception(new Error(String(at)));
    await vi.waitFor(() => expect(loads).toBe(at), patience);
  }
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(3), patience);
  delete document.documentElement.dataset.sentryDsn;
});
