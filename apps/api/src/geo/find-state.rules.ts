import type { Text } from "../text/text.ts";
import { circles, type StateCode, states } from "./postal-circles.ts";

const byPrefix: ReadonlyMap<string, StateCode | "-"> = new Map(
  Object.entries(circles).flatMap(([state, prefixes]) =>
    prefixes.split(" ").map((prefix) => [prefix, state as StateCode | "-"] as const),
  ),
);

/** The state of a PIN code by its prefix; undefined for army PIN codes and ambiguous border districts. */
export function findState(pin: string): { code: StateCode; name: Text } | undefined {
  for (let length = pin.length; length >= 2; length--) {
    const code = byPrefix.get(pin.slice(0, length));
    if (code) return code === "-" ? undefined : { code, name: states[code] };
  }
  return undefined;
}
