import styles from "./foundations.module.css";
import { useMeasured } from "./use-measured.ts";

/** Where a token of a kind is tried on: nothing of it is seen there. */
const KINDS = {
  color: { property: "outlineColor", read: (drawn: CSSStyleDeclaration) => hexOf(drawn.outlineColor) },
  length: {
    property: "scrollMarginTop",
    read: (drawn: CSSStyleDeclaration) => rounded(drawn.scrollMarginTop),
  },
  time: { property: "transitionDelay", read: (drawn: CSSStyleDeclaration) => inMs(drawn.transitionDelay) },
} as const;

interface TokenValueProps {
  token: string;
  kind: keyof typeof KINDS;
}

/** What a token comes to in the scheme, the theme and the text size that are shown. */
export function TokenValue({ token, kind }: TokenValueProps) {
  const { property, read } = KINDS[kind];
  const [value, sample] = useMeasured(read);
  return (
    <span ref={sample} className={styles.value} style={{ [property]: `var(--${token})` }}>
      {value}
    </span>
  );
}

const hexOf = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, "0"))
    .join("")}`;

const rounded = (px: string) => `${Math.round(Number.parseFloat(px) * 10) / 10} px`;

const inMs = (seconds: string) => `${Math.round(Number.parseFloat(seconds) * 1000)} ms`;
