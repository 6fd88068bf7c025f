export {
  DASHA_YEAR,
  type Dasha,
  dashaBalance,
  dashasAt,
  dashaYears,
  mahadashas,
  subDashas,
} from "./vimshottari.ts";
