import { birthOf } from "../birth/birth-draft.ts";
import { nameDetailsOf } from "../name-correction/name-draft.ts";
import type { ReadyOrder } from "./attempt.ts";
import type { Draft } from "./draft.ts";
import { usedAddress } from "./draft-parts.ts";
import { personOf } from "./named-lines.ts";

interface Options
  extends Pick<
    ReadyOrder,
    "quote" | "language" | "attribution" | "partnerId" | "tempOrderId" | "reservationId"
  > {
  needsAddress: boolean;
}

/** Each energised line of a cart has its own name; a single good has that of the first row. */
function namesOf(type: Draft["type"], devotees: Draft["devotees"]): Partial<ReadyOrder> {
  const [first] = devotees;
  if (type !== "cart") return first ? { energisedFor: personOf(first) } : {};
  const energisedLines = devotees.flatMap(({ lineId, ...row }) =>
    lineId ? [{ line_id: lineId, ...personOf(row) }] : [],
  );
  return { energisedLines };
}

/** A filled-in draft, at the price that was quoted, as it is ordered. */
export function readyOrder(draft: Draft, { needsAddress, ...order }: Options): ReadyOrder {
  const { type, packageId, name, devotees, phone, address, whatsapp, repeat, good, birth, correction } =
    draft;
  const { business } = draft;
  const [first] = devotees;
  return {
    ...order,
    type,
    choice: packageId || undefined,
    contact: { name: name || (first?.name ?? ""), ...phone },
    address: needsAddress ? usedAddress(address) : null,
    ...(business && { business }),
    whatsapp,
    repeat,
    ...(good?.isEnergised && namesOf(type, devotees)),
    paysOnDelivery: good?.paysOnDelivery,
    birth: birth && birthOf(birth),
    nameDetails: correction && nameDetailsOf(correction),
  };
}
