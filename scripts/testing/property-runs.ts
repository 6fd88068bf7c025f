/** How often a property is tried: 300 times in each run, or as PROPERTY_RUNS says (`pnpm test:properties`: 2,000). */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 300);

/**
 * How many requests a test sends at once of which a security test names `full` (docs/spec/security-tests.md): a fifth in
 * each run, all in `pnpm test:properties`. What goes wrong with five hundred goes wrong with a hundred too.
 */
export const shareOf = (full: number) => (propertyRuns < 2000 ? full / 5 : full);
