// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { BrowserServicesProvider } from "../../../app/services/browser-services-provider.tsx";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { accessTo, storeAccess } from "../../orders/access/order-access.ts";
import { logOut } from "./log-out.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const order = idOf("ord", "one");

/** A tab with the secret of an order; `answer` is the API's response. */
function openTab(answer: () => Response) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => answer());
  vi.stubGlobal("fetch", fetch);
  knowCountry();
  const services = { ...createBrowserServices({ country: "in", language: "en" }), prefetch: () => {} };
  storeAccess(services, order, "secret");
  const signIn = () => services.user.getState().signedIn({ token: "t1", userDetails: { id: "cus_1" } });
  // By path: a tab that an earlier test opened may still be reading its cart.
  const headersOf = (path: string) =>
    fetch.mock.calls.find(([{ url }]) => new URL(url).pathname === path)?.[0].headers;
  return { services, signIn, headersOf };
}

const ended = () => Response.json({ success: true, message: "", results: null });
const refused = () => Response.json({}, { status: 401 });

test.each([
  ["said it is over", ended],
  ["cannot be reached", () => Response.error()],
])("where the API %s, nothing of who was here stays in the browser", async (_, answer) => {
  const { services, signIn } = openTab(answer);
  signIn();
  await logOut(services);
  expect(services.user.getState().user).toBeUndefined();
  expect(accessTo(services, order)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage).sort()).toEqual(["session_id", "session_start"]);
});

test("where our own code fails, it is reported and everything is forgotten all the same", async () => {
  const { services, signIn } = openTab(ended);
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  signIn();
  const broken = new TypeError("x is not a function");
  await logOut({ ...services, withoutReads: () => Promise.reject(broken) });
  expect(reported).toHaveBeenCalledExactlyOnceWith(broken);
  expect(services.user.getState().user).toBeUndefined();
});

test("the server is notified, and later calls belong to a new session", async () => {
  const { services, signIn, headersOf } = openTab(ended);
  signIn();
  const before = services.session().id;
  await logOut(services);
  expect(headersOf("/api/v1/login/logout")?.get("authorization")).toBe("Bearer t1");
  expect(headersOf("/api/v1/login/logout")?.get("x-session-id")).toBe(before);

  await services.api.post("/api/v1/login/sendOtp", {});
  expect(headersOf("/api/v1/login/sendOtp")?.get("x-session-id")).toBe(services.session().id);
  expect(services.session().id).not.toBe(before);
});

test("a read in flight ends before the server is notified, and is no end of a session", async () => {
  const { services, signIn } = openTab(ended);
  const sent = new Map<string, AbortSignal>();
  const wasAborted: (boolean | undefined)[] = [];
  vi.stubGlobal("fetch", async ({ url, signal }: Request) => {
    if (url.includes("/logout")) {
      wasAborted.push(sent.get("/api/v1/order/getOrders")?.aborted);
      return ended();
    }
    sent.set(new URL(url).pathname, signal);
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  signIn();
  const outcome = expect(services.api.get("/api/v1/order/getOrders")).rejects.toMatchObject({ status: 401 });
  await waitFor(() => expect([...sent.keys()]).toContain("/api/v1/order/getOrders"));
  await logOut(services);
  await outcome;
  expect(wasAborted).toEqual([true]);
  expect(services.user.getState().wasEnded).toBe(false);
});

test("a session that the server ended leaves the tab its drafts and its order", async () => {
  const { services, signIn } = openTab(refused);
  signIn();
  const before = services.session().id;
  await services.api.get("/api/v1/login/getUser").catch(() => {});
  expect(services.user.getState().user).toBeUndefined();
  expect({ ...localStorage }).toEqual({
    session_id: services.session().id,
    session_start: expect.any(String),
  });
  expect(accessTo(services, order)).toBe("secret");
  expect(services.session().id).not.toBe(before);
});

test("a guest who gets a 401 for another order keeps access to their own, in later tabs too", async () => {
  const { services } = openTab(refused);
  await services.api.get("/api/v1/order/getPoojaOrderById", { order_id: "ord_other" }).catch(() => {});
  sessionStorage.clear();
  expect(accessTo(services, order)).toBe("secret");
});

/** A form that is open while the user logs out. */
async function openForm(services: ReturnType<typeof openTab>["services"]) {
  const onOpen = vi.fn();
  render(
    <BrowserServicesProvider open={() => Promise.resolve(services)} onOpen={onOpen}>
      <input aria-label="Name" defaultValue="" />
    </BrowserServicesProvider>,
  );
  await waitFor(() => expect(onOpen).toHaveBeenCalled());
  const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  fireEvent.change(name(), { target: { value: "Asha Verma" } });
  return name;
}

test("logging out clears an open form", async () => {
  const { services, signIn } = openTab(ended);
  signIn();
  const name = await openForm(services);
  await act(() => logOut(services));
  expect(name().value).toBe("");
});

test("who logs out in another tab has left this one too", async () => {
  const { services } = openTab(ended);
  const name = await openForm(services);
  // As that tab leaves the storage behind.
  localStorage.clear();
  localStorage.setItem("session_id", "6f1c9d2e4b7a-4c1e-9a35-2d8e7f0b1c64");
  localStorage.setItem("session_start", "1");
  await act(async () => {
    window.dispatchEvent(
      new StorageEvent("storage", { key: "forget", newValue: "6f1c9d2e4b7a-4c1e-9a35-2d8e7f0b1c64" }),
    );
  });
  expect(name().value).toBe("");
  expect(accessTo(services, order)).toBeUndefined();
  expect(services.session().id).toBe("6f1c9d2e4b7a-4c1e-9a35-2d8e7f0b1c64");
});

test("a login that ends in another tab takes nothing from this one's form", async () => {
  const { services } = openTab(ended);
  const name = await openForm(services);
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: null, newValue: null }));
  });
  expect(name().value).toBe("Asha Verma");
});
