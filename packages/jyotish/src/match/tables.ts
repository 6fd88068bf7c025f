/** Rows and columns in the order of `vashyas`. Almanacs differ in some cells. */
export const vashyaPoints: readonly (readonly number[])[] = [
  [2, 1, 1, 0, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
];

/** Rows and columns in the order of `yonis`: 4 the same, 3 friendly, 2 neutral, 1 unfriendly, 0 sworn enemies. */
export const yoniPoints: readonly string[] = [
  "42232221013321",
  "24332222323320",
  "23421213312032",
  "33242111122202",
  "22124212210211",
  "22212402213321",
  "22111042222221",
  "12312224303221",
  "03312223422221",
  "12121120242221",
  "33220323224221",
  "33022322222423",
  "22301222222242",
  "10221111111324",
];

/** The groom's gana in rows, the bride's in columns, in the order of `ganas`. */
export const ganaPoints: readonly (readonly number[])[] = [
  [6, 6, 0],
  [5, 6, 0],
  [1, 0, 6],
];

/** The mutual friendship of two lords: friends 2, neutral 1, enemies 0, added up. */
export const maitriPoints = { "2,2": 5, "1,2": 4, "1,1": 3, "0,2": 1, "0,1": 0.5, "0,0": 0 } as const;
