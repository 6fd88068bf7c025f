/** A sum and its digit sums down to one digit: 29, 11, 2. */
export type Reduction = {
  readonly steps: readonly number[];
  readonly compound: number;
  readonly root: number;
  /** 11, 22 or 33 among the steps, where some stop. */
  readonly master: number | undefined;
};

export function reduce(sum: number): Reduction {
  const steps = [sum];
  for (let last = sum; last > 9; ) {
    last = digitSum(String(last));
    steps.push(last);
  }
  const root = steps.at(-1) ?? sum;
  return { steps, compound: sum, root, master: steps.find((step) => [11, 22, 33].includes(step)) };
}

/** The sum of the digits of a text; everything else in it is skipped. */
export const digitSum = (text: string): number =>
  [...text.replace(/\D/g, "")].reduce((sum, digit) => sum + Number(digit), 0);
