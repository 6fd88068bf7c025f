import type { PoojaStatus } from "@aradhana/core/contract";
import { units } from "../../shared/i18n/units.en.ts";

export const text = {
  /** Date and occasion. */
  eyebrow: (date: string, occasion: string) => `${date}, ${occasion}`,
  closes: (when: string) => `closes ${when}`,
  from: (price: string) => `from ${price}`,
  proofWithin: (hours: number) => `Recording within ${units.hours(hours)}`,
  closed: {
    open: "",
    closed: "Offerings closed",
    live: "Being offered now",
    performed: "Offered",
    cancelled: "Cancelled",
  } satisfies Record<PoojaStatus, string>,
  closedNext: {
    open: () => "",
    closed: (date: string) => `Closed, next on ${date}`,
    live: (date: string) => `Being offered, next on ${date}`,
    performed: (date: string) => `Offered, next on ${date}`,
    cancelled: (date: string) => `Cancelled, next on ${date}`,
  } satisfies Record<PoojaStatus, (date: string) => string>,
};
