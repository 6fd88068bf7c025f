/**
 * A report names it, so that it can be checked later. Another number for each change of what charts, dashas, doshas, gems
 * or panchangs say: test/engine-version.test.ts fails until it is raised.
 */
export const engineVersion = 1;
