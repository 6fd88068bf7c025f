// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { keepAccess } from "../order-access/order-access.ts";
import { createBrowserServices } from "../services/create-browser-services.ts";
import { logOut } from "./log-out.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** A tab in which somebody is signed in and holds the secret of an order; `answer` is what the API says. */
function openTab(answer: () => Response) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => answer());
  vi.stubGlobal("fetch", fetch);
  const services = createBrowserServices({ country: "in", language: "en" });
  services.user.getState().signedIn({ token: "t1", userDetails: { id: "cus_1" } });
  keepAccess(services.drafts, "ord_1", "secret");
  return { services, headersOf: (call: number) => fetch.mock.calls[call]?.[0].headers };
}

const ended = () => Response.json({ success: true, message: "", results: null });

test.each([
  ["said it is over", ended],
  ["cannot be reached", () => Response.error()],
])("where the API %s, nothing of who was here stays in the browser", async (_, answer) => {
  const { services } = openTab(answer);
  await logOut(services);
  expect(services.user.getState().user).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage).sort()).toEqual(["session_id", "session_start"]);
});

test("the server is told, and what is asked for afterwards belongs to a new session", async () => {
  const { services, headersOf } = openTab(ended);
  const before = services.session().id;
  await logOut(services);
  expect(headersOf(0)?.get("authorization")).toBe("Bearer t1");
  expect(headersOf(0)?.get("x-session-id")).toBe(before);

  await services.api.post("/api/v1/login/sendOtp", {});
  expect(headersOf(1)?.get("x-session-id")).toBe(services.session().id);
  expect(services.session().id).not.toBe(before);
});

test("a login that the server ends leaves the tab what it is filling in, in the same session", async () => {
  const { services } = openTab(() => Response.json({}, { status: 401 }));
  const before = services.session().id;
  await services.api.get("/api/v1/login/getUser").catch(() => {});
  expect(services.user.getState().user).toBeUndefined();
  expect(sessionStorage).toHaveLength(1);
  expect(services.session().id).toBe(before);
});
