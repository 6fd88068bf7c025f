import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { isArmyPin } from "@aradhana/core/country";
import type { Text } from "../text/text.ts";
import { findState } from "./find-state.rules.ts";
import { type StateCode, states } from "./postal-circles.ts";

interface Place {
  code: StateCode;
  state: Text;
  /** In English; null where the sources disagree or have none. */
  district: string | null;
  /** The places with a delivery office, the main one first. */
  localities: readonly string[];
  /** The town that the PIN code is of, or the area of a town; both null where that is not certain. */
  town: string | null;
  area: string | null;
}

const codes = new Map(
  Object.entries(states).map(([code, { en }]) => [en.toLowerCase(), code as StateCode] as const),
);

let rows: ReadonlyMap<string, string> | undefined;

/** A row for each PIN code: state, district, localities, town, area. Unpacked once, at the first question, in some 20 ms. */
function readRows(): ReadonlyMap<string, string> {
  const packed = readFileSync(join(import.meta.dirname, "../../data/pin-codes/pin-codes.tsv.br"));
  const lines = brotliDecompressSync(packed).toString().split("\n");
  return new Map(lines.map((line) => [line.slice(0, 6), line.slice(7)]));
}

/**
 * Finds the place of a PIN code. The state is the postal circle's, which is reliable; a row of
 * another state is wrong in its district too and is left out. Undefined for army PIN codes and for codes that nobody has.
 */
export function findPlace(pin: string): Place | undefined {
  // The two base post offices of the army are listed with the cities that sort for them.
  if (isArmyPin(pin)) return undefined;
  rows ??= readRows();
  const [name = "", district = "", localities = "", town = "", area = ""] = rows.get(pin)?.split("\t") ?? [];
  const listed = codes.get(name);
  const code = findState(pin)?.code ?? listed;
  if (!code) return undefined;
  const agrees = listed === code;
  return {
    code,
    state: states[code],
    district: agrees && district ? district : null,
    localities: agrees && localities ? localities.split("|") : [],
    town: (agrees && town) || null,
    area: (agrees && area) || null,
  };
}
