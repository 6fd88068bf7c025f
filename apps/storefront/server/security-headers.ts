import { createHash } from "node:crypto";
import { mayCallAt, mayRecordAt } from "@aradhana/core/paths";
import { type GeoServices, geoOrigins } from "./country-data.ts";
import type { Monitoring } from "./monitoring.ts";

/** Where browsers report what a policy has stopped. Some know only the second of the directives. */
export const reportPath = "/csp-report";
const reported = { "report-to": "csp", "report-uri": reportPath };

/** What a page may ask for. A call is made on its own page, and at the desk of the console. */
const permissions = ({ hasCalls = false, hasVoice = false, hasPayments = true } = {}) =>
  [
    ...[
      hasCalls ? "camera=(self)" : "camera=()",
      hasCalls || hasVoice ? "microphone=(self)" : "microphone=()",
    ],
    ...["geolocation=()", hasPayments ? "payment=(self)" : "payment=()"],
  ].join(", ");

/**
 * Headers of every page. Its inline `scripts` run by their hashes, so that the page can be cached and shared; other scripts
 * run if these load them.
 */
export function securityHeaders(
  scripts: readonly string[] = [],
  monitoring: Monitoring = {},
  geo: GeoServices = {},
  { path = "/" }: { path?: string } = {},
): Record<string, string> {
  const headers = headersFor({
    ...nothingForeign,
    "trusted-types": "service-worker",
    ...openedFor(monitoring, geo),
    // Recordings, loaded at a press: neither provider sets a cookie before (packages/ui/src/video-player).
    "frame-src": "https://www.youtube-nocookie.com https://player.vimeo.com",
    "script-src": [...scripts.map(hashOf), "'strict-dynamic'"].join(" "),
    // Voice notes of a chat, which are fetched with the login.
    "media-src": "'self' blob:",
    // Saves pages for reading offline (src/app/offline).
    "worker-src": "'self'",
    "style-src": "'self'",
    // Server-rendered style attributes; scripts set styles through the DOM, which no policy stops.
    "style-src-attr": "'unsafe-inline'",
    "frame-ancestors": "'none'",
  });
  const spoken = { hasCalls: mayCallAt(path), hasVoice: mayRecordAt(path) };
  return { ...headers, "Permissions-Policy": permissions(spoken) };
}

/** The origins of the configured services; none if nothing is configured. */
function openedFor({ sentryDsn, clarityProject }: Monitoring, services: GeoServices): Record<string, string> {
  const clarity = clarityProject ? " https://*.clarity.ms https://c.bing.com" : "";
  const sentry = sentryDsn ? ` ${new URL(sentryDsn).origin}` : "";
  const geo = geoOrigins(services)
    .map((origin) => ` ${origin}`)
    .join("");
  return {
    "connect-src": `'self'${sentry}${geo}${clarity}`,
    ...(clarity && {
      "img-src": `'self' data:${clarity}`,
      // The first names its script's address (packages/browser/src/telemetry/open-clarity.ts), the second is that script's own.
      "trusted-types": "service-worker clarity-tag clarity 'allow-duplicates'",
    }),
  };
}

/** Our own inline content of a document, for its hashes: such a document can be cached and shared. */
export interface Written {
  script?: string | undefined;
  style?: string | undefined;
}

/** Headers of a widget, that only our partners may frame: files of the build, and what is `written` into it. */
export function widgetHeaders(
  partnerOrigins: readonly string[],
  { script, style }: Written = {},
  geo: GeoServices = {},
  monitoring: Monitoring = {},
): Record<string, string> {
  return headersFor({
    ...nothingForeign,
    ...openedFor(monitoring, geo),
    // Without a nonce there is no 'strict-dynamic': Clarity's tag is named.
    "script-src": `${oursAnd(script)}${monitoring.clarityProject ? " https://*.clarity.ms" : ""}`,
    "style-src": oursAnd(style),
    "frame-ancestors": ["'self'", ...partnerOrigins].join(" "),
  });
}

/** Headers of the console's document, which nobody may frame, store or index. `nonce` is that of its styles. */
export function consoleHeaders(nonce: string): Record<string, string> {
  return {
    ...headersFor({
      ...nothingForeign,
      "script-src": "'self'",
      "style-src": `'self' 'nonce-${nonce}'`,
      // Pictures and recordings that are about to be uploaded.
      "img-src": "'self' data: blob:",
      "media-src": "'self' blob:",
      "frame-ancestors": "'none'",
    }),
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": permissions({ hasCalls: true, hasPayments: false }),
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  };
}

const oursAnd = (text: string | undefined) => (text ? `'self' ${hashOf(text)}` : "'self'");

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

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
    "Content-Security-Policy": Object.entries({ ...policy, ...reported })
      .map(([directive, value]) => `${directive} ${value}`)
      .join("; "),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Permissions-Policy": permissions(),
    "Referrer-Policy": "strict-origin",
    "Reporting-Endpoints": `csp="${reportPath}"`,
    "X-Content-Type-Options": "nosniff",
  };
}
