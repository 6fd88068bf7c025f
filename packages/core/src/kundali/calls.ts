import type { ApiClient } from "../api/create-api-client.ts";
import { parseResponse, readBody } from "../api/read-response.ts";
import type { Language } from "../contract/primitives.ts";
import {
  kundaliReport,
  type RegenerateRequest,
  reportPdf,
  sampleKundali,
  sharedReport,
} from "./kundali-report.ts";

/** What opens a report: the order's own secret, or that of a shared link. */
export interface ReportAccess {
  order_id: string;
  t?: string | undefined;
  s?: string | undefined;
}

/** The report; of the owner an earlier `version`, where one is named. */
export async function getKundaliReport(api: ApiClient, access: ReportAccess, version?: number) {
  return parseResponse(await api.get("/api/v1/kundali/getReport", { ...access, version }), kundaliReport);
}

/** A report of an invented birth, for everybody. */
export async function getSampleKundali(api: ApiClient) {
  return parseResponse(await api.get("/noauth-api/v1/kundali/sample"), sampleKundali);
}

/** Gives or corrects the details of the birth. */
export async function regenerateKundali(api: ApiClient, request: RegenerateRequest) {
  return parseResponse(await readBody(await api.post("/api/v1/kundali/regenerate", request)), kundaliReport);
}

/** Makes a link that opens the latest version of the report until it expires or that version is deleted. */
export async function shareKundali(api: ApiClient, access: ReportAccess) {
  return parseResponse(await readBody(await api.post("/api/v1/kundali/share", access)), sharedReport);
}

/** Deletes the details of the birth and the report for good. */
export async function deleteKundali(api: ApiClient, access: ReportAccess) {
  return parseResponse(await readBody(await api.post("/api/v1/kundali/deleteData", access)), kundaliReport);
}

/** The address of the report as a PDF in a language; of the owner an earlier `version`, where one is named. */
export async function getKundaliPdf(api: ApiClient, access: ReportAccess, lang: Language, version?: number) {
  return parseResponse(await api.get("/api/v1/kundali/pdf", { ...access, lang, version }), reportPdf);
}
