export {
  type ChosenFilter,
  chosenFilters,
  filtersBesideFacets,
  listSubject,
} from "./chosen-filters.ts";
export { type DateWindow, dateWindows } from "./date-windows.ts";
export { type FilterKey, type Filters, filterKeys, type ListFacet, ritualFilters } from "./filters.ts";
export {
  canonicalListHref,
  lastPage,
  listHref,
  nextPage,
  type Pages,
  pageHref,
  readPage,
  readPages,
} from "./list-address.ts";
export { offeringRows } from "./offering-rows.ts";
export {
  isPrasadOptional,
  offeredAddons,
  type PackagePrice,
  packagePrice,
  sendsPrasad,
} from "./package-price.ts";
export { type PendingList, pendingList } from "./pending-list.ts";
export { priceSteps } from "./price-steps.ts";
export { chosenItems, positionCount, positionOf, quantityAt, withQuantity } from "./quantities.ts";
export { readFilters } from "./read-filters.ts";
export { type ChangeLimit, changeLimit, policyMoments, refundLimits } from "./refund-limits.ts";
export { sharedFeatures } from "./shared-features.ts";
export { statusAt } from "./status-at.ts";
export { templePlace } from "./temple-place.ts";
export { variedPictures } from "./varied-pictures.ts";
