import type { GetColumnData, SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Occurrence } from "../calendar/occurrences.ts";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import type { CommonCard } from "./card-view.ts";
import { datedCardsReader, readSoldCard } from "./cards.queries.ts";
import type { dateColumns, seriesColumns } from "./dated-columns.ts";
import type { ListingLine } from "./listing-line.ts";
import { readFoundDates, selectOpenDates } from "./open-dates.queries.ts";

/** The table of a line's dates, or an alias of it. */
export type Dates = PgTable &
  Record<keyof ReturnType<typeof dateColumns> | "seriesSlug", AnyPgColumn> & { $inferSelect: { id: string } };

/** The table of a line's series. */
export type Series = PgTable & Record<keyof ReturnType<typeof seriesColumns>, AnyPgColumn>;

/** The tables of a line that is booked by date: one with a row for each date, one with a row for each series. */
export interface DatedTables<D extends Dates = Dates, S extends Series = Series> {
  kind: "pooja" | "chadhaava";
  dates: D;
  series: S;
  /** Only for a line with VIP series. */
  isVip?: AnyPgColumn;
  /** Whether a date is sold out. */
  isFull(dates: Dates): SQL<boolean>;
}

type Columns = Record<string, AnyPgColumn>;
type ValuesOf<Own extends Columns> = { [Name in keyof Own]: GetColumnData<Own[Name]> };

/** The description of a line from which `datedLine` derives the rest of its catalogue. */
export interface LineDescription<D extends Dates, S extends Series, Own extends Columns, Card>
  extends DatedTables<D, S> {
  /** The additional columns of its cards. */
  cardColumns: Own;
  toCard(common: CommonCard, own: ValuesOf<Own>): Card;
  /** Puts one date of a series on sale; an existing date is not changed. */
  addDate(db: Database, series: S["$inferSelect"], occurrence: Occurrence): Promise<void>;
  /** The weight of each match when related series are ranked. */
  related: {
    deity: number;
    temple: number;
    purpose: number;
    /** Whether to include series without a match. */
    any: boolean;
  };
}

/** The catalogue of a line that is booked by date. */
export type DatedLine<D extends Dates, S extends Series, Card> = DatedTables<D, S> &
  ListingLine<Card> &
  Pick<LineDescription<D, S, Columns, Card>, "related" | "addDate"> & {
    /** The card of a date that was sold, also if its series was withdrawn later. */
    readSoldCard(db: Database, id: string, view: View): Promise<Card>;
  };

/** Creates the catalogue of a line from its description. */
export function datedLine<D extends Dates, S extends Series, Own extends Columns, Card>(
  line: LineDescription<D, S, Own, Card>,
): DatedLine<D, S, Card> {
  const toCard = (common: CommonCard, own: object) => line.toCard(common, own as ValuesOf<Own>);
  return {
    ...line,
    selectOnSale: (db, filters, view) => selectOpenDates(db, line, filters, view),
    readFound: (db, found, filters, view) => readFoundDates(db, line, found, filters, view),
    readCards: datedCardsReader(line, toCard),
    readSoldCard: (db, id, view) => readSoldCard(db, line, toCard, id, view),
  };
}
