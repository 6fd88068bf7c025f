import type { Database } from "../db/database.ts";
import { networksOf } from "../http/network-of.ts";
import { windowCounts } from "../rate-limit/window-counts.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { Guesses, Limits } from "./limits.rules.ts";

const wrong = windowCounts("otp-wrong", 60_000);
const ALL = "all";

/** The networks of an address with their keyed hashes, the smallest first. */
export const indexedNetworks = (vault: Vault, address: string) =>
  networksOf(address).map(({ size, name }) => ({ size, index: vault.mac("address", name) }));

/** The networks of a visitor. */
export type IndexedNetworks = ReturnType<typeof indexedNetworks>;

/** The wrong codes of this minute. */
export async function readGuesses(db: Database, networks: IndexedNetworks, at: Date): Promise<Guesses> {
  const [total = 0, ...times] = await wrong.read(db, [ALL, ...networks.map(({ index }) => index)], at);
  return { total, networks: networks.map(({ size }, i) => ({ size, times: times[i] ?? 0 })) };
}

/** Counts a wrong code for those who entered it, who need not be those who requested it. */
export async function countWrongCode(db: Database, networks: IndexedNetworks, limits: Limits, at: Date) {
  const times = await wrong.add(
    db,
    networks.map(({ index }) => index),
    at,
  );
  if ((times.at(-1) ?? 0) <= limits.wrongInTotal) await wrong.add(db, [ALL], at);
}
