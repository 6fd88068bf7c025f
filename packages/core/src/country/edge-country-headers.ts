/** What edges (Cloudflare, CloudFront, Vercel, Fastly set-ups) call the visitor's country. */
export const edgeCountryHeaders = [
  "cf-ipcountry",
  "cloudfront-viewer-country",
  "x-vercel-ip-country",
  "x-country-code",
] as const;
