import { type Price, price } from "../price.ts";
import type { Text } from "../text.ts";
import type { PackageKey } from "./packages.ts";

export type Prasad = {
  /** Dry prasad lasts for weeks; food is sent within India only. */
  readonly kind: "dry" | "food";
  readonly contents: Text;
  /** Packages whose price includes the box; with the others it can be added for `fee`. */
  readonly includedIn: readonly PackageKey[];
  readonly shipsTo: "all" | "in";
  readonly etaDays: { readonly in: number; readonly abroad: number | null };
  readonly fee: Price;
};

const packagesFor = {
  families: ["family", "joint-family"],
  everyone: ["individual", "couple", "family", "joint-family"],
} as const satisfies Record<string, readonly PackageKey[]>;

type Included = keyof typeof packagesFor;

/** Prasad that lasts for weeks: sent to every country whose customs allow it. */
export function dryPrasad(contents: Text, included: Included = "families"): Prasad {
  return {
    kind: "dry",
    contents,
    includedIn: packagesFor[included],
    shipsTo: "all",
    etaDays: { in: 7, abroad: 21 },
    fee: price(151, 15, 14),
  };
}

/** Prasad that must be eaten within days: sent within India only. */
export function foodPrasad(contents: Text, included: Included = "families"): Prasad {
  return {
    kind: "food",
    contents,
    includedIn: packagesFor[included],
    shipsTo: "in",
    etaDays: { in: 5, abroad: null },
    fee: price(201, 5, 5),
  };
}
