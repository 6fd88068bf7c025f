/** Headers in which CDNs (Cloudflare, CloudFront, Vercel, Fastly) send the visitor's country. */
export const edgeCountryHeaders = [
  "cf-ipcountry",
  "cloudfront-viewer-country",
  "x-vercel-ip-country",
  "x-country-code",
] as const;
