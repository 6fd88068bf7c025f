import type { SharedChart } from "@aradhana/core/consultation";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Opening } from "@aradhana/ui/progress";
import { Table } from "@aradhana/ui/table";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { ChartsSection } from "../../astrology/kundali-chart/charts-section.tsx";
import styles from "../consultation.module.css";
import { sharedChartText } from "./text.ts";

/** A chart as the astrologer sees it: the birth, the charts and the planets. */
export function LoadedChart({ load }: { load(services: BrowserServices): Promise<SharedChart> }) {
  const t = useText(sharedChartText);
  const messageFor = useErrorMessage();
  const { resource, reload } = useResource(load);
  if (resource.status === "loading") return <Opening />;
  if (resource.status === "failed") {
    return (
      <Banner
        kind="danger"
        action={
          <Button variant="line" size="sm" onClick={reload}>
            {t.retry}
          </Button>
        }
      >
        {messageFor(resource, t.failed)}
      </Banner>
    );
  }
  const { name, titles, basis, notes, facts, charts, planets } = resource.value;
  return (
    <>
      {notes.map((note) => (
        <Banner key={note}>{note}</Banner>
      ))}
      <dl className={styles.facts}>
        {[{ label: t.name, value: name }, ...basis, ...facts].map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.soft}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {charts.length > 0 && (
        <ChartsSection charts={charts} head={[titles.house, titles.rashi, titles.grahas]} />
      )}
      {planets.rows.length > 0 && (
        <Table
          caption={titles.planets}
          head={planets.columns}
          rows={planets.rows.map((cells) => ({
            key: cells[0] ?? "",
            cells: cells.map((text) => text || "–"),
          }))}
        />
      )}
    </>
  );
}
