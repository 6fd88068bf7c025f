import type { KundaliChart } from "@aradhana/core/kundali";
import { type ChartStyle, chartLines, placeHouses } from "./chart-cells.ts";
import { ASCENT, EDGE, LEADING, rowsOf } from "./chart-rows.ts";
import styles from "./kundali-chart.module.css";

const NUMBER = 4; // the font of the rashi's number

interface ChartDrawingProps {
  chart: KundaliChart;
  style: ChartStyle;
}

/** A chart as a drawing. Who cannot see it reads the table beside it. */
export function ChartDrawing({ chart, style }: ChartDrawingProps) {
  return (
    <svg viewBox="-1 -1 102 102" aria-hidden="true" className={styles.drawing}>
      <rect width="100" height="100" className={styles.frame} />
      <path d={chartLines[style]} className={styles.lines} />
      {placeHouses(chart.houses, style).map(({ at, number, rashi, grahas }) => {
        const isFirst = number === 1;
        const { rows, size } = rowsOf(
          grahas.map(({ short }) => short),
          at,
        );
        const below = rows.length * size * LEADING;
        const height = NUMBER * LEADING + below;
        const top =
          at.hangs && below > 0 ? 2 * EDGE : Math.min(Math.max(at.y - height / 2, EDGE), 100 - EDGE - height);
        // In a hanging triangle the number stands in the point, below the names.
        const [numberTop, namesTop] = at.hangs ? [top + below, top] : [top, top + NUMBER * LEADING];
        return (
          <g key={number} data-first={isFirst || undefined}>
            <text x={at.x} y={numberTop + NUMBER * ASCENT} fontSize={NUMBER} className={styles.number}>
              {isFirst && style !== "north" ? `${rashi} ▲` : rashi}
            </text>
            {rows.map((row, index) => (
              <text
                key={row}
                x={at.x}
                y={namesTop + size * (index * LEADING + ASCENT)}
                fontSize={size}
                className={styles.grahas}
              >
                {row}
              </text>
            ))}
          </g>
        );
      })}
      {style === "south" && (
        <text x="50" y="51.5" fontSize="4.6" className={styles.number}>
          {chart.key === "moon" ? chart.first : chart.key}
        </text>
      )}
    </svg>
  );
}
