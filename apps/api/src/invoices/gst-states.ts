import type { StateCode } from "../geo/postal-circles.ts";

/** The two digits of each state in a GSTIN and in the place of supply (codes of the GST portal). */
export const gstStates: Readonly<Record<StateCode, string>> = {
  ...{ JK: "01", HP: "02", PB: "03", CH: "04", UK: "05", HR: "06", DL: "07", RJ: "08", UP: "09", BR: "10" },
  ...{ SK: "11", AR: "12", NL: "13", MN: "14", MZ: "15", TR: "16", ML: "17", AS: "18", WB: "19", JH: "20" },
  ...{ OD: "21", CG: "22", MP: "23", GJ: "24", DH: "26", MH: "27", KA: "29", GA: "30", LD: "31", KL: "32" },
  ...{ TN: "33", PY: "34", AN: "35", TS: "36", AP: "37", LA: "38" },
};

/** The state in which a GSTIN is registered; undefined if its first two digits are of none. */
export const stateOfGstin = (gstin: string): StateCode | undefined =>
  (Object.keys(gstStates) as StateCode[]).find((state) => gstin.startsWith(gstStates[state]));
