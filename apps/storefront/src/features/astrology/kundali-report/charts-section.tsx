import type { KundaliChart as Chart } from "@aradhana/core/kundali";
import { useState } from "react";
import type { ChartStyle } from "../kundali-chart/chart-cells.ts";
import { KundaliChart } from "../kundali-chart/kundali-chart.tsx";
import { StyleSwitch } from "../kundali-chart/style-switch.tsx";
import styles from "./kundali-report.module.css";

interface ChartsSectionProps {
  charts: readonly Chart[];
  head: readonly [house: string, rashi: string, grahas: string];
}

/** All charts in the style that the reader knows. */
export function ChartsSection({ charts, head }: ChartsSectionProps) {
  const [style, setStyle] = useState<ChartStyle>("north");
  return (
    <>
      <StyleSwitch value={style} onChange={setStyle} />
      <div className={styles.charts}>
        {charts.map((chart) => (
          <KundaliChart key={chart.key} {...{ chart, style, head }} />
        ))}
      </div>
    </>
  );
}
