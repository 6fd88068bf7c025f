/** The time of every test, unless it moves its clock; test databases are seeded for it. */
export const testNow = new Date("2026-11-20T06:30:00.000Z");
