import type { EnergisedFor } from "../contract/index.ts";
import type { CartLine } from "../goods/index.ts";
import type { NamedDevotee } from "./draft-parts.ts";
import { isSameName } from "./is-same-name.ts";

type Line = Pick<CartLine, "id" | "choice">;

/** In whose name a line of the cart is energised; undefined if it is not, null while the name is not known. */
export const nameOfLine = ({ choice }: Pick<Line, "choice">): EnergisedFor | null | undefined =>
  "energise" in choice && choice.energise ? (choice.energised_for ?? null) : undefined;

/** A name as a row of the form for a line. */
const rowOf = (
  line: Line,
  key: number,
  { name, gotra }: EnergisedFor = { name: "", gotra: "" },
): NamedDevotee => ({
  ...{ key, name, gotra: gotra ?? "", lineId: line.id },
});

/**
 * The rows of the lines whose name is asked: those that have none in the cart, and those that the buyer has changed here.
 */
export function rowsOfLines(devotees: readonly NamedDevotee[], lines: readonly Line[]): NamedDevotee[] {
  let key = Math.max(-1, ...devotees.map((row) => row.key));
  return lines.flatMap((line) => {
    const row = devotees.find(({ lineId }) => lineId === line.id);
    if (row) return [row];
    return nameOfLine(line) === null ? [rowOf(line, ++key)] : [];
  });
}

/** The rows of the form with one for a line whose name is in the cart, to change it. */
export function withRowOfLine(devotees: readonly NamedDevotee[], line: Line): NamedDevotee[] {
  const key = Math.max(-1, ...devotees.map((row) => row.key)) + 1;
  return [...devotees, rowOf(line, key, nameOfLine(line) ?? undefined)];
}

/** Every energised line with its name: as in the form, else as in the cart. */
export function namesOfLines(rows: readonly NamedDevotee[], lines: readonly Line[]): NamedDevotee[] {
  const others = lines.filter(({ id }) => !rows.some(({ lineId }) => lineId === id));
  const first = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return [
    ...rows,
    ...others.flatMap((line, place) => {
      const name = nameOfLine(line);
      return name ? [rowOf(line, first + place, name)] : [];
    }),
  ];
}

/** The names that were given for something else, to fill in with one tap; each once, without that of the row itself. */
export function namesToOffer(
  row: NamedDevotee,
  devotees: readonly NamedDevotee[],
): Pick<NamedDevotee, "name" | "gotra">[] {
  const offered: NamedDevotee[] = [];
  for (const each of devotees) {
    const isKnown = [row, ...offered].some(({ name }) => isSameName(name, each.name));
    if (each.name.trim() && !isKnown) offered.push(each);
  }
  return offered.map(({ name, gotra }) => ({ name, gotra }));
}

/** A row of the form as a request has it. */
export const personOf = ({ name, gotra }: NamedDevotee): EnergisedFor => ({
  ...{ name: name.trim(), gotra: gotra.trim() || null },
});
