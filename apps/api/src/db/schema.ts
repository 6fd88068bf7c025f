// Every table, one by one. Migrations are generated from the same files.
export { addons, seriesAddons } from "../addons/addons.table.ts";
export { deities } from "../deities/deities.table.ts";
export { policies } from "../policies/policies.table.ts";
export { priests } from "../priests/priests.table.ts";
export { packages } from "../puja-packages/puja-packages.table.ts";
export { pujas } from "../pujas/pujas.table.ts";
export { series } from "../pujas/series.table.ts";
export { purposes } from "../purposes/purposes.table.ts";
export { reviews } from "../reviews/reviews.table.ts";
export { temples } from "../temples/temples.table.ts";
