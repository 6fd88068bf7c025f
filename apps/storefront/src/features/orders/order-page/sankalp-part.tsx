import type { Sankalp } from "@aradhana/core/contract";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { ReadOut } from "../sankalp-summary/read-out.tsx";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

/** The names as they will be, or were, read out, with every version there was. */
export function SankalpPart({
  sankalp,
}: {
  sankalp: Pick<Sankalp, "state" | "read_out" | "versions"> | null;
}) {
  const t = useText(orderText);
  const moment = useMoment();
  if (!sankalp) return null;
  return (
    <section className={styles.part}>
      <h2>{t.sankalp}</h2>
      {sankalp.state === "draft" && <p className={styles.soft}>{t.draft}</p>}
      <ReadOut {...sankalp.read_out} labels={{ devanagari: t.inDevanagari, latin: t.inLatin }} />
      <ul className={styles.soft}>
        {sankalp.versions.map(({ n, at }) => (
          <li key={n}>{t.version(n, moment(at))}</li>
        ))}
      </ul>
    </section>
  );
}
