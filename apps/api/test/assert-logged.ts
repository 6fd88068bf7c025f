/** What a write of staff may change without a row in their log: sessions, limits, repeated requests, signals of calls, unsaved files. */
const unloggedTables = new Set([
  ...["staff_sessions", "staff_passkey_challenges", "otp_challenges", "known_devices", "rate_windows"],
  ...["idempotency_keys", "dev_messages", "message_deliveries", "call_signals", "report_uploads"],
]);

/** Parts of an upload, of which the end is logged, and signs of life, which are sent every few seconds. */
const unloggedPaths = /^\/staff\/v1\/(?:recording\/\w+\/part\/|(?:consultation\/\w+|desk)\/presence)/;

const tableOf = (statement: string) =>
  /^\s*(?:with .*? )?(?:insert into|update|delete from) "(\w+)"/is.exec(statement)?.[1];

/** Throws if a request of staff has changed something that their log does not have. */
export function assertLogged(method: string, path: string, statements: readonly string[]): void {
  const tables = new Set(statements.map(tableOf).filter((table) => table !== undefined));
  if (method === "GET" || tables.has("staff_log") || unloggedPaths.test(path)) return;
  const silent = [...tables].filter((table) => !unloggedTables.has(table));
  if (silent.length > 0)
    throw new Error(`${method} ${path} changed ${silent.join(", ")} without a row in staff_log`);
}
