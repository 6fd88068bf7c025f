/** Where the drawing of the report on a good of the sample shop is, see `reportRoutes`. */
export const sampleReportPath = (productId: string): string => `/noauth-api/v1/goods/report/${productId}`;
