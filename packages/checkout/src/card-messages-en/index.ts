import type { PoojaStatus } from "@aradhana/core/contract";

/** The card of a ritual in a list. */
export const cardMessages = {
  /** Date, and tithi or occasion. */
  eyebrow: (date: string, name: string) => `${date}, ${name}`,
  closes: (when: string) => `closes ${when}`,
  from: (price: string) => `from ${price}`,
};

type StatusMessages = Record<PoojaStatus, string>;

/** Why a ritual cannot be booked. */
export const statusMessages = {
  pooja: {
    open: "",
    closed: "Bookings closed",
    live: "Being performed now",
    performed: "Performed",
    cancelled: "Cancelled",
  } satisfies StatusMessages,
  chadhaava: {
    open: "",
    closed: "Offerings closed",
    live: "Being offered now",
    performed: "Offered",
    cancelled: "Cancelled",
  } satisfies StatusMessages,
};
