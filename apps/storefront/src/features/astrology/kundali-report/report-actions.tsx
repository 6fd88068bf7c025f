import type { Language } from "@aradhana/core/contract";
import { getKundaliPdf, shareKundali } from "@aradhana/core/kundali";
import { pathTo } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useState } from "react";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { languages } from "../../../shared/i18n/languages.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { ShareButton } from "../../../shared/share/share-button.tsx";
import { accessTo } from "../../orders/access/order-access.ts";
import { DeleteReport } from "./delete-report.tsx";
import styles from "./kundali-report.module.css";
import type { ReportPageProps } from "./report-page.tsx";
import { reportText } from "./text.ts";

interface ReportActionsProps extends ReportPageProps {
  onCorrect(): void;
}

/** The report as a PDF; for its owner also a link to share, a correction, and the deletion of everything. */
export function ReportActions({ report, shared, reload, onCorrect }: ReportActionsProps) {
  const t = useText(reportText);
  const browser = useBrowser();
  const moment = useMoment();
  const messageFor = useErrorMessage();
  const [link, setLink] = useState<{ path: string; until: string }>();
  const { order_id, is_own } = report;
  const access = { order_id, t: browser && accessTo(browser, order_id) };

  const download = useCall(async (api, lang: Language) => {
    const { results } = await getKundaliPdf(api, { ...access, s: shared }, lang, report.content?.version);
    window.location.assign(results.pdf_url);
  });
  const sharing = useCall(async (api) => {
    const { s, expires_at } = (await shareKundali(api, access)).results;
    setLink({ path: pathTo("/kundali-report/:orderId", { orderId: order_id, s }), until: expires_at });
  });
  const refused = [download, sharing].flatMap(({ calling }) =>
    calling.status === "failed" ? [calling] : [],
  );
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        {(["en", "hi"] as const).map((lang) => (
          <Button
            key={lang}
            variant="line"
            size="sm"
            loading={download.calling.status === "working"}
            onClick={() => void download.call(lang)}
          >
            {t.pdf} · <span lang={lang}>{languages[lang].name}</span>
          </Button>
        ))}
        {is_own && (
          <>
            <Button
              variant="line"
              size="sm"
              loading={sharing.calling.status === "working"}
              onClick={() => void sharing.call()}
            >
              {t.share.make}
            </Button>
            <Button variant="line" size="sm" onClick={onCorrect}>
              {t.correct.action}
            </Button>
          </>
        )}
      </div>
      {refused.map((calling) => (
        <Banner key={calling.code} role="alert" kind="danger">
          {messageFor(calling)}
        </Banner>
      ))}
      {link && (
        <Banner role="status" kind="success" title={t.share.title}>
          <p>{t.share.text(moment(link.until))}</p>
          <p className={styles.link}>{window.location.origin + link.path}</p>
          <ShareButton title={t.share.subject} path={link.path} />
        </Banner>
      )}
      {report.can_delete && <DeleteReport orderId={order_id} reload={reload} />}
    </div>
  );
}
