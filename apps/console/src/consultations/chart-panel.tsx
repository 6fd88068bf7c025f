import type { SharedChart } from "@aradhana/core/consultation";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { Facts } from "../frame/facts.tsx";

/** The chart that the customer shares: houses of each chart and the planets, as tables. */
export function ChartPanel({ chart }: { chart: SharedChart | null }) {
  return (
    <Paper className="panel" component="section">
      <Typography component="h2" variant="h6">
        Chart
      </Typography>
      {chart ? <Chart chart={chart} /> : <p>The customer shares no chart.</p>}
    </Paper>
  );
}

const factsOf = (rows: SharedChart["basis"]) =>
  Object.fromEntries(rows.map(({ label, value }) => [label, value]));

function Chart({ chart }: { chart: SharedChart }) {
  const { name, titles: t, basis, notes, facts, charts, planets } = chart;
  return (
    <>
      <Facts facts={{ Name: name, ...factsOf(basis) }} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Facts facts={factsOf(facts)} />
      <Table title={t.planets} head={planets.columns} rows={planets.rows} />
      {charts.map(({ key, title, houses }) => (
        <Table
          key={key}
          title={title}
          head={[t.house, t.rashi, "Lord", t.grahas]}
          rows={houses.map(({ number, rashi_name, lord = "–", grahas }) => [
            ...[String(number), rashi_name, lord, grahas.map((graha) => graha.name).join(", ") || "–"],
          ])}
        />
      ))}
    </>
  );
}

interface TableProps {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const Table = ({ title, head, rows }: TableProps) => (
  <div className="scroll-x">
    <table className="plain-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, place) => (
              <td key={head[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
