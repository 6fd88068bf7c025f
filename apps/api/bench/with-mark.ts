/** Marks a figure that is over its budget with ✘. The benchmark then ends with an error, after all its rows. */
export function withMark(figure: string, isWithinBudget: boolean): string {
  if (isWithinBudget) return figure;
  process.exitCode = 1;
  return `${figure} ✘`;
}
