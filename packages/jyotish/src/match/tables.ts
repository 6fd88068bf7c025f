/** Rows and columns in the order of `vashyas`. Almanacs differ in some cells. */
export const vashyaPoints: readonly (readonly number[])[] = [
  [2, 1, 1, 0, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
];

/** In the order of `yonis`, the same both ways, so up to the diagonal: 4 the same, 3 friendly, 2 neutral, 1 unfriendly, 0 sworn enemies. */
const yoniRows: readonly string[] = [
  "4",
  "24",
  "234",
  "3324",
  "22124",
  "222124",
  "2211104",
  "12312224",
  "033122234",
  "1212112024",
  "33220323224",
  "330223222224",
  "2230122222224",
  "10221111111324",
];

/** The points of two yonis by their places in `yonis`, in either order. */
export const yoniPoints = (one: number, other: number): number =>
  Number(yoniRows[Math.max(one, other)]?.[Math.min(one, other)]);

/** The groom's gana in rows, the bride's in columns, in the order of `ganas`. */
export const ganaPoints: readonly (readonly number[])[] = [
  [6, 6, 0],
  [5, 6, 0],
  [1, 0, 6],
];

/** The mutual friendship of two lords: friends 2, neutral 1, enemies 0, added up. */
export const maitriPoints = { "2,2": 5, "1,2": 4, "1,1": 3, "0,2": 1, "0,1": 0.5, "0,0": 0 } as const;
