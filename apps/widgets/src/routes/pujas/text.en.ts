import type { AuthorisationLevel, PoojaStatus } from "@aradhana/core/contract";

export const text = {
  title: "Coming pujas",
  loading: "Loading the pujas",
  slow: "Slow connection, still trying",
  none: "No puja is open for booking here just now",
  noneText: "The full site has all coming pujas.",
  all: "See all pujas",
  others: "Next dates",
  /** Date and tithi. */
  eyebrow: (date: string, tithi: string) => `${date}, ${tithi}`,
  closes: (when: string) => `closes ${when}`,
  from: (price: string) => `from ${price}`,
  over: {
    open: undefined,
    closed: "Bookings closed",
    live: "Being performed now",
    performed: "Performed",
    cancelled: "Cancelled",
  } satisfies Record<PoojaStatus, string | undefined>,
  authorisation: {
    temple_authorised: "Authorised by the temple",
    priest_of_temple: "Priest of the temple",
    independent_priest: "Independent priest",
  } satisfies Record<AuthorisationLevel, string>,
  vip: "VIP",
};
