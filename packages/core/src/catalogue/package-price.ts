import type { Money, PoojaAddon, PoojaPackage } from "../contract/index.ts";

type Posted = Pick<PoojaPackage, "price" | "postage" | "ships_prasad">;

/** What a package costs, and how much of that is postage. */
export interface PackagePrice {
  total: Money;
  /** Null where the postage adds nothing. */
  postage: Money | null;
}

interface Choice {
  /** Whether the buyer chose prasad; null before the choice. */
  wantsPrasad: boolean | null;
  /** The country of the address, once there is one. */
  shipTo?: string;
}

/** Whether the prasad of a package is sent: unless declined, wherever it can be sent to. */
export const sendsPrasad = ({ ships_prasad, postage }: Posted, wantsPrasad: boolean | null): boolean =>
  ships_prasad && (wantsPrasad ?? postage !== null);

/** What a package costs with everything known so far. The price includes postage within India and all taxes. */
export function packagePrice(
  choice: Posted,
  { wantsPrasad, shipTo }: Choice = { wantsPrasad: null },
): PackagePrice {
  const { price, postage } = choice;
  const isPosted = sendsPrasad(choice, wantsPrasad) && shipTo !== "in";
  if (!isPosted || !postage || postage.amount === 0) return { total: price, postage: null };
  return { total: { ...price, amount: price.amount + postage.amount }, postage };
}

/** Whether there is a choice to book a package without its prasad: where sending it costs something, or is limited to India. */
export const isPrasadOptional = ({ ships_prasad, postage }: Posted): boolean =>
  ships_prasad && postage?.amount !== 0;

/** The add-ons to choose from. Dakshina has its own field, which accepts any amount; another box is sent with the first one. */
export const offeredAddons = <Addon extends Pick<PoojaAddon, "kind">>(
  addons: readonly Addon[],
  booked: Posted | undefined,
  wantsPrasad: boolean | null,
): Addon[] => {
  const hasBox = booked !== undefined && sendsPrasad(booked, wantsPrasad);
  return addons.filter(({ kind }) => kind !== "dakshina" && (kind !== "prasad" || hasBox));
};
