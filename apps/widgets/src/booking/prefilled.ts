import type { Draft } from "@aradhana/core/checkout";
import { readTypedNumber } from "@aradhana/core/phone";

/** The details of the visitor from the host page. */
interface Known {
  name?: string;
  phone?: string;
}

/** The changes to a draft by details from the host page: they fill fields that are still empty. */
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
