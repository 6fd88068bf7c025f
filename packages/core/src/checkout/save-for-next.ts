import { type ApiClient, familyProfiles, isApiError, savedAddresses } from "../api/index.ts";
import { birthOf } from "../birth/birth-draft.ts";
import type { FamilyProfile, FamilyProfileRequest, SavedAddressRequest } from "../contract/index.ts";
import type { Draft } from "./draft.ts";
import { isSameName } from "./is-same-name.ts";

/** The details that a signed-in buyer chose to save while booking. */
export interface ForNext {
  devotees?: readonly FamilyProfileRequest[];
  address?: SavedAddressRequest;
  /** The same for a repeated request, so that nothing is saved twice. */
  key: string;
}

/** What a draft has of it: names with the spellings that the buyer chose, and the address where something is sent. */
export function toSaveOf(
  {
    good,
    name,
    devotees,
    phone,
    address,
    birth: born,
  }: Pick<Draft, "good" | "name" | "devotees" | "phone" | "address" | "birth">,
  { needsAddress, key }: { needsAddress: boolean; key: string },
): ForNext {
  // A good has names only while it is energised in one.
  const isNamed = good?.isEnergised ?? true;
  const named = isNamed ? devotees.filter((each) => each.name.trim()) : [];
  const birth = born && birthOf(born);
  const receiver = name.trim() || named[0]?.name.trim() || "";
  return {
    key,
    devotees: [
      ...named.map((devotee, place) => ({
        name: devotee.name.trim(),
        name_devanagari: (devotee.isWritten && devotee.name_devanagari?.trim()) || "",
        gotra: devotee.gotra.trim(),
        relation: place === 0 ? ("self" as const) : ("other" as const),
      })),
      // Whose kundali it is may be anybody.
      ...(birth ? [{ name: birth.name, relation: "other" as const, birth }] : []),
    ],
    ...(needsAddress && {
      address: { ...address, name: receiver, phone: phone.number.trim() ? phone : null, type: "home" },
    }),
  };
}

/**
 * Saves names and an address in the buyer's account, except those that are there. A saved person takes a new spelling and what was not known of the birth; a namesake of another birth is another person.
 * Resolves to whether all is saved: an order never fails for it.
 */
export async function saveForNext(
  api: ApiClient,
  { devotees = [], address, key }: ForNext,
): Promise<boolean> {
  try {
    await Promise.all([
      devotees.length > 0 && saveDevotees(api, devotees, key),
      address && saveAddress(api, address, key),
    ]);
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}

async function saveDevotees(api: ApiClient, devotees: readonly FamilyProfileRequest[], key: string) {
  const known = await familyProfiles.list(api);
  // One after the other: each locks the customer's row.
  for (const [place, given] of devotees.entries()) {
    const { name_devanagari, birth } = given;
    const saved = savedPerson(known, given);
    if (!saved) {
      await familyProfiles.add(api, given, `${key}-${place}`);
      continue;
    }
    const hasNewSpelling = name_devanagari && saved.name_devanagari !== name_devanagari;
    // A time that is known stays, also if it was left out of this order.
    const hasNewBirth = birth && (birth.time !== null || !saved.birth?.time);
    if (!hasNewSpelling && !hasNewBirth) continue;
    const { id, ...before } = saved;
    await familyProfiles.replace(api, id, {
      ...before,
      ...(hasNewSpelling && { name_devanagari }),
      ...(hasNewBirth && { birth }),
    });
  }
}

/** The saved person who is meant: of that name, and with a birth of that birth, or else without one. */
function savedPerson(
  known: readonly FamilyProfile[],
  { name, birth }: FamilyProfileRequest,
): FamilyProfile | undefined {
  const namesakes = known.filter((each) => isSameName(each.name, name));
  if (!birth) return namesakes[0];
  return (
    namesakes.find((each) => each.birth && isSameBirth(each.birth, birth)) ??
    namesakes.find((each) => !each.birth)
  );
}

type Birth = Pick<NonNullable<FamilyProfileRequest["birth"]>, "date" | "time">;

/** Twins differ by minutes. The place does not count: it is corrected more often than it tells two people apart. */
const isSameBirth = (one: Birth, other: Birth): boolean =>
  one.date === other.date && (one.time === other.time || one.time === null || other.time === null);

async function saveAddress(api: ApiClient, address: SavedAddressRequest, key: string) {
  const known = await savedAddresses.list(api);
  const isThere = known.some(
    ({ name, line1, postcode }) =>
      isSameName(name, address.name) &&
      isSameName(line1, address.line1) &&
      isSameName(postcode, address.postcode),
  );
  if (!isThere) await savedAddresses.add(api, address, key);
}
