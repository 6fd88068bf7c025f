export const text = {
  title: "Your sankalp",
  receivedTitle: "Sankalp received",
  received: (names: number) =>
    names === 1 ? "The priest has your name" : `The priest has your ${names} names`,
  inDevanagari: "In Devanagari",
  inLatin: "In Latin letters",
  when: "When",
  where: "Where",
  until: (when: string, zone: string) => `You can change it until ${when} (${zone}).`,
  edit: "Change the sankalp",
  order: "See the order",
  calendar: "Add to calendar",
  shareOutcomes: {
    offered: "Share the puja",
    copied: "Link copied",
    refused: "Could not copy the link",
  },
  timeline: "What happens next",
};
