import type { Language, RitualType } from "@aradhana/core/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import * as v from "valibot";
import { catalogueText } from "../src/catalogue/text.ts";
import { addresses } from "./addresses.ts";
import { at, calls, says, shows, widget } from "./frame.tsx";
import { partOf, say } from "./recorded.ts";
import { statesOf } from "./widget-states.ts";

/** One ritual in a partner's frame, and its booking. */
const meta = { ...widget, title: "Widgets/Rituals", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const titleOf = (name: string) => (language: Language) =>
  partOf(name, v.object({ title: v.string() }), language).title;
const ritualStates = (address: string, call: string, type: RitualType, isModel = false) =>
  statesOf(address, {
    ...{ call, isModel },
    loading: (language) => catalogueText[language].loading,
    gone: (language) => catalogueText[language][type].gone,
  });
/** Its time is over. */
const closed = [
  http.get(calls.puja, say("pooja", { status: "closed" })),
  http.get(calls.chadhawa, say("chadhaava", { status: "closed" })),
];
const isClosed = (type: RitualType) => says((language) => catalogueText[language][type].over.closed ?? "");

export const Puja: Story = { ...at(addresses.puja, { themed: true }), play: shows(titleOf("pooja")) };
export const PujaClosed: Story = {
  ...at(addresses.puja, { state: "gone", handlers: closed }),
  play: isClosed("pooja"),
};
const puja = ritualStates(addresses.puja, calls.puja, "pooja", true);
export const PujaLoading: Story = puja.loading;
export const PujaGone: Story = puja.gone;
export const PujaFailed: Story = puja.error;
export const PujaOffline: Story = puja.offline;

export const Booking: Story = { ...at(addresses.booking, { themed: true }), play: shows(titleOf("pooja")) };
export const BookingClosed: Story = {
  ...at(addresses.booking, { state: "gone", handlers: closed }),
  play: async (context) => {
    await isClosed("pooja")(context);
    await shows(titleOf("pooja"))(context);
  },
};
const booking = ritualStates(addresses.booking, calls.puja, "pooja");
export const BookingLoading: Story = booking.loading;
export const BookingGone: Story = booking.gone;
export const BookingFailed: Story = booking.error;
export const BookingOffline: Story = booking.offline;

export const Chadhawa: Story = {
  ...at(addresses.chadhawa, { themed: true }),
  play: shows(titleOf("chadhaava")),
};
export const ChadhawaClosed: Story = {
  ...at(addresses.chadhawa, { state: "gone", handlers: closed }),
  play: isClosed("chadhaava"),
};
const chadhawa = ritualStates(addresses.chadhawa, calls.chadhawa, "chadhaava");
export const ChadhawaLoading: Story = chadhawa.loading;
export const ChadhawaGone: Story = chadhawa.gone;
export const ChadhawaFailed: Story = chadhawa.error;
export const ChadhawaOffline: Story = chadhawa.offline;
