import { type StateCode, states } from "./postal-circles.ts";

const plain = (name: string): string =>
  name
    .normalize()
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^\p{Letter}\p{Mark}]/gu, "");

/** Earlier names and codes, frequent spellings, and what people call the capital. */
const otherNames: Readonly<Record<string, StateCode>> = {
  Orissa: "OD",
  OR: "OD",
  Chattisgarh: "CG",
  CT: "CG",
  Uttaranchal: "UK",
  UT: "UK",
  TG: "TS",
  Pondicherry: "PY",
  "New Delhi": "DL",
  "J&K": "JK",
};

const codes = new Map<string, StateCode>([
  ...Object.entries(otherNames).map(([name, code]) => [plain(name), code] as const),
  ...Object.entries(states).flatMap(([code, { en, hi }]) =>
    [code, en, hi].map((name) => [plain(name), code as StateCode] as const),
  ),
]);

/** The state in India of a name as people write it, in English or Hindi; undefined for any other text. */
export const findStateByName = (name: string): StateCode | undefined => codes.get(plain(name));
