import type { Position } from "./orders.queries.ts";

/** An opaque cursor for a position in a list. */
export const toCursor = ({ at, id }: Position) => Buffer.from(`${at.getTime()} ${id}`).toString("base64url");

/** The position of a cursor; undefined if the cursor is invalid. */
export function fromCursor(cursor: string): Position | undefined {
  // Thirteen digits reach the year 2286; PostgreSQL rejects much later dates.
  const [, time, id] = /^(\d{1,13}) (ord_\w{1,40})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return time && id ? { at: new Date(Number(time)), id } : undefined;
}
