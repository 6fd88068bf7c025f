import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { contrast } from "../src/partner-theme/contrast.ts";
import styles from "./foundations.module.css";
import { pairs, TEXT } from "./pairs.ts";
import { TokenValue } from "./token-value.tsx";
import { useMeasured } from "./use-measured.ts";

/** The contrast of a sample as rendered. */
const contrastOf = ({ color, backgroundColor }: CSSStyleDeclaration) =>
  contrast(toRgb(color), toRgb(backgroundColor));

/** Converts the computed value of `color-mix`, `color(srgb 0.4 …)`, to the channels of `rgb()`. */
const toRgb = (color: string) =>
  color.startsWith("color(srgb")
    ? `rgb(${(color.match(/[\d.]+/g) ?? []).map((share) => Number(share) * 255)})`
    : color;

const short = (token: string) => token.replace(/^color-/, "");

function Pair({ ink, ground, least }: (typeof pairs)[number]) {
  const [ratio, sample] = useMeasured(contrastOf);
  return (
    <tr>
      <td>
        <div className={styles.pair}>
          <span
            ref={sample}
            aria-hidden="true"
            className={styles.sample}
            style={{ color: `var(--${ink})`, background: `var(--${ground})` }}
          >
            {least === TEXT ? "Aa अ" : "◆"}
          </span>
          <span>
            <code>{short(ink)}</code> on <code>{short(ground)}</code>
          </span>
        </div>
      </td>
      <td data-ratio={ratio} data-least={least}>
        {ratio?.toFixed(1)} <span className={styles.least}>≥ {least}</span>
      </td>
    </tr>
  );
}

const meta = { title: "Foundations/Colours", tags: ["!autodocs"] } satisfies Meta;

export default meta;

/** Every meaningful colour pair, measured in the current scheme and theme. */
export const Contrast: StoryObj = {
  render: () => (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Pair</th>
          <th>Contrast</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <Pair key={`${pair.ink} ${pair.ground}`} {...pair} />
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    const measured = () => [...canvasElement.querySelectorAll<HTMLElement>("[data-ratio]")];
    await waitFor(() => expect(measured()).toHaveLength(pairs.length));
    const tooLow = measured().filter(({ dataset }) => Number(dataset.ratio) < Number(dataset.least));
    await expect(tooLow.map((cell) => cell.parentElement?.textContent)).toEqual([]);
  },
};

const grounds = ["page", "surface", "raised", "success-ground", "warning-ground", "danger-ground"];
const inks = [
  "text",
  "text-soft",
  "accent",
  "accent-strong",
  "quiet",
  "ornament",
  "control",
  "border",
  "warning",
  "danger",
];

/** Ivory for backgrounds, maroon for actions, olive for reassurance, gold for hairlines only. */
export const Palette: StoryObj = {
  render: () => (
    <div className={styles.sizes}>
      {[grounds, inks].map((names) => (
        <ul key={names[0]} className={styles.swatches}>
          {names.map((name) => (
            <li key={name}>
              <div className={styles.swatch} style={{ background: `var(--color-${name})` }} />
              <code>{name}</code> <TokenValue kind="color" token={`color-${name}`} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  ),
};
