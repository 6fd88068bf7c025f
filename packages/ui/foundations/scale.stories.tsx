import type { Meta, StoryObj } from "@storybook/react-vite";
import styles from "./foundations.module.css";

const meta = { title: "Foundations/Scale", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ["2xl", "xl", "lg", "md", "sm", "xs"] as const;

/** The serif is for headings, the system's own font for the rest; both in both scripts. */
export const Type: Story = {
  render: () => (
    <div className={styles.sizes}>
      {sizes.map((size) => (
        <div key={size} style={{ fontSize: `var(--text-${size})` }}>
          <code>text-{size}</code>
          <p className={styles.serif}>Soma Pradosh at Kashi</p>
          <p className={styles.serif} lang="hi">
            काशी में सोम प्रदोष
          </p>
          <p>Names and gotra are spoken aloud</p>
          <p lang="hi">नाम और गोत्र बोले जाते हैं</p>
        </div>
      ))}
    </div>
  ),
};

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 14];

export const Space: Story = {
  render: () => (
    <table className={styles.table}>
      <tbody>
        {spaces.map((space) => (
          <tr key={space}>
            <th scope="row">
              <code>space-{space}</code>
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
