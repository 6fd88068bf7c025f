import { cleanAddress } from "@aradhana/core/privacy";
import type { Handler } from "hono";
import type { Logger } from "pino";
import * as v from "valibot";
import { readBody } from "./read-body.ts";

const MAX_BYTES = 20_000;
/** A broken release is reported by every visitor; so many lines say it as well. */
const PER_MINUTE = 60;
const MINUTE = 60_000;

const text = v.optional(v.string(), "");
/** A report of the Reporting API, and one of `report-uri`. */
const modern = v.object({
  type: v.literal("csp-violation"),
  body: v.object({ documentURL: text, blockedURL: text, effectiveDirective: text }),
});
const older = v.object({
  "csp-report": v.object({ "document-uri": text, "blocked-uri": text, "effective-directive": text }),
});
const reports = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) => all.filter((one) => v.is(modern, one)).map((one) => v.parse(modern, one).body)),
  ),
  v.pipe(
    older,
    v.transform(({ "csp-report": report }) => [
      {
        documentURL: report["document-uri"],
        blockedURL: report["blocked-uri"],
        effectiveDirective: report["effective-directive"],
      },
    ]),
  ),
]);

/** Logs what browsers report that our policy has stopped, without queries and names. */
export function answerCspReports(log: Logger, now: () => number = Date.now): Handler {
  let minute = 0;
  let logged = 0;
  return async (c) => {
    const body = await readBody(c.req.raw, MAX_BYTES);
    const read = body && body.length <= MAX_BYTES ? v.safeParse(reports, parse(body)) : undefined;
    if (!read?.success) return c.body(null, 400);
    if (Math.floor(now() / MINUTE) !== minute) {
      minute = Math.floor(now() / MINUTE);
      logged = 0;
    }
    for (const { documentURL, blockedURL, effectiveDirective } of read.output) {
      if (logged++ >= PER_MINUTE) break;
      log.warn(
        {
          page: cleanAddress(URL.parse(documentURL)?.pathname ?? "").slice(0, 200),
          // An address, or a word such as `inline`.
          blocked: (URL.parse(blockedURL)?.origin ?? blockedURL).slice(0, 200),
          directive: effectiveDirective.slice(0, 50),
        },
        "stopped by the content security policy",
      );
    }
    return c.body(null, 204);
  };
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
