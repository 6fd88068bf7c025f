import type { WidgetName } from "../contract/index.ts";
import { partnerIds } from "./partners.ts";

const all: readonly WidgetName[] = [
  "pujas",
  "chadhawas",
  "banners",
  "puja-horizontal",
  "chadhawa-horizontal",
];

const allowed: ReadonlyMap<string, readonly WidgetName[]> = new Map([
  [partnerIds.astrology, all],
  [partnerIds.gemstones, all],
]);

/** The widgets that a partner may put into its pages; none for who is no partner. */
export function allowedWidgets(partnerId: string): readonly WidgetName[] {
  return allowed.get(partnerId) ?? [];
}
