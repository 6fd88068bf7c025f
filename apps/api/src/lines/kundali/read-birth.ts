import type { BirthDetails } from "@aradhana/core/birth";
import { invalidInput } from "../../errors/common.errors.ts";
import { birthErrors } from "../../reports/kundali/birth.rules.ts";
import type { ServiceDetails } from "../line.ts";

/** The details of a birth in an order, checked; undefined if there are none. */
export function readBirth(
  { birth }: Parameters<ServiceDetails["read"]>[0],
  at: Date,
): BirthDetails | undefined {
  if (!birth) return undefined;
  const fieldErrors = birthErrors(birth, at);
  if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
  return birth;
}
