import type { StaffReturn } from "@aradhana/core/staff";
import { words } from "../frame/labels.ts";

/** How far a return is: "Inspected, in stock again; the refund waits for approval". */
export const stateOfReturn = ({ state, rejection, restocked, refund_waits }: StaffReturn): string =>
  [
    [words(state), rejection && words(rejection).toLowerCase(), restocked && "in stock again"]
      .filter(Boolean)
      .join(", "),
    refund_waits && "the refund waits for approval",
  ]
    .filter(Boolean)
    .join("; ");
