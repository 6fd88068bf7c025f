import type { Meta, StoryObj } from "@storybook/react-vite";
import styles from "./foundations.module.css";
import { TokenValue } from "./token-value.tsx";

const meta = { title: "Foundations/Type", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ["2xl", "xl", "lg", "md", "sm", "xs"] as const;

/** The serif is for headings, the system font for the rest; both in both scripts. */
export const Sizes: Story = {
  render: () => (
    <div className={styles.sizes}>
      {sizes.map((size) => (
        <div key={size} style={{ fontSize: `var(--text-${size})` }}>
          <code>text-{size}</code> <TokenValue kind="length" token={`text-${size}`} />
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

const latin =
  "Each name and gotra is spoken aloud in the sankalp, before the first oblation is given to the fire.";
const devanagari = "संकल्प में हर नाम और गोत्र ऊँचे स्वर में बोला जाता है, अग्नि में पहली आहुति दिए जाने से पहले।";

/** Devanagari hangs from a line and has marks above and below: it needs a larger line height. */
export const Leading: Story = {
  render: () => (
    <div className={styles.columns}>
      {[
        ["en", latin],
        ["hi", devanagari],
      ].map(([lang, text]) => (
        <div key={lang} lang={lang} className={styles.sizes}>
          <p>{text}</p>
          <p className={styles.serif} style={{ fontSize: "var(--text-xl)" }}>
            {text}
          </p>
        </div>
      ))}
    </div>
  ),
};

/** The marks that the heading font must have. */
export const Glyphs: Story = {
  render: () => (
    <div className={styles.sizes}>
      <p className={styles.serif}>₹ 0123456789 · – — “ ” ‘ ’ … Śrī Kṛṣṇa, Tṛtīyā, Ekādaśī</p>
      <p className={styles.serif} lang="hi">
        ₹ ०१२३४५६७८९ । ॥ ॐ क्ष त्र ज्ञ श्र द्ध ष्ट्र हृ रू ँ ं ः
      </p>
    </div>
  ),
};
