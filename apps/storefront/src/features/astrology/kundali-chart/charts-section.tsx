import type { KundaliChart as Chart } from "@aradhana/core/kundali";
import { useState } from "react";
import type { ChartStyle } from "./chart-cells.ts";
import styles from "./kundali-chart.module.css";
import { KundaliChart } from "./kundali-chart.tsx";
import { StyleSwitch } from "./style-switch.tsx";

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
