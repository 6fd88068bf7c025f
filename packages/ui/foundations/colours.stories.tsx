import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { contrast } from "./contrast.ts";
import styles from "./foundations.module.css";

/** WCAG 2.2: text, and what must be told apart without being read. */
const TEXT = 4.5;
const SHAPE = 3;

const pairs = [
  ["text", "page", TEXT],
  ["text", "surface", TEXT],
  ["text", "raised", TEXT],
  ["text-soft", "page", TEXT],
  ["text-soft", "surface", TEXT],
  ["text-soft", "raised", TEXT],
  ["accent", "page", TEXT],
  ["accent", "surface", TEXT],
  ["on-accent", "accent", TEXT],
  ["on-accent", "danger", TEXT],
  ["quiet", "page", TEXT],
  ["quiet", "surface", TEXT],
  ["on-quiet", "quiet", TEXT],
  ["text", "success-ground", TEXT],
  ["danger", "page", TEXT],
  ["danger", "surface", TEXT],
  ["text", "danger-ground", TEXT],
  ["warning", "page", TEXT],
  ["text", "warning-ground", TEXT],
  ["control", "page", SHAPE],
  ["control", "surface", SHAPE],
  ["ornament", "page", SHAPE],
] as const;

function Pair({ ink, ground, least }: { ink: string; ground: string; least: number }) {
  const sample = useRef<HTMLTableCellElement>(null);
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    if (!sample.current) return;
    const { color, backgroundColor } = getComputedStyle(sample.current);
    setRatio(contrast(color, backgroundColor));
  }, []);
  return (
    <tr>
      <td>
        <code>{ink}</code> on <code>{ground}</code>
      </td>
      <td
        ref={sample}
        aria-hidden="true"
        className={styles.sample}
        style={{ color: `var(--color-${ink})`, background: `var(--color-${ground})` }}
      >
        {least === TEXT ? "Aa अ" : "◆"}
      </td>
      <td data-ratio={ratio} data-least={least}>
        {ratio?.toFixed(1)}
      </td>
      <td>{least}</td>
    </tr>
  );
}

const meta = {
  title: "Foundations/Colours",
  tags: ["!autodocs"],
  render: () => (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Pair</th>
          <th>Sample</th>
          <th>Contrast</th>
          <th>At least</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([ink, ground, least]) => (
          <Pair key={`${ink} ${ground}`} {...{ ink, ground, least }} />
        ))}
      </tbody>
    </table>
  ),
} satisfies Meta;

export default meta;

/** Every pair that carries meaning, measured in the scheme that is shown. */
export const Contrast: StoryObj = {
  play: async ({ canvasElement }) => {
    const measured = () => [...canvasElement.querySelectorAll<HTMLElement>("[data-ratio]")];
    await waitFor(() => expect(measured()).toHaveLength(pairs.length));
    const tooLow = measured().filter(({ dataset }) => Number(dataset.ratio) < Number(dataset.least));
    await expect(tooLow.map((cell) => cell.parentElement?.textContent)).toEqual([]);
  },
};
