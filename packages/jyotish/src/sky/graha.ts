/** The seven that are bodies, in the order of the weekdays that they rule. */
export const planets = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;

export type Planet = (typeof planets)[number];

/** The nine grahas: the planets, then the nodes of the Moon's orbit. */
export const grahas = [...planets, "rahu", "ketu"] as const;

export type Graha = (typeof grahas)[number];
