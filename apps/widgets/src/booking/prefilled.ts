import type { Draft } from "@aradhana/core/checkout";
import { readTypedNumber } from "@aradhana/core/phone";

/** What the host page knows of its visitor. */
interface Known {
  name?: string;
  phone?: string;
}

/** What changes in a draft by what the host page says of its visitor, early or late: fields that are still empty. */
export function prefilled(
  { devotees: [first, ...others], phone }: Pick<Draft, "devotees" | "phone">,
  known: Known,
): Partial<Draft> {
  return {
    ...(first && !first.name && known.name && { devotees: [{ ...first, name: known.name }, ...others] }),
    ...(!phone.number &&
      known.phone && { phone: { ...phone, number: readTypedNumber(known.phone, phone.dial_code) } }),
  };
}
