export const text = {
  title: "Your sankalp",
  receivedTitle: "Sankalp received",
  /** By the state of the names, with their number. */
  heading: {
    draft: () => "Names not submitted yet",
    submitted: (names: number) => (names === 1 ? "We have your name" : `We have your ${names} names`),
    locked: (names: number) =>
      names === 1 ? "The priest has your name" : `The priest has your ${names} names`,
    read_out: (names: number) => (names === 1 ? "Your name was read" : `Your ${names} names were read`),
    lapsed: () => "These names will not be read",
  },
  inDevanagari: "In Devanagari",
  inLatin: "In Latin letters",
  when: "When",
  where: "Where",
  until: (when: string) => `The names go to the priest on ${when}. You can change them until then.`,
  edit: "Change names",
  order: "See the order",
  calendar: "Add to calendar",
  shareOutcomes: {
    offered: "Share the puja",
    copied: "Link copied",
    failed: "Could not copy the link",
  },
};
