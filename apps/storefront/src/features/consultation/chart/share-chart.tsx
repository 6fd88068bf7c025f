import type { ApiClient } from "@aradhana/core/api";
import type { BirthDetailsInput } from "@aradhana/core/birth";
import { type Session, type SessionStore, shareChart } from "@aradhana/core/consultation";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Opening } from "@aradhana/ui/progress";
import { lazy, Suspense, useRef, useState } from "react";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { chartText } from "../../astrology/kundali-chart/text.ts";
import styles from "../consultation.module.css";
import { SharedChart } from "./shared-chart.tsx";
import { sharedChartText } from "./text.ts";

const BirthForm = lazy(async () => ({
  default: (await loadWithTexts(() => import("../../astrology/birth-details/birth-form.tsx"))).BirthForm,
}));

export const texts = [sharedChartText, chartText];

interface ShareChartProps {
  store: Pick<SessionStore, "refresh">;
  session: Session;
}

/** The customer's chart: the astrologer sees it only while the customer shares it. */
export function ShareChart({ store, session }: ShareChartProps) {
  const t = useText(sharedChartText);
  const { language } = useVisitor();
  const messageFor = useErrorMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<"form" | "chart">();
  const { booking_id, phase, chart_shared: isShared, astrologer } = session;

  // What had the focus is gone then.
  function close() {
    setOpened(undefined);
    heading.current?.focus();
  }
  async function share(api: ApiClient, birth: BirthDetailsInput | null) {
    await shareChart(api, { booking_id, lang: language, birth });
    await store.refresh();
    close();
  }
  const stopping = useCall((api) => share(api, null));
  if (phase === "ended" && !isShared) return null;

  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <p role="status">{isShared ? t.shared(astrologer.name) : t.lead(astrologer.name)}</p>
      {stopping.calling.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(stopping.calling)}
        </Banner>
      )}
      {opened !== "form" && (
        <div className={styles.actions}>
          {isShared && (
            <Button
              variant="line"
              size="sm"
              aria-expanded={opened === "chart"}
              onClick={() => setOpened(opened ? undefined : "chart")}
            >
              {opened ? t.hide : t.show}
            </Button>
          )}
          {phase !== "ended" && (
            <Button variant="line" size="sm" onClick={() => setOpened("form")}>
              {isShared ? t.change : t.open}
            </Button>
          )}
          {isShared && (
            <Button
              variant="quiet"
              size="sm"
              loading={stopping.calling.status === "working"}
              onClick={() => void stopping.call()}
            >
              {t.stop}
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={<Opening />}>
        {opened === "form" && (
          <BirthForm
            purpose="session"
            of={booking_id}
            birth={null}
            labels={t}
            save={share}
            onCancel={close}
          />
        )}
        {opened === "chart" && isShared && <SharedChart bookingId={booking_id} />}
      </Suspense>
    </section>
  );
}
