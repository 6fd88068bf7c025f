import type { Relation } from "@aradhana/core/contract";

/** How a devotee is related to the buyer. */
export const relationMessages = {
  relation: "Relation to you",
  relations: {
    self: "Myself",
    spouse: "Wife or husband",
    father: "Father",
    mother: "Mother",
    son: "Son",
    daughter: "Daughter",
    brother: "Brother",
    sister: "Sister",
    grandparent: "Grandparent",
    friend: "Friend",
    other: "Other",
  } satisfies Record<Relation, string>,
};
