import { cleanAddress, scrubText, scrubValue } from "../privacy/index.ts";
import { cutMessage } from "./cut-message.ts";

interface Frame {
  filename?: string | undefined;
  abs_path?: string | undefined;
  vars?: unknown;
}
interface Thrown {
  value?: string | undefined;
  mechanism?: object | undefined;
  stacktrace?: { frames?: Frame[] | undefined } | undefined;
}
interface Crumb {
  message?: string | undefined;
  data?: Record<string, unknown> | undefined;
}

interface Span {
  span_id?: string | undefined;
  description?: string | undefined;
  data?: Record<string, unknown> | undefined;
  links?: unknown;
}

/** Ids, times, names and settings of ours and of the reporter: sent unchanged. */
const ours = [
  ...["event_id", "type", "level", "platform", "logger", "environment", "release", "dist", "sdk"],
  ...["timestamp", "start_timestamp", "transaction_info", "measurements", "debug_meta"],
  // Read and removed by the reporter before sending.
  "sdkProcessingMetadata",
];

/** Fields that may contain personal data: sent scrubbed. */
export interface ReportEvent {
  message?: string | undefined;
  transaction?: string | undefined;
  user?: { id?: string | number | undefined } | undefined;
  request?: { url?: string | undefined } | undefined;
  exception?: { values?: Thrown[] | undefined } | undefined;
  breadcrumbs?: Crumb[] | undefined;
  spans?: Span[] | undefined;
  fingerprint?: string[] | undefined;
  extra?: Record<string, unknown> | undefined;
  tags?: Record<string, unknown> | undefined;
  contexts?: Record<string, unknown> | undefined;
}

const whole = (text: string | undefined) => text && cutMessage(scrubText(text));
const record = (data: Record<string, unknown>) => scrubValue(data) as Record<string, unknown>;

/** A breadcrumb without personal data. */
export function scrubBreadcrumb<Kind extends Crumb>(crumb: Kind): Kind {
  return {
    ...crumb,
    ...(crumb.message && { message: whole(crumb.message) }),
    ...(crumb.data && { data: record(crumb.data) }),
  };
}

/** A report that may leave the browser: no token, phone number, address or name, and no message over the limit. */
export function scrubEvent<Kind extends ReportEvent>(event: Kind): Kind {
  const { message, transaction, request, user, exception, breadcrumbs, extra, tags, contexts } = event;
  const { spans, fingerprint } = event;
  const known = Object.entries(event).filter(([key]) => ours.includes(key));
  // Fields in neither list are left out, headers, cookies and bodies among them.
  return {
    ...Object.fromEntries(known),
    ...(message && { message: whole(message) }),
    ...(transaction && { transaction: whole(transaction) }),
    ...(request?.url && { request: { url: whole(cleanAddress(request.url)) } }),
    ...(user?.id !== undefined && { user: { id: user.id } }),
    ...(exception?.values && { exception: { ...exception, values: exception.values.map(scrubThrown) } }),
    ...(breadcrumbs && { breadcrumbs: breadcrumbs.map(scrubBreadcrumb) }),
    ...(spans && { spans: spans.map(scrubSpan) }),
    ...(fingerprint && { fingerprint: fingerprint.map(scrubText) }),
    ...(extra && { extra: record(extra) }),
    ...(tags && { tags: record(tags) }),
    ...(contexts && { contexts: scrubContexts(contexts) }),
  } as Kind;
}

function scrubThrown(thrown: Thrown): Thrown {
  const frames = thrown.stacktrace?.frames?.map(({ vars: _vars, ...frame }) => ({
    ...frame,
    ...(frame.filename && { filename: cleanAddress(frame.filename) }),
    ...(frame.abs_path && { abs_path: cleanAddress(frame.abs_path) }),
  }));
  return {
    ...thrown,
    value: whole(thrown.value),
    ...(thrown.mechanism && { mechanism: scrubValue(thrown.mechanism) as object }),
    ...(frames && { stacktrace: { ...thrown.stacktrace, frames } }),
  };
}

/** A span of a trace: its ids and times stay, but its links are dropped because they may contain anything. */
function scrubSpan({ links: _links, ...span }: Span): Span {
  return {
    ...span,
    ...(span.description && { description: whole(span.description) }),
    ...(span.data && { data: scrubAttributes(span.data) }),
  };
}

/** The ids of a trace are long and random, and must not be scrubbed. */
function scrubContexts({ trace, ...contexts }: Record<string, unknown>): Record<string, unknown> {
  if (typeof trace !== "object" || trace === null) return record(contexts);
  const { data, ...ids } = trace as { data?: Record<string, unknown> };
  return { ...record(contexts), trace: { ...ids, ...(data && { data: scrubAttributes(data) }) } };
}

/** The reporter's own data about a trace is under its own name and not personal. */
function scrubAttributes(data: Record<string, unknown>): Record<string, unknown> {
  const own = Object.entries(data).filter(([key]) => key.startsWith("sentry."));
  return { ...record(data), ...Object.fromEntries(own.map(([key, value]) => [key, scrubValue(value)])) };
}
