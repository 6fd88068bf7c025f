import type { pujaSeriesRow } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { Link } from "react-router-dom";
import type { InferOutput } from "valibot";
import { words } from "../frame/labels.ts";
import { RecordList } from "../frame/record-list.tsx";
import { SaleButton } from "./sale-button.tsx";

type Row = InferOutput<typeof pujaSeriesRow>;

const occasionOf = ({ occasion }: Row) => (occasion ? words(occasion.replaceAll("-", " ")) : "No new dates");

const PujaLink = ({ slug, title }: Row) => <Link to={`/pujaSeries/${slug}/show`}>{title.en}</Link>;

/** All pujas, drafts too, each with the button that puts it on sale or takes it from the shop. */
export const PujaSeriesList = () => (
  <RecordList<Row & { id: string }>
    title="Pujas"
    empty={false}
    primary={PujaLink}
    secondary={(row) => (
      <>
        {words(row.state)} · {occasionOf(row)} <SaleButton {...row} />
      </>
    )}
  >
    <DataTable.Col<Row> label="Puja" render={PujaLink} />
    <DataTable.Col<Row> label="Hindi" render={({ title }) => <span lang="hi">{title.hi}</span>} />
    <DataTable.Col<Row> label="Dates on" render={occasionOf} />
    <DataTable.Col<Row> label="State" render={({ state }) => words(state)} />
    <DataTable.Col<Row> label="Actions" render={(row) => <SaleButton {...row} />} />
  </RecordList>
);
