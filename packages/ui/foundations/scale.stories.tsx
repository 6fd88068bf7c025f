import type { Meta, StoryObj } from "@storybook/react-vite";
import styles from "./foundations.module.css";
import { TokenValue } from "./token-value.tsx";

const meta = { title: "Foundations/Scale", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 14];

export const Space: Story = {
  render: () => (
    <table className={styles.table}>
      <tbody>
        {spaces.map((space) => (
          <tr key={space}>
            <th scope="row">
              <code>space-{space}</code> <TokenValue kind="length" token={`space-${space}`} />
            </th>
            <td>
              <div className={styles.bar} style={{ inlineSize: `var(--space-${space})` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

/** One radius for everything; the touch target size, and the height of a control. */
export const RadiusAndTargets: Story = {
  render: () => (
    <ul className={styles.swatches}>
      {["radius", "tap", "control"].map((name) => (
        <li key={name}>
          <div
            className={styles.box}
            style={name === "radius" ? {} : { blockSize: `var(--${name})`, inlineSize: `var(--${name})` }}
          />
          <code>{name}</code> <TokenValue kind="length" token={name} />
        </li>
      ))}
    </ul>
  ),
};

/** Elements on the page have almost no shadow; overlays have one. */
export const Elevation: Story = {
  render: () => (
    <ul className={styles.swatches}>
      {["shadow", "shadow-over"].map((name) => (
        <li key={name}>
          <div className={styles.box} style={{ boxShadow: `var(--${name})` }} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};

/** Short and optional: both are zero when reduced motion is preferred. Point at a bar. */
export const Motion: Story = {
  render: () => (
    <div className={styles.sizes}>
      {["quick", "calm"].map((name) => (
        <div key={name}>
          <code>{name}</code> <TokenValue kind="time" token={name} />
          <div className={styles.moving} style={{ transitionDuration: `var(--${name})` }} />
        </div>
      ))}
    </div>
  ),
};
