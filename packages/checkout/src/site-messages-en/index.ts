import type { AuthorisationLevel, Facet } from "@aradhana/core/contract";

/** Connection and errors, on every page of every app. */
export const siteMessages = {
  slow: "Slow connection, still trying",
  offline: "You are offline. This page may not be up to date.",
  checkInternet: "Check your internet and try again.",
  askOnWhatsapp: "Ask on WhatsApp",
  aboutOrder: (number: string) => `Namaste, I have a question about order ${number}.`,
  broken: {
    heading: "Oops! Something went wrong.",
    text: "We're sorry for the inconvenience. Please try again later or return to the home page.",
    home: "Go to Home",
  },
};

/** Who performs a ritual. */
export const authorisationMessages = {
  temple_authorised: "Authorised by the temple",
  priest_of_temple: "Priest of the temple",
  independent_priest: "Independent priest",
} satisfies Record<AuthorisationLevel, string>;

/** The page of a ritual. */
export const ritualMessages = {
  proof: "Who performs it and how we verify",
  policy: "Cancel or change date",
  preparing: (date: string): string => `The priests are preparing for ${date}. No more names can be added.`,
  noNext: "The next date is not announced yet.",
  people: (min: number, max: number): string =>
    min === max ? `For ${max} ${max === 1 ? "person" : "people"}` : `For ${min} to ${max} people`,
  sendPrasad: (fee: string): string => `Send me prasad, ${fee}`,
};

/** What narrows a list. */
export const filterMessages = {
  label: "Filters",
  facets: { deity: "Deity", purpose: "Purpose", temple: "Temple" } satisfies Record<Facet["key"], string>,
};

/** A link that signs in: whose account it opens. */
export const linkLoginMessages = {
  other: "Which account?",
  otherText: (signedIn: string, offered: string): string =>
    `You are signed in as ${signedIn}. This link is for ${offered}.`,
  stay: (account: string): string => `Stay as ${account}`,
  change: (account: string): string => `Switch to ${account}`,
};
