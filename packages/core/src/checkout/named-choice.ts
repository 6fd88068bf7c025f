import type { GoodsType } from "../contract/primitives.ts";
import type { CartChoice, CartLine } from "../goods/index.ts";
import { checkDevotees } from "./devotee-rules.ts";
import type { NamedDevotee } from "./draft-parts.ts";
import { nameOfLine, personOf } from "./named-lines.ts";

type GoodChoice = Extract<CartChoice, { type: GoodsType }>;
type Line = Pick<CartLine, "id" | "choice">;

/** A good for the cart, with the name that was given for it; one that cannot be read out is asked for with the order. */
export function namedChoice(choice: GoodChoice, [row]: readonly NamedDevotee[]): GoodChoice {
  if (!choice.energise || !row || !isReadable(row)) return choice;
  return { ...choice, energised_for: personOf(row) };
}

const isReadable = (row: NamedDevotee) =>
  row.name.trim() !== "" && Object.keys(checkDevotees([row], 1)).length === 0;

/** The names of rows that can be read out and that their lines do not have yet, for the cart. */
export function namesToStore(rows: readonly NamedDevotee[], lines: readonly Line[]) {
  return rows.flatMap((row) => {
    const line = lines.find(({ id }) => id === row.lineId);
    if (!line || !isReadable(row)) return [];
    const [person, stored] = [personOf(row), nameOfLine(line)];
    const isStored = person.name === stored?.name && person.gotra === stored.gotra;
    return isStored ? [] : [{ lineId: line.id, person }];
  });
}
