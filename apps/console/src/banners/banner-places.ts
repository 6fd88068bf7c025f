import type { StaffBanner } from "@aradhana/core/staff";

type Place = NonNullable<StaffBanner["places"]>[number];

const placeNames = {
  web: "Our own pages",
  frame: "Pages of partners",
  webview: "Inside an app",
} as const satisfies Record<Place, string>;

/** Where a banner can be shown. */
export const placeChoices = Object.entries(placeNames).map(([id, name]) => ({ id, name }));

/** Where and for whom a banner is shown. */
export const placesOf = ({ places, partners, countries }: StaffBanner) =>
  [
    places === null ? "Everywhere" : places.map((place) => placeNames[place]).join(", "),
    partners && (partners.length === 1 ? "one partner" : `${partners.length} partners`),
    countries?.join(", ").toUpperCase(),
  ]
    .filter(Boolean)
    .join(" · ");
