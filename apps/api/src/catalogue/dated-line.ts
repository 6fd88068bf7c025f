import type { GetColumnData, SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Occurrence } from "../calendar/occurrences.ts";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import type { CommonCard } from "./card-view.ts";
import { readDatedCards, readSoldCard } from "./cards.queries.ts";
import type { dateColumns, seriesColumns } from "./dated-columns.ts";
import type { ListingLine } from "./listing-line.ts";
import { selectOpenDates } from "./open-dates.queries.ts";

/** The table of a line's dates, or an alias of it. */
export type Dates = PgTable &
  Record<keyof ReturnType<typeof dateColumns> | "seriesSlug", AnyPgColumn> & { $inferSelect: { id: string } };

/** The table of what a line's dates have in common. */
export type Series = PgTable & Record<keyof ReturnType<typeof seriesColumns>, AnyPgColumn>;

/** The tables of a line that is booked by date: one row a date, and one for what its dates have in common. */
export interface DatedTables<D extends Dates = Dates, S extends Series = Series> {
  dates: D;
  series: S;
  /** Where some of this line are VIP. */
  isVip?: AnyPgColumn;
  /** Whether every place of a date is taken. */
  isFull(dates: Dates): SQL<boolean>;
}

type Columns = Record<string, AnyPgColumn>;
type ValuesOf<Own extends Columns> = { [Name in keyof Own]: GetColumnData<Own[Name]> };

/** What a line says of itself: the rest of its catalogue follows. */
export interface LineDescription<D extends Dates, S extends Series, Own extends Columns, Card>
  extends DatedTables<D, S> {
  /** What its cards show beside what all cards show. */
  cardColumns: Own;
  toCard(common: CommonCard, own: ValuesOf<Own>): Card;
  /** Puts one date of a series on sale; a date that is there already stays as it is. */
  addDate(db: Database, series: S["$inferSelect"], occurrence: Occurrence): Promise<void>;
  /** How much each thing in common counts when others like one are suggested. */
  related: {
    deity: number;
    temple: number;
    purpose: number /** Also those with nothing in common. */;
    any: boolean;
  };
}

/** A line that is booked by date, as lists and pages read it. */
export type DatedLine<D extends Dates, S extends Series, Card> = DatedTables<D, S> &
  ListingLine<Card> &
  Pick<LineDescription<D, S, Columns, Card>, "related" | "addDate"> & {
    /** The card of a date that was sold: its buyer sees it also after it was withdrawn. */
    readSoldCard(db: Database, id: string, view: View): Promise<Card>;
  };

/** Makes a line of its description. */
export function datedLine<D extends Dates, S extends Series, Own extends Columns, Card>(
  line: LineDescription<D, S, Own, Card>,
): DatedLine<D, S, Card> {
  const toCard = (common: CommonCard, own: object) => line.toCard(common, own as ValuesOf<Own>);
  return {
    ...line,
    selectOnSale: (db, filters, view) => selectOpenDates(db, line, filters, view),
    readCards: (db, ids, view) => readDatedCards(db, line, toCard, ids, view),
    readSoldCard: (db, id, view) => readSoldCard(db, line, toCard, id, view),
  };
}
