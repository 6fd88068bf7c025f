/** When every test happens, unless it moves its clock; the catalogue of test databases is seeded for it. */
export const testNow = new Date("2026-11-20T06:30:00.000Z");
