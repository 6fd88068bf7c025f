import type { StoryObj } from "@storybook/react-vite";
import { type HttpResponseResolver, http } from "msw";
import { confirmationText } from "../src/features/checkout/payment-confirmation/text.ts";
import { bookingText } from "../src/features/consultation/status/text.ts";
import { ordersText } from "../src/features/orders/order/text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { lose, paths, refuse, wait } from "./handlers.ts";
import { at, isComing, type ScreenState, shows } from "./page.tsx";

type Play = NonNullable<StoryObj["play"]>;

interface Looks {
  /** The states whose looks are checked here. The others look as they do on another screen. @default none */
  looks?: readonly ScreenState[];
}

/** The states of a screen whose loader fetches `call` before it is shown. */
export function statesOfLoaded(address: string, call: string, { looks = [] }: Looks = {}) {
  const story = (state: ScreenState, response: HttpResponseResolver, play: Play): StoryObj => ({
    ...at(address, {
      ...{ state, alike: !looks.includes(state), handlers: [http.get(call, response)] },
      ...(state === "loading" && { from: "/auth" }),
    }),
    play,
  });
  return {
    loading: story("loading", wait, isComing),
    gone: story(
      "gone",
      refuse(404, "not_found"),
      shows(shellText, ({ gone }) => gone.heading),
    ),
    error: story(
      "error",
      refuse(500, "internal"),
      shows(shellText, ({ failed }) => failed.heading),
    ),
    offline: story(
      "offline",
      lose,
      shows(shellText, ({ unreachable }) => unreachable.heading),
    ),
  };
}

interface Personal extends Looks {
  /** What the screen fetches in the browser. */
  call: string;
  loading: Play;
  gone: Play;
  error: Play;
}

/** The states of a screen that fetches personal data in the browser. */
export function statesOfPersonal(address: string, { call, loading, gone, error, looks = [] }: Personal) {
  const story = (state: ScreenState, response: HttpResponseResolver, play: Play): StoryObj => ({
    ...at(address, {
      ...{ state, signedIn: true, alike: !looks.includes(state), handlers: [http.get(call, response)] },
    }),
    play,
  });
  return {
    loading: story("loading", wait, loading),
    gone: story("gone", refuse(404, "not_found"), gone),
    error: story("error", refuse(500, "internal"), error),
    offline: story("offline", lose, error),
  };
}

/** The call and the headings of the pages that check a payment. */
export const ofPayment = {
  call: paths.payment,
  loading: shows(confirmationText, ({ checking }) => checking.heading),
  gone: shows(confirmationText, ({ gone }) => gone.heading),
  error: shows(confirmationText, ({ failedToAsk }) => failedToAsk.heading),
};

/** The headings of all pages of an order. */
export const ofOrder = {
  gone: shows(ordersText, ({ missing }) => missing.notYours),
  error: shows(ordersText, ({ missing }) => missing.failed),
};

/** The headings of the pages of a booking. */
export const ofBooking = {
  gone: shows(bookingText, ({ missing }) => missing.heading),
  error: shows(bookingText, ({ missing }) => missing.failed),
};
