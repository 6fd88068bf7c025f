/** Headers of every page. `nonce` is new for each response and stands on each script we wrote. */
export function securityHeaders(nonce: string): Record<string, string> {
  return headersFor({
    ...nothingForeign,
    "script-src": `'nonce-${nonce}' 'strict-dynamic'`,
    "style-src": `'self' 'nonce-${nonce}'`,
    // Server-rendered style attributes; scripts set styles through the DOM, which no policy stops.
    "style-src-attr": "'unsafe-inline'",
    "frame-ancestors": "'none'",
  });
}

/** Headers of a widget: a file of the build, without inline scripts or styles, that only our partners may frame. */
export function widgetHeaders(partnerOrigins: readonly string[]): Record<string, string> {
  return headersFor({
    ...nothingForeign,
    "script-src": "'self'",
    "style-src": "'self'",
    "frame-ancestors": ["'self'", ...partnerOrigins].join(" "),
  });
}

const nothingForeign = {
  "default-src": "'none'",
  "base-uri": "'none'",
  "object-src": "'none'",
  "form-action": "'self'",
  "script-src-attr": "'none'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "media-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
};

function headersFor(policy: Record<string, string>): Record<string, string> {
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map(([directive, value]) => `${directive} ${value}`)
      .join("; "),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
    "Referrer-Policy": "strict-origin",
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
  };
}
