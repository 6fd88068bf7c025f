// The numbers of names: a separate entry point, so that other screens do not load its schemas.

export { type NameDetails, type NameDetailsInput, nameDetails } from "./name-order.ts";
export {
  type NamePreview,
  type NamePreviewRequest,
  namePreview,
  namePreviewRequest,
} from "./name-preview.ts";
export { nameProblem } from "./name-problem.ts";
export {
  getNameReport,
  type NameReport,
  type NameReportContent,
  nameReport,
  nameReportContent,
} from "./name-report.ts";
