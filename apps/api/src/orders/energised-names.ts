import type { EnergisedFor, orderRequest } from "@aradhana/core/contract";
import type * as v from "valibot";
import type { LockedCart } from "../carts/quoted-lines.queries.ts";
import { openLine } from "../carts/sealed-choice.ts";
import { invalidInput } from "../errors/common.errors.ts";
import type { Offer } from "../lines/line.ts";
import { partsOf } from "../quotes/offer.queries.ts";
import type { QuoteInput } from "../quotes/quotes.table.ts";
import type { Vault } from "../vault/create-vault.ts";

interface Ordered {
  request: Pick<v.InferOutput<typeof orderRequest>, "energised_for" | "energised_lines">;
  requested: QuoteInput;
  /** One for each part of the quote. */
  offers: readonly Offer[];
  /** Missing if no cart is ordered. */
  cart: LockedCart | undefined;
}

/**
 * In whose name each ordered item is energised; null where it is in none. Throws if a name is missing.
 */
export function energisedNames(
  vault: Vault,
  { request, requested, offers, cart }: Ordered,
): (EnergisedFor | null)[] {
  const given = new Map(
    request.energised_lines.map(({ line_id, name, gotra }) => [line_id, { name, gotra }] as const),
  );
  const inCart = new Map(cart?.lines.map((line) => [line.id, openLine(vault, line).choice]));
  const parts = partsOf(requested);
  return offers.map(({ parcel }, i) => {
    if (!parcel?.isNamed) return null;
    const id = parts[i]?.id ?? "";
    const lineId = cart?.lineIds.get(id) ?? id;
    const choice = inCart.get(lineId);
    const known = choice && "energised_for" in choice ? choice.energised_for : undefined;
    const person = given.get(id) ?? given.get(lineId) ?? known ?? request.energised_for;
    if (!person) throw invalidInput({ fieldErrors: [cart ? lineNameMissing : nameMissing] });
    return person;
  });
}

const message = "Something is energised in a name: say in whose.";
const nameMissing = { field: "energised_for", code: "required", message };
const lineNameMissing = { field: "energised_lines", code: "required", message };
