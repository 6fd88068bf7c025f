import { formatMoney } from "@aradhana/core/money";
import { words } from "../frame/labels.ts";

const nouns: Readonly<Record<string, string>> = {
  account: "Staff account",
  address: "Address of an order",
  chadhaavaSeries: "Chadhava",
  contact: "Contact of an order",
  conversation: "Chat",
  deadLetter: "Undelivered",
  energising: "Energised goods",
  fulfilment: "Order",
  login: "Sign-in",
  names: "Names of an order",
  pujaSeries: "Puja",
  ritualDate: "Date",
  shop_facts: "Our shop",
};

const verbs: Readonly<Record<string, string>> = {
  add: "added",
  approve: "approved",
  cancel: "cancelled",
  correct: "corrected",
  create: "created",
  end: "ended",
  hide: "hidden",
  key: "new key",
  move: "moved",
  passkey: "confirmed by passkey",
  publish: "published",
  read: "opened",
  refuse: "refused",
  reject: "rejected",
  remove: "removed",
  request: "requested",
  reset: "reset",
  resolve: "closed",
  update: "changed",
  withdraw: "withdrawn",
};

/** An action such as `account.create`: "Staff account: created". */
export function actionWords(action: string): string {
  const [noun = "", verb] = action.split(".");
  const named = nouns[noun] ?? words(noun);
  return verb === undefined ? named : `${named}: ${verbs[verb] ?? words(verb).toLowerCase()}`;
}

const isMoney = (value: object): value is Parameters<typeof formatMoney>[0] =>
  "amount" in value && "currency" in value;

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(valueWords).join(", ");
  if (typeof value === "object") return isMoney(value) ? formatMoney(value) : factsWords(value);
  // A code, not an address or an id.
  return typeof value === "string" && /^[a-z]+(?:_[a-z]+)+$/.test(value)
    ? words(value).toLowerCase()
    : String(value);
}

/** Facts such as `{ role: "temple_desk" }`: "Role: temple desk". */
export const factsWords = (facts: object | null): string =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${words(name)}: ${valueWords(value)}`)
    .join("; ");
