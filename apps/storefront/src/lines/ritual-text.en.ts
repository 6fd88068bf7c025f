import type { AuthorisationLevel } from "@aradhana/core/contract";

export const text = {
  authorisation: {
    temple_authorised: "Authorised by the temple",
    priest_of_temple: "Priest of the temple",
    independent_priest: "Independent priest",
  } satisfies Record<AuthorisationLevel, string>,
  back: "Previous",
  on: "Next",
};
