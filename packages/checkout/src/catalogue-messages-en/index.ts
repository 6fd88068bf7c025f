import type { AuthorisationLevel, Facet } from "@aradhana/core/contract";

/** Who performs a ritual. */
export const authorisationMessages = {
  temple_authorised: "Authorised by the temple",
  priest_of_temple: "Priest of the temple",
  independent_priest: "Independent priest",
} satisfies Record<AuthorisationLevel, string>;

/** The page of a ritual. */
export const ritualMessages = {
  packages: "Choose a package",
  inEvery: "Every package includes:",
  /** While the cart is hidden (ruling D15). */
  bookNow: "Book now",
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
