import styles from "./badge.module.css";
import type { BadgeKind } from "./badge.tsx";

const CHECK = "M7.8 12.300l2.9 2.900L16.4 9.3";

/** Each level has its own mark, so that it does not depend on colour. */
const MARKS = {
  temple_authorised: (
    <>
      <path
        className={styles.seal}
        d="M12 3.100Q15.6 1 17.2 4.8 21.4 5.2 20.5 9.3 23.6 12 20.5 14.7 21.4 18.8 17.2 19.2 15.6 23 12 20.9 8.4 23 6.8 19.2 2.6 18.8 3.5 14.7 .4 12 3.5 9.3 2.6 5.2 6.8 4.8 8.4 1 12 3.100Z"
      />
      <path className={styles.cut} d={CHECK} />
    </>
  ),
  priest_of_temple: <path d="M5 12.500l4.5 4.500L19 7.5" />,
  independent_priest: (
    <>
      <circle cx="12" cy="8.3" r="3.6" />
      <path d="M5 20c.7-4.3 3.4-6.2 7-6.200s6.3 1.9 7 6.2" />
    </>
  ),
  vip: (
    <path d="M12 2.500c-4 4.7-3 8.2 0 10.500c3-2.3 4-5.8 0-10.500ZM3 13.500c3 9 15 9 18 0c-5 2.6-13 2.6-18 0Z" />
  ),
  sample: <circle cx="12" cy="12" r="8.5" strokeDasharray="3.3 3.3" />,
} as const satisfies Record<BadgeKind, React.ReactElement>;

/** The icon before a badge's text. */
export function BadgeMark({ kind }: { kind: BadgeKind }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      {MARKS[kind]}
    </svg>
  );
}
