import type { StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { bookingText } from "../src/features/consultation/status/text.ts";
import { ordersText } from "../src/features/orders/order/text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { lose, refuse, wait } from "./handlers.ts";
import { at, isComing, shows } from "./page.tsx";

type Play = NonNullable<StoryObj["play"]>;

/** What screens share for a state: other stories check how it looks, these that a screen has it. */
const alike = { alike: true, a11y: { test: "off" } };

const story = ({ parameters, ...rest }: StoryObj, play: Play): StoryObj => ({
  ...rest,
  parameters: { ...parameters, ...alike },
  play,
});

/** The states of a screen whose loader fetches `call` before it is shown. */
export const statesOfLoaded = (address: string, call: string) => ({
  coming: story(at(address, { from: "/auth", handlers: [http.get(call, wait)] }), isComing),
  gone: story(
    at(address, { handlers: [http.get(call, refuse(404, "not_found"))] }),
    shows(shellText, ({ gone }) => gone.heading),
  ),
  failed: story(
    at(address, { handlers: [http.get(call, refuse(500, "internal"))] }),
    shows(shellText, ({ failed }) => failed.heading),
  ),
  offline: story(
    at(address, { offline: true, handlers: [http.get(call, lose)] }),
    shows(shellText, ({ unreachable }) => unreachable.heading),
  ),
});

interface Personal {
  /** What the screen fetches in the browser. */
  call: string;
  loading: Play;
  notYours: Play;
  failed: Play;
}

/** The states of a screen that fetches personal data in the browser. */
export const statesOfPersonal = (address: string, { call, loading, notYours, failed }: Personal) => {
  const opened = (answers: Parameters<typeof http.get>[1], offline = false) =>
    at(address, { signedIn: true, offline, handlers: [http.get(call, answers)] });
  return {
    loading: story(opened(wait), loading),
    notYours: story(opened(refuse(404, "not_found")), notYours),
    failed: story(opened(refuse(500, "internal")), failed),
    offline: story(opened(lose, true), failed),
  };
};

/** The headings of all pages of an order. */
export const ofOrder = {
  notYours: shows(ordersText, ({ missing }) => missing.notYours),
  failed: shows(ordersText, ({ missing }) => missing.failed),
};

/** The headings of the pages of a booking. */
export const ofBooking = {
  notYours: shows(bookingText, ({ missing }) => missing.heading),
  failed: shows(bookingText, ({ missing }) => missing.failed),
};
