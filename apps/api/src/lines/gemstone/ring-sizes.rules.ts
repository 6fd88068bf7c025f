const SMALLEST = 6;
const LARGEST = 32;

/** Indian ring sizes: the inner circumference in millimetres is 40 plus the size. */
const innerDiameter = (size: number): number => Math.round(((size + 40) / Math.PI) * 100) / 100;

/** The sizes that our workshop makes. */
export const ringSizes: readonly { size: number; inner_mm: number }[] = Array.from(
  { length: LARGEST - SMALLEST + 1 },
  (_, i) => ({ size: SMALLEST + i, inner_mm: innerDiameter(SMALLEST + i) }),
);

export const isRingSize = (size: number | null): boolean => ringSizes.some((each) => each.size === size);
