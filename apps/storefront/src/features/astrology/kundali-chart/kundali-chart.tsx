import type { KundaliChart as Chart } from "@aradhana/core/kundali";
import { Disclosure } from "@aradhana/ui/disclosure";
import { Table } from "@aradhana/ui/table";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { ChartStyle } from "./chart-cells.ts";
import { ChartDrawing } from "./chart-drawing.tsx";
import styles from "./kundali-chart.module.css";
import { chartText } from "./text.ts";

interface KundaliChartProps {
  chart: Chart;
  style: ChartStyle;
  /** The heads of the table: house, rashi, planets. */
  head: readonly [house: string, rashi: string, grahas: string];
}

/** A chart, drawn in one of three styles, and the same as a table. */
export function KundaliChart({ chart, style, head }: KundaliChartProps) {
  const t = useText(chartText);
  const { title, first, houses } = chart;
  const [house, rashi, grahaNames] = head;
  // The first reports were stored without the lords of houses.
  const hasLords = houses.every(({ lord }) => lord !== undefined);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ChartDrawing {...{ chart, style }} />
      <Disclosure summary={t.asTable}>
        <Table
          caption={title}
          captionHidden
          head={hasLords ? [house, rashi, t.lord, grahaNames] : head}
          rows={houses.map(({ number, rashi_name, lord, grahas }) => ({
            key: String(number),
            cells: [
              number === 1 ? `1, ${first}` : String(number),
              rashi_name,
              ...(hasLords && lord !== undefined ? [lord] : []),
              grahas.map(({ name }) => name).join(", ") || "–",
            ],
          }))}
        />
      </Disclosure>
    </figure>
  );
}
