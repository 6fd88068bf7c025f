import { type KundaliReport, regenerateKundali } from "@aradhana/core/kundali";
import { Opening } from "@aradhana/ui/progress";
import { lazy, Suspense, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { accessTo } from "../../orders/access/order-access.ts";
import { ReportState } from "../report-state/report-state.tsx";
import { reportStateText } from "../report-state/text.ts";
import { DeleteReport } from "./delete-report.tsx";
import { KundaliContent } from "./kundali-content.tsx";
import styles from "./kundali-report.module.css";
import { ReportActions } from "./report-actions.tsx";
import { ReportVersions } from "./report-versions.tsx";
import { reportText } from "./text.ts";

/** Loaded when details are missing or are to be corrected. */
const BirthForm = lazy(async () => ({
  default: (await loadWithTexts(() => import("../birth-details/birth-form.tsx"))).BirthForm,
}));

export interface ReportPageProps {
  report: KundaliReport;
  /** The key of a link that the owner shared. */
  shared: string | undefined;
  reload(): void;
}

/** A report in each of its states: without details, being corrected, ready, or not there. */
export function ReportPage({ report, shared, reload }: ReportPageProps) {
  const t = useText(reportText);
  const labels = useText(reportStateText);
  const moment = useMoment();
  const browser = useBrowser();
  const [isCorrecting, setCorrecting] = useState(false);
  const { state, order_id: orderId, number, due_at, content } = report;

  if (state === "needs_info" || isCorrecting) {
    const { title, text } = isCorrecting ? t.correct : t.details;
    return (
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p>{text}</p>
        </header>
        <Suspense fallback={<Opening />}>
          <BirthForm
            purpose="report"
            of={orderId}
            birth={report.birth}
            labels={t.correct}
            save={async (api, birth) => {
              const access = { order_id: orderId, t: browser && accessTo(browser, orderId) };
              await regenerateKundali(api, { ...access, birth });
              setCorrecting(false);
              reload();
            }}
            onCancel={isCorrecting ? () => setCorrecting(false) : undefined}
          />
        </Suspense>
      </div>
    );
  }
  if (!content) {
    return (
      <ReportState
        {...{ type: "kundali", orderId }}
        state={state === "generating" || state === "ready" ? "making" : state}
        facts={[
          { label: labels.due, value: moment(due_at) },
          { label: labels.number, value: number },
        ]}
        deletion={report.can_delete && <DeleteReport orderId={orderId} reload={reload} />}
      />
    );
  }
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.soft}>{content.titles.report}</p>
        <h1 className={styles.title}>{content.name}</h1>
        <p className={styles.soft}>{t.version(content.version, moment(content.made_at))}</p>
      </header>
      <ReportActions {...{ report, shared, reload }} onCorrect={() => setCorrecting(true)} />
      <KundaliContent content={content} />
      <ReportVersions report={report} shown={content.version} />
    </article>
  );
}
