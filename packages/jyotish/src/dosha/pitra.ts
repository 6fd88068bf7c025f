import type { BirthChart } from "../chart/index.ts";
import { lordOf, rashiAfter } from "../rashi/index.ts";
import { isUnderJupiter } from "./aspect.ts";
import type { Verdict } from "./verdict.ts";

/** Three that most authors name, then two that only some do. A lord is weak here in the 6th, 8th or 12th house. */
export type PitraReason =
  | "sunWithNode"
  | "nodeInNinth"
  | "lordOfNinthWithNode"
  | "sunWithSaturn"
  | "weakLordOfNinth";

export type Pitra = {
  readonly verdict: Verdict;
  readonly reasons: readonly PitraReason[];
  /** What authors say cancels it. They never change the verdict. */
  readonly cancellations: readonly ("jupiterOnNinth" | "jupiterOnSun")[];
};

/**
 * Pitra dosha, a tradition whose rules differ from author to author. Here: the Sun, the ninth house or its lord shares a
 * rashi with Rahu or Ketu. Any of these makes it present; a weak lord of the ninth or the Sun with Saturn, partly.
 */
export function pitra({ lagna, grahas }: BirthChart): Pitra {
  const { sun, saturn, jupiter, rahu, ketu } = grahas;
  const ninth = rashiAfter(lagna.rashi, 8);
  const lord = grahas[lordOf(ninth)];
  const nodes = [rahu.rashi, ketu.rashi];

  const main: [PitraReason, boolean][] = [
    ["sunWithNode", nodes.includes(sun.rashi)],
    ["nodeInNinth", nodes.includes(ninth)],
    ["lordOfNinthWithNode", nodes.includes(lord.rashi)],
  ];
  const minor: [PitraReason, boolean][] = [
    ["sunWithSaturn", sun.rashi === saturn.rashi],
    ["weakLordOfNinth", [6, 8, 12].includes(lord.house)],
  ];
  const holding = (reasons: [PitraReason, boolean][]) =>
    reasons.filter(([, holds]) => holds).map(([reason]) => reason);
  const reasons = [...holding(main), ...holding(minor)];
  if (reasons.length === 0) return { verdict: "notPresent", reasons, cancellations: [] };

  const cancellations: Pitra["cancellations"][number][] = [];
  if (isUnderJupiter(jupiter.rashi, ninth)) cancellations.push("jupiterOnNinth");
  if (isUnderJupiter(jupiter.rashi, sun.rashi)) cancellations.push("jupiterOnSun");
  return { verdict: holding(main).length > 0 ? "present" : "partly", reasons, cancellations };
}
