/** A filter by one of several values, such as a category or a laboratory. */
export interface ChosenValue {
  key: string;
  chosen: string | number | undefined;
}

/** A filter by a number from a range. */
export interface ChosenRange {
  key: string;
  min: number | undefined;
  max: number | undefined;
}

export interface ChosenFilters {
  dimensions: readonly ChosenValue[];
  ranges: readonly ChosenRange[];
}

/** Whether a range has an end at all. */
export const isChosen = ({ min, max }: ChosenRange): boolean => min !== undefined || max !== undefined;
