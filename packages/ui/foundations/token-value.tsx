import styles from "./foundations.module.css";
import { useMeasured } from "./use-measured.ts";

/** The CSS property used to resolve a token of each kind; nothing of it is visible. */
const KINDS = {
  color: { property: "outlineColor", read: (computed: CSSStyleDeclaration) => hexOf(computed.outlineColor) },
  length: {
    property: "scrollMarginTop",
    read: (computed: CSSStyleDeclaration) => rounded(computed.scrollMarginTop),
  },
  time: {
    property: "transitionDelay",
    read: (computed: CSSStyleDeclaration) => inMs(computed.transitionDelay),
  },
} as const;

interface TokenValueProps {
  token: string;
  kind: keyof typeof KINDS;
}

/** The resolved value of a token in the current scheme, theme and text size. */
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
