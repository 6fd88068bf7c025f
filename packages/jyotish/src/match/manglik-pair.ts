import type { Verdict } from "../dosha/index.ts";

/** Mangal dosha in a pair: "both" cancels it for most authors, "partly" means that authors differ. */
export type ManglikPair = "neither" | "both" | "partly" | "one";

export function manglikPair(bride: Verdict, groom: Verdict): ManglikPair {
  if (bride === groom) return ({ present: "both", partly: "both", notPresent: "neither" } as const)[bride];
  return [bride, groom].includes("partly") ? "partly" : "one";
}
