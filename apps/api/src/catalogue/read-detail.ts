import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import type { DatedLine, Dates, Series } from "./dated-line.ts";
import { datedFinder, type Found, laterDatesReader, relatedIdsReader } from "./detail.queries.ts";

/** The data of a detail page that all dated lines share. */
export type DetailParts<D extends Dates, S extends Series, Card> = Found<D, S> & {
  card: Card;
  related: Card[];
  dates: { id: string; startAt: Date }[];
};

/** Creates a function that reads the detail page of a date, or undefined if it is not listed. `readOwn` reads the line's own data. */
export function detailReader<D extends Dates, S extends Series, Card, Own, Detail>(
  line: DatedLine<D, S, Card>,
  readOwn: (db: Database, found: Found<D, S>) => Promise<Own>,
  toDetail: (parts: DetailParts<D, S, Card>, own: Own, view: View) => Detail,
) {
  const generic = line as unknown as DatedLine<Dates, Series, Card>;
  const find = datedFinder(line);
  const readLaterDates = laterDatesReader(generic);
  const readRelatedIds = relatedIdsReader(generic);
  return async (db: Database, id: string, view: View): Promise<Detail | undefined> => {
    const found = await find(db, id);
    if (!found) return undefined;
    const date = found.date as { id: string; seriesSlug: string; startAt: Date };
    const series = found.series as Parameters<typeof readRelatedIds>[1];
    const [own, dates, relatedIds] = await Promise.all([
      readOwn(db, found),
      readLaterDates(db, date, view.now),
      readRelatedIds(db, series, view.now),
    ]);
    const [card, ...related] = await line.readCards(db, [date.id, ...relatedIds], view);
    return card && toDetail({ ...found, card, related, dates }, own, view);
  };
}
