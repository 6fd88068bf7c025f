// @vitest-environment jsdom
import type { Phone } from "@aradhana/core/contract";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import "../../../../test/patience.ts";
import { patience } from "../../../../test/patience.ts";
import { BrowserServicesProvider } from "../../../app/services/browser-services-provider.tsx";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { phoneText } from "../phone/text.ts";
import { codeState } from "./code-in-history.ts";
import { LoginForm } from "./login-form.tsx";
import { loginText } from "./text.ts";

beforeEach(() => Promise.all([loginText, phoneText, errorTexts].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const visitor = { country: "in", language: "en" } as const;
const now = "2026-11-20T10:00:00.000Z";
const meta = { request_id: "r", server_time: now, currency: "inr", country_code: "in" };
const signedIn = {
  token: "t1",
  is_new: false,
  user: {
    id: idOf("cus", "one"),
    phone: { dial_code: "91", number: "9876543210" },
    name: null,
    email: null,
    language: "en",
    country_code: "in",
    consents: [],
  },
};

const answer = (results: unknown) => Response.json({ success: true, message: "", results, meta });
const refuse = (code: string, status: number, headers: HeadersInit = {}) =>
  Response.json(
    { success: false, code, message: code, message_key: code, results: null, field_errors: [], meta },
    { status, headers },
  );

/** The form at its code step; `verifyOtp` is the response to each code, and a code is valid for `life` ms. */
async function openCodeStep(
  verifyOtp: (code: string, nth: number) => Response | Promise<Response>,
  life = 300_000,
) {
  const sent = {
    otp_id: idOf("otp", "one"),
    resend_at: now,
    expires_at: new Date(Date.parse(now) + life).toISOString(),
    tries_left: 5,
  };
  const requests = { sendOtp: [] as string[], verifyOtp: [] as string[] };
  vi.stubGlobal("fetch", async (request: Request) => {
    const body = await request.clone().json();
    if (request.url.includes("sendOtp")) {
      requests.sendOtp.push(body.phone);
      return answer(sent);
    }
    requests.verifyOtp.push(body.otp);
    return verifyOtp(body.otp, requests.verifyOtp.length);
  });
  knowCountry();
  const onSignedIn = vi.fn();
  const open = async (phone?: Phone, state?: unknown) => {
    const services = { ...createBrowserServices(visitor), prefetch: () => {} };
    const form = <LoginForm phone={phone} onSignedIn={onSignedIn} />;
    const router = createMemoryRouter([{ path: "/", element: form }], {
      initialEntries: [{ pathname: "/", state }],
    });
    await act(async () => {
      render(
        <VisitorProvider value={visitor}>
          <BrowserServicesProvider open={() => Promise.resolve(services)}>
            <RouterProvider router={router} />
          </BrowserServicesProvider>
        </VisitorProvider>,
      );
    });
    return router;
  };
  const router = await open(signedIn.user.phone);
  press("Get OTP");
  await code();
  /** Another page of the same tab, as after a reload: of React's state only the history entry is left. */
  const reload = (state: unknown) => {
    cleanup();
    return open(undefined, state);
  };
  return { requests, onSignedIn, router, reload };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const code = () => screen.findByRole<HTMLInputElement>("textbox", { name: "OTP" });
const numberField = () => screen.findByRole("textbox", { name: "Mobile number" });

test("back with the same number, the code that was sent will do; another number gets its own", async () => {
  const { requests } = await openCodeStep(() => refuse("otp_wrong", 422));
  press("Change");
  await numberField();
  press("Get OTP");
  await code();
  expect(requests.sendOtp).toEqual(["9876543210"]);

  press("Change");
  fireEvent.change(await numberField(), { target: { value: "9876543211" } });
  press("Get OTP");
  await code();
  expect(requests.sendOtp).toEqual(["9876543210", "9876543211"]);
});

test("Back leads from the code to the entered number, and Forward to the code again", async () => {
  const { requests, router } = await openCodeStep(() => refuse("otp_wrong", 422));
  await act(() => router.navigate(-1));
  expect(((await numberField()) as HTMLInputElement).value).toContain("98765");
  await act(() => router.navigate(1));
  await code();
  press("Change");
  await numberField();
  press("Get OTP");
  await code();
  await act(() => router.navigate(-1));
  await numberField();
  expect(requests.sendOtp).toEqual(["9876543210"]);
});

test("an expired code is sent again, also for the same number", async () => {
  const { requests } = await openCodeStep(() => refuse("otp_wrong", 422), 0);
  press("Change");
  await numberField();
  press("Get OTP");
  await code();
  expect(requests.sendOtp).toHaveLength(2);
});

const type = async (digits: string) => fireEvent.change(await code(), { target: { value: digits } });

test("a rejected code that is unchanged is not sent again: its error stays and the field has the focus", async () => {
  const { requests } = await openCodeStep(() => refuse("otp_wrong", 422));
  await type("000000");
  await screen.findByText(/Wrong OTP/);
  const button = screen.getByRole("button", { name: "Sign in" });
  button.focus();
  await act(async () => void fireEvent.click(button));
  expect(requests.verifyOtp).toEqual(["000000"]);
  expect(screen.getByText(/Wrong OTP/)).toBeDefined();
  expect(document.activeElement).toBe(await code());

  await type("000001");
  await vi.waitFor(() => expect(requests.verifyOtp).toEqual(["000000", "000001"]), patience);
});

test("every rejected code is remembered, not only the last", async () => {
  const { requests } = await openCodeStep(() => refuse("otp_wrong", 422));
  for (const [nth, digits] of ["000000", "000001"].entries()) {
    await type(digits);
    await vi.waitFor(() => expect(requests.verifyOtp).toHaveLength(nth + 1), patience);
    await screen.findByText(/Wrong OTP/);
  }
  await act(async () => type("000000"));
  expect(requests.verifyOtp).toEqual(["000000", "000001"]);
  expect(screen.getByText(/Wrong OTP/)).toBeDefined();
});

test("once a number is locked, no code is sent or checked before its time; the number can be changed", async () => {
  const { requests } = await openCodeStep(() => refuse("otp_blocked", 429, { "Retry-After": "900" }));
  await type("000000");
  await screen.findByText("Too many wrong OTPs. Try again in 15 min.");
  const again = await screen.findByRole("button", { name: "Resend OTP in 15 min" });
  await act(async () => void fireEvent.click(again));
  await act(async () => type("000001"));
  expect(screen.getByRole("button", { name: "Sign in" }).getAttribute("aria-disabled")).toBe("true");
  await act(async () => press("Sign in"));
  expect(requests).toEqual({ sendOtp: ["9876543210"], verifyOtp: ["000000"] });
  expect(screen.queryByRole("button", { name: /WhatsApp|Call/ })).toBeNull();
  expect(screen.getByText("Too many wrong OTPs. Try again in 15 min.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Change" })).toBeDefined();
});

test("a code that a new one may have replaced, or that never arrived, is sent again", async () => {
  const { requests } = await openCodeStep((_, nth) =>
    nth === 1 ? refuse("internal", 500) : refuse("otp_wrong", 422),
  );
  await type("000000");
  await screen.findByText(/Something went wrong on our side/);
  press("Sign in");
  await screen.findByText(/Wrong OTP/);
  expect(requests.verifyOtp).toHaveLength(2);

  press("Resend OTP");
  await vi.waitFor(async () => expect((await code()).value).toBe(""), patience);
  await type("000000");
  await vi.waitFor(() => expect(requests.verifyOtp).toHaveLength(3), patience);
});

test("nothing is sent while a code is in work, nor once it was accepted", async () => {
  let accept: (response: Response) => void = () => {};
  const { requests, onSignedIn } = await openCodeStep(() => new Promise((resolve) => (accept = resolve)));
  await type("123456");
  await vi.waitFor(() => expect(requests.verifyOtp).toEqual(["123456"]), patience);
  const form = (await code()).form as HTMLFormElement;
  fireEvent.submit(form);
  await act(async () => accept(answer(signedIn)));
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), patience);
  await act(async () => void fireEvent.submit(form));
  await act(async () => press("Resend OTP"));
  expect(requests).toEqual({ sendOtp: ["9876543210"], verifyOtp: ["123456"] });
});

test("a reload keeps number and step, with the code that was sent", async () => {
  const { requests, onSignedIn, reload } = await openCodeStep(() => answer(signedIn));
  const router = await reload(codeState);
  expect(screen.getByText(/3210/)).toBeDefined();
  await act(() => router.navigate("/", { replace: true }));
  expect(((await numberField()) as HTMLInputElement).value).toContain("98765");
  await act(() => router.navigate("/", { state: codeState }));
  await type("123456");
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), patience);
  expect(requests).toEqual({ sendOtp: ["9876543210"], verifyOtp: ["123456"] });
  expect({ ...sessionStorage }).toEqual({});
});

test("after a reload with an expired code the number is still there", async () => {
  const { reload } = await openCodeStep(() => answer(signedIn), 0);
  await reload(codeState);
  expect(((await numberField()) as HTMLInputElement).value).toContain("98765");
});
