/** A place in the feed: after this reel. */
export interface FeedPlace {
  at: Date;
  slug: string;
}

/** Before the newest reel. */
export const feedStart: FeedPlace = { at: new Date(9_999_999_999_999), slug: "0" };

/** An opaque cursor for a place in the feed. */
export const toFeedCursor = ({ at, slug }: FeedPlace) =>
  Buffer.from(`${at.getTime()} ${slug}`).toString("base64url");

/** The place of a cursor; undefined if the cursor is invalid. */
export function fromFeedCursor(cursor: string): FeedPlace | undefined {
  // Thirteen digits reach the year 2286; PostgreSQL rejects much later dates.
  const [, time, slug] =
    /^(\d{1,13}) ([a-z0-9-]{1,80})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return time && slug ? { at: new Date(Number(time)), slug } : undefined;
}
