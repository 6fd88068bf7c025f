// Kundali reports: a separate entry point, for the screens that show one.

export {
  deleteKundali,
  getKundaliPdf,
  getKundaliReport,
  getSampleKundali,
  type ReportAccess,
  regenerateKundali,
  shareKundali,
} from "./calls.ts";
export {
  type DoshaVerdict,
  type KundaliChart,
  type KundaliContent,
  type KundaliReport,
  kundaliChart,
  kundaliContent,
  kundaliQuery,
  kundaliReport,
  ownReportRequest,
  type RegenerateRequest,
  regenerateRequest,
  reportPdf,
  sampleKundali,
  sharedReport,
} from "./kundali-report.ts";
