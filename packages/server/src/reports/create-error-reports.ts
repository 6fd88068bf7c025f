import { randomUUID } from "node:crypto";
import { type LoggableError, loggable } from "../log/loggable.ts";

interface ErrorReportsOptions {
  /** Where reports go: `https://key@host/project`. */
  dsn: string;
  /** Which server reports, such as "api". */
  service: string;
  /** Removes personal data from a text. */
  scrub: (text: string) => string;
  /** Called with what went wrong when a report could not be sent. @default standard error: the log would report it again */
  onError?: (problem: string) => void;
  /** @default Date.now */
  now?: () => number;
}

export interface ErrorReports {
  /** Sends an error, with the id of the request that it happened in. It never fails and waits for nothing. */
  report(error: unknown, requestId: string | undefined): void;
  /** Resolves when everything was sent. */
  close(): Promise<void>;
}

/** An outage fails every request; so many reports say it as well. */
const PER_MINUTE = 30;
const MINUTE = 60_000;
const TIMEOUT_MS = 5_000;

/** Reports errors to Sentry. A report has what is built here and nothing else: no request, host, address or variables. */
export function createErrorReports(options: ErrorReportsOptions): ErrorReports {
  const { dsn, service, scrub, onError = printProblem, now = Date.now } = options;
  const { url, key } = envelopeAddress(dsn);
  const sending = new Set<Promise<void>>();
  let minute = 0;
  let count = 0;

  const send = async (body: string) => {
    const headers = {
      "content-type": "application/x-sentry-envelope",
      "x-sentry-auth": `Sentry sentry_version=7, sentry_client=aradhana/1, sentry_key=${key}`,
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "error" });
    await response.body?.cancel();
    if (!response.ok) onError(String(response.status));
  };

  return {
    report(error, requestId) {
      const current = Math.floor(now() / MINUTE);
      if (current !== minute) [minute, count] = [current, 0];
      if (++count > PER_MINUTE) return;
      const event = {
        ...{ event_id: randomUUID().replaceAll("-", ""), timestamp: now() / 1000 },
        ...{ platform: "node", level: "error", tags: { service, request_id: requestId } },
        // Sentry lists the cause first.
        exception: {
          values: chainOf(loggable(error))
            .reverse()
            .map((each) => toException(each, scrub)),
        },
      };
      const { event_id } = event;
      const lines = [{ event_id, sent_at: new Date(now()).toISOString() }, { type: "event" }, event];
      const sent = send(lines.map((line) => JSON.stringify(line)).join("\n"))
        .catch((problem: unknown) => onError(loggable(problem).type))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async close() {
      await Promise.all(sending);
    },
  };
}

const printProblem = (problem: string) => console.error(`An error could not be reported: ${problem}`);

/** The address of a DSN's envelopes, and its key. */
function envelopeAddress(dsn: string) {
  const { protocol, host, pathname, username: key } = new URL(dsn);
  const slash = pathname.lastIndexOf("/");
  return {
    url: `${protocol}//${host}${pathname.slice(0, slash)}/api/${pathname.slice(slash + 1)}/envelope/`,
    key,
  };
}

const chainOf = (error: LoggableError): LoggableError[] => [
  error,
  ...(error.cause ? chainOf(error.cause) : []),
];

const toException = ({ type, message, code, frames }: LoggableError, scrub: (text: string) => string) => ({
  type,
  value: scrub(code ? `${message} (${code})` : message),
  // Sentry lists the innermost call last.
  stacktrace: { frames: frames.map(toFrame).reverse() },
});

function toFrame(line: string) {
  const [, name, filename = line, row, column] =
    /^at (?:(.*?) \()?(?:file:\/\/)?(.*?):(\d+):(\d+)\)?$/.exec(line) ?? [];
  return {
    ...{ function: name, filename, in_app: !/node_modules|^node:/.test(filename) },
    ...(row && { lineno: Number(row), colno: Number(column) }),
  };
}
