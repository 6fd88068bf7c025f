import { shareOut } from "../quotes/price.rules.ts";
import type { InvoiceFacts } from "./invoice.rules.ts";

/** The number of a credit note: at most 16 characters, unique in its financial year (rule 53 of the CGST Rules). */
export const creditNoteNumber = (year: string, serial: number): string =>
  `CN/${year}/${String(serial).padStart(6, "0")}`;

type Line = InvoiceFacts["lines"][number];
const taxOf = ({ taxes }: Line) => taxes.reduce((sum, { amount }) => sum + amount, 0);
const grossOf = (line: Line) => line.base + taxOf(line);

/**
 * What a credit note of a refund says: the lines of the invoice that are credited, all in proportion, with their tax reversed.
 * Everything adds up to the refund.
 */
export function creditedFacts(
  invoice: InvoiceFacts,
  amount: number,
  /**
   * The lines that the refund is about, by their place in the invoice; the next ones where these are worth less than it. @default
   * all
   */
  ...about: readonly (readonly number[])[]
): InvoiceFacts {
  const candidates = about.map((places) => invoice.lines.filter((_, index) => places.includes(index)));
  const total = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + grossOf(line), 0);
  // Of a piece of jewellery that came back, the stone may be all that is paid back.
  const exact = candidates[0]?.find((line) => grossOf(line) === amount);
  const credited = exact ? [exact] : (candidates.find((lines) => total(lines) >= amount) ?? invoice.lines);
  const grosses = shareOut(amount, credited.map(grossOf));
  return {
    ...invoice,
    lines: credited.flatMap((line, index) => {
      const gross = grosses[index] ?? 0;
      if (gross === 0) return [];
      const [base = 0, ...taxes] = shareOut(gross, [line.base, ...line.taxes.map((tax) => tax.amount)]);
      const qty = Math.max(1, Math.round((line.qty * gross) / grossOf(line)));
      return [{ ...line, qty, base, taxes: line.taxes.map((tax, i) => ({ ...tax, amount: taxes[i] ?? 0 })) }];
    }),
    grand: amount,
  };
}
