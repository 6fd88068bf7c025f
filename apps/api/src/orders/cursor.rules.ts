import type { Position } from "./orders.queries.ts";

/** A place in a list as clients carry it about; they know nothing of what is inside. */
export const toCursor = ({ at, id }: Position) => Buffer.from(`${at.getTime()} ${id}`).toString("base64url");

/** The place a cursor names; nothing for one we did not make. */
export function fromCursor(cursor: string): Position | undefined {
  // Thirteen digits reach the year 2286; beyond ours no database reads the date.
  const [, time, id] = /^(\d{1,13}) (ord_\w{1,40})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return time && id ? { at: new Date(Number(time)), id } : undefined;
}
