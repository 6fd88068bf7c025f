export { type BirthChart, type BirthMoment, birthChart, type GrahaPlacement } from "./birth-chart.ts";
export { type ChartOfDay, chartOfDay } from "./chart-of-day.ts";
export type { Dignity } from "./dignity.ts";
export { engineVersion } from "./engine-version.ts";
export { type ChartKind, type House, housesOf } from "./houses.ts";
export { degreeParts, type Placement } from "./placement.ts";
