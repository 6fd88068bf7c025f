import { birthOf } from "../birth/birth-draft.ts";
import { nameDetailsOf } from "../name-correction/name-draft.ts";
import type { ReadyOrder } from "./attempt.ts";
import type { Draft } from "./draft.ts";
import { usedAddress } from "./draft-parts.ts";

interface Options
  extends Pick<
    ReadyOrder,
    "quote" | "language" | "attribution" | "partnerId" | "tempOrderId" | "reservationId"
  > {
  needsAddress: boolean;
}

/** A filled-in draft, at the price that was quoted, as it is ordered. */
export function readyOrder(draft: Draft, { needsAddress, ...order }: Options): ReadyOrder {
  const { type, packageId, name, devotees, phone, address, whatsapp, repeat, good, birth, correction } =
    draft;
  const [first] = devotees;
  return {
    ...order,
    type,
    choice: packageId || undefined,
    contact: { name: name || (first?.name ?? ""), ...phone },
    address: needsAddress ? usedAddress(address) : null,
    whatsapp,
    repeat,
    ...(good?.isEnergised &&
      first && { energisedFor: { name: first.name.trim(), gotra: first.gotra.trim() || null } }),
    paysOnDelivery: good?.paysOnDelivery,
    birth: birth && birthOf(birth),
    nameDetails: correction && nameDetailsOf(correction),
  };
}
