import { energisedFor } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Vault } from "../vault/create-vault.ts";
import type { cartLines } from "./carts.table.ts";

type Row = typeof cartLines.$inferSelect;

/** A cart line with everything that was chosen. */
export type StoredCartLine = Omit<Row, "energisedForSealed">;

const context = (lineId: string) => `cart_lines.energised_for/${lineId}`;

/** A choice as it is stored with a line: the name in which it is energised is sealed. */
export function sealChoice(
  vault: Vault,
  lineId: string,
  choice: Row["choice"],
): Pick<Row, "choice" | "energisedForSealed"> {
  if (!("energised_for" in choice)) return { choice, energisedForSealed: null };
  const { energised_for: person, ...rest } = choice;
  const isNamed = rest.energise && person;
  return {
    choice: rest,
    energisedForSealed: isNamed ? vault.seal(context(lineId), JSON.stringify(person)) : null,
  };
}

/** A line with the name in its choice. */
export function openLine(vault: Vault, { energisedForSealed: sealed, ...line }: Row): StoredCartLine {
  if (sealed === null) return line;
  const energised_for = v.parse(energisedFor, JSON.parse(vault.open(context(line.id), sealed)));
  return { ...line, choice: Object.assign({}, line.choice, { energised_for }) };
}
