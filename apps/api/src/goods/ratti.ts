/** Carats in one ratti, as our desk weighs: 182.28 mg. Other shops use 0.91 or 0.625; grams are the same everywhere. */
export const RATTI_IN_CARATS = 0.9114;
