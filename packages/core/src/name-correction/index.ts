// The numbers of names: a separate entry point, so that other screens do not load its schemas.

export {
  checkName,
  emptyName,
  type NameDraft,
  type NameErrors,
  nameDetailsOf,
  nameDraft,
} from "./name-draft.ts";
export { type NameDetails, type NameDetailsInput, nameDetails } from "./name-order.ts";
export {
  type NamePreview,
  type NamePreviewRequest,
  namePreview,
  namePreviewRequest,
} from "./name-preview.ts";
export { nameProblem } from "./name-problem.ts";
export {
  deleteNameReport,
  getNameReport,
  getSampleNameReport,
  type NameReport,
  type NameReportContent,
  nameReport,
  nameReportContent,
  sampleNameReport,
} from "./name-report.ts";
export { nameToRespell } from "./name-to-respell.ts";
export { FEWEST_SPELLINGS } from "./name-wishes.ts";
