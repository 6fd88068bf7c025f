import type { CartLine, CartLineProblem, CartQuote } from "@aradhana/core/goods";

type Problem = CartQuote["problems"][number];

/** The cart knows the country of its prices alone: what is not sent to an address is known to its quote. */
const ofAddress = new Set<string>(["prasad_not_shipped", "not_delivered", "plant_not_admitted"]);

/** What is wrong with a line: with the address of the `quote`, where there is one. */
export function shownProblems(
  { id, problems }: Pick<CartLine, "id" | "problems">,
  quote?: { problems: readonly Problem[] },
): CartLineProblem[] {
  if (!quote) return problems;
  const ofQuote = quote.problems.filter(({ item_id, code }) => item_id === id && ofAddress.has(code));
  return [
    ...problems.filter(({ code }) => !ofAddress.has(code)),
    ...ofQuote.map(({ code, message }) => ({ code, message, blocks: true, available: null, was: null })),
  ];
}

/** The problems of a quote that no line of the cart shows. */
export const otherProblems = (
  lines: readonly CartLine[],
  quote: { problems: readonly Problem[] },
): Problem[] =>
  quote.problems.filter(({ item_id, code }) => {
    const line = lines.find(({ id }) => id === item_id);
    return !line || !shownProblems(line, quote).some((shown) => shown.code === code);
  });

export const isBlocked = (problems: readonly CartLineProblem[]): boolean =>
  problems.some(({ blocks }) => blocks);
