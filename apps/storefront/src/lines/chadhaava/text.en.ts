import { cardMessages, statusMessages } from "@aradhana/checkout/card-messages-en";
import type { PoojaStatus } from "@aradhana/core/contract";
import { units } from "../../shared/i18n/units.en.ts";

export const text = {
  ...cardMessages,
  /** The heading of a row where one is offered today. */
  today: "Today's and upcoming chadhava",
  proofWithin: (hours: number) => `Recording within ${units.hours(hours)}`,
  closed: statusMessages.chadhaava,
  closedNext: {
    open: () => "",
    closed: (date: string) => `Closed, next on ${date}`,
    live: (date: string) => `Being offered, next on ${date}`,
    performed: (date: string) => `Offered, next on ${date}`,
    cancelled: (date: string) => `Cancelled, next on ${date}`,
  } satisfies Record<PoojaStatus, (date: string) => string>,
};
