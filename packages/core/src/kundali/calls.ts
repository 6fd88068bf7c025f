import { type ApiClient, parseResponse, readBody } from "../api/create-api-client.ts";
import { kundaliReport, type RegenerateRequest, reportPdf, sharedReport } from "./kundali-report.ts";

/** What opens a report: the order's own secret, or that of a shared link. */
export interface ReportAccess {
  order_id: string;
  t?: string | undefined;
  s?: string | undefined;
}

export async function getKundaliReport(api: ApiClient, access: ReportAccess) {
  return parseResponse(await api.get("/api/v1/kundali/getReport", { ...access }), kundaliReport);
}

/** Gives or corrects the details of the birth. */
export async function regenerateKundali(api: ApiClient, request: RegenerateRequest) {
  return parseResponse(await readBody(await api.post("/api/v1/kundali/regenerate", request)), kundaliReport);
}

/** Makes a link that opens the report until it expires. */
export async function shareKundali(api: ApiClient, access: ReportAccess) {
  return parseResponse(await readBody(await api.post("/api/v1/kundali/share", access)), sharedReport);
}

/** Deletes the details of the birth and the report for good. */
export async function deleteKundali(api: ApiClient, access: ReportAccess) {
  return parseResponse(await readBody(await api.post("/api/v1/kundali/deleteData", access)), kundaliReport);
}

/** The address of the report as a PDF, in the language of the visitor. */
export async function getKundaliPdf(api: ApiClient, access: ReportAccess) {
  return parseResponse(await api.get("/api/v1/kundali/pdf", { ...access }), reportPdf);
}
