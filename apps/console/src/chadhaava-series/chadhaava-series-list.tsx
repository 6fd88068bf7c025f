import type { pujaSeriesRow } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { Link } from "react-router-dom";
import type { InferOutput } from "valibot";
import { words } from "../frame/labels.ts";
import { RecordList } from "../frame/record-list.tsx";
import { SaleButton } from "../puja-series/sale-button.tsx";

type Row = InferOutput<typeof pujaSeriesRow>;

const TitleLink = ({ slug, title }: Row) => <Link to={`/chadhaavaSeries/${slug}/show`}>{title.en}</Link>;

/** All chadhaavas, each with the button that puts it on sale or takes it from the shop. */
export const ChadhaavaSeriesList = () => (
  <RecordList<Row & { id: string }>
    title="Chadhava"
    empty={false}
    primary={TitleLink}
    secondary={(row) => (
      <>
        {words(row.state)} <SaleButton {...row} noun="chadhaavaSeries" />
      </>
    )}
  >
    <DataTable.Col<Row> label="Chadhava" render={TitleLink} />
    <DataTable.Col<Row> label="Hindi" render={({ title }) => <span lang="hi">{title.hi}</span>} />
    <DataTable.Col<Row> label="State" render={({ state }) => words(state)} />
    <DataTable.Col<Row> label="Actions" render={(row) => <SaleButton {...row} noun="chadhaavaSeries" />} />
  </RecordList>
);
