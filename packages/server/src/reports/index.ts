export { createErrorReports, type ErrorReports } from "./create-error-reports.ts";
export { isDsn } from "./is-dsn.ts";
export { reportLoggedErrors } from "./report-logged-errors.ts";
