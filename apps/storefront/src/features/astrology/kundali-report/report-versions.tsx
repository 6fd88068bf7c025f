import type { KundaliReport } from "@aradhana/core/kundali";
import { pathTo } from "@aradhana/core/paths";
import { Link } from "@aradhana/ui/link";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import styles from "./kundali-report.module.css";
import { reportText } from "./text.ts";

interface ReportVersionsProps {
  report: Pick<KundaliReport, "order_id" | "versions">;
  /** The one on the page. */
  shown: number;
}

/** The versions of a report that was corrected, each to be read again. */
export function ReportVersions({ report: { order_id: orderId, versions }, shown }: ReportVersionsProps) {
  const t = useText(reportText);
  const moment = useMoment();
  if (versions.length < 2) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t.versions}</h2>
      <ul className={styles.bullets}>
        {versions.map(({ version, made_at }) => (
          <li key={version}>
            {version === shown ? (
              <b aria-current="true">{t.version(version, moment(made_at))}</b>
            ) : (
              <Link variant="text" href={pathTo("/kundali-report/:orderId", { orderId, version })}>
                {t.version(version, moment(made_at))}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
