import type { MissingForSale } from "@aradhana/core/staff";
import type { series } from "../../pujas/series.table.ts";

type Series = Pick<typeof series.$inferSelect, "authorisation" | "images" | "occasion">;

const isFilled = ({ en, hi }: { en: string; hi: string }) => en !== "" && hi !== "";

/** What a series lacks before it can be on sale: without authorisation nothing is sold. `sold`: whether it has what is sold. */
export function missingOf(
  { authorisation, images, occasion }: Series,
  { hasPlace, sold }: { hasPlace: boolean; sold: Partial<Record<"packages" | "offerings", boolean>> },
) {
  const present: Readonly<Partial<Record<MissingForSale, boolean>>> = {
    authorisation: isFilled(authorisation.authority) && isFilled(authorisation.text),
    ...sold,
    picture: images.length > 0 && images.every(({ alt }) => isFilled(alt)),
    occasion: occasion !== null,
    // Dates are calculated for the place of the temple.
    temple_place: hasPlace,
  };
  return (Object.keys(present) as MissingForSale[]).filter((part) => !present[part]);
}

/** Whether it is on sale, was, or never was: a series that never was has no dates. */
export const stateOf = ({
  withdrawnAt,
  datedUntil,
}: {
  withdrawnAt: Date | null;
  datedUntil: Date | null;
}) => {
  if (withdrawnAt === null) return "on_sale" as const;
  return datedUntil === null ? ("draft" as const) : ("withdrawn" as const);
};
