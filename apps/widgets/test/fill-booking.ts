import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ApiServer } from "./api-server.ts";
import { puja } from "./catalogue.ts";
import { order, quote } from "./orders.ts";

/** Where one package of the fixtures' puja is booked. */
export const bookingOf = (name: "single" | "family") =>
  `/widget/pujas/pj_rudrabhishek0000000/information-with-addon?package=pk_${name}0000000000000`;

/** Sets successful responses for all calls of a booking, except the submission of names. */
export function answerBookings(server: ApiServer): void {
  server.answers("poojaById", puja());
  server.answers("quote", quote);
  server.answersBy("sendOtp", ({ body }) => ({
    results: {
      otp_id: `otp_code${Object(body).phone}00000`,
      resend_at: "2026-11-20T10:00:30.000Z",
      expires_at: "2026-11-20T10:05:00.000Z",
      tries_left: 5,
    },
  }));
  server.answers("verifyOtp", verified);
  server.answers("create", { order, access_token: "secret" });
  server.refuses("submit", 404, "not_found");
}

/** That a code is right. */
export const verified = {
  token: "tok",
  user: {
    id: "cus_customer00000000000",
    phone: { dial_code: "91", number: "9876543210" },
    name: null,
    email: null,
    language: "en",
    country_code: "in",
    consents: [],
  },
  is_new: true,
};

/** The body of each `call`. */
export const sentTo = (server: ApiServer, call: string) =>
  server.requests.filter(({ path }) => path.endsWith(call)).map(({ body }) => body);

export const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

/** Presses the button, once the price is known. */
export async function proceed(): Promise<void> {
  const button = await screen.findByRole("button", { name: "Continue to payment, ₹851" });
  await waitFor(() => {
    if (button.hasAttribute("aria-busy")) throw new Error("the quote is still loading");
  });
  fireEvent.click(button);
}

/** Fills in all that must be. */
export async function fillIn(): Promise<void> {
  await screen.findByRole("button", { name: "Continue to payment, ₹851" });
  type(/^Your name/, "Asha Sharma");
  type(/^Gotra/, "Kashyap");
  type(/^Mobile number/, "9876543210");
  fireEvent.click(screen.getByRole("checkbox", { name: /^I agree/ }));
}
