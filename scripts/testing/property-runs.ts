/** How often a property is tried: 300 times in each run, or as PROPERTY_RUNS says (`pnpm test:properties`: 2,000). */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 300);
