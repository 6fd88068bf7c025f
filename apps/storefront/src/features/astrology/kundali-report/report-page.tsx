import type { KundaliReport } from "@aradhana/core/kundali";
import { orderPath, paymentPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Opening } from "@aradhana/ui/progress";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { lazy, Suspense, useState } from "react";
import { servicePath } from "../../../lines/service-pages.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { KundaliContent } from "./kundali-content.tsx";
import styles from "./kundali-report.module.css";
import { ReportActions } from "./report-actions.tsx";
import { ReportVersions } from "./report-versions.tsx";
import { reportText } from "./text.ts";

/** Loaded when details are missing or are to be corrected. */
const BirthForm = lazy(async () => ({
  default: (await loadWithTexts(() => import("./birth-form.tsx"))).BirthForm,
}));

export interface ReportPageProps {
  report: KundaliReport;
  /** The key of a link that the owner shared. */
  shared: string | undefined;
  reload(): void;
}

/** A report in each of its states: to be paid, without details, being made, ready, refunded or deleted. */
export function ReportPage({ report, shared, reload }: ReportPageProps) {
  const t = useText(reportText);
  const moment = useMoment();
  const [isCorrecting, setCorrecting] = useState(false);
  const { state, order_id: id, number, content, is_own } = report;
  const order = <ButtonLink href={orderPath({ id, name: "kundali" })}>{t.order}</ButtonLink>;

  if (state === "needs_info" || isCorrecting) {
    return (
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{isCorrecting ? t.correct.title : t.details.title}</h1>
          <p>{isCorrecting ? t.correct.text : t.details.text}</p>
        </header>
        <Suspense fallback={<Opening />}>
          <BirthForm
            report={report}
            onSaved={() => {
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
    switch (state) {
      case "unpaid":
        return (
          <StatusScreen
            status="failed"
            heading={t.unpaid.heading}
            actions={<ButtonLink href={paymentPath(id, "kundali")}>{t.unpaid.pay}</ButtonLink>}
          />
        );
      case "failed":
        return (
          <StatusScreen status="refunded" heading={t.failed.heading} actions={order}>
            <p>{t.failed.text}</p>
          </StatusScreen>
        );
      case "deleted":
        return (
          <UnavailableState
            heading={t.deleted.heading}
            headingAs="h1"
            actions={<ButtonLink href={servicePath("kundali")}>{t.deleted.again}</ButtonLink>}
          >
            <p>{t.deleted.text}</p>
          </UnavailableState>
        );
      default:
        return (
          <StatusScreen
            status="pending"
            heading={t.making.heading}
            actions={is_own ? order : undefined}
            facts={[
              { label: t.making.due, value: moment(report.due_at) },
              { label: t.number, value: number },
            ]}
          >
            <p>{t.making.text}</p>
          </StatusScreen>
        );
    }
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
