import { useQuery } from "@aradhana/checkout/query";
import { getMandates, withSignal } from "@aradhana/core/api";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { MandateRow } from "./mandate-row.tsx";
import styles from "./mandates.module.css";
import { mandatesText } from "./text.ts";

/** The repeated offerings of the signed-in buyer; nothing where there are none. */
export function MandateList() {
  const t = useText(mandatesText);
  const api = useBrowser()?.api;
  const { language } = useVisitor();
  const { state, refetch } = useQuery(
    useMemo(
      () =>
        api &&
        (async (signal: AbortSignal) =>
          (await getMandates(withSignal(api, signal), { lang: language })).results.mandates),
      [api, language],
    ),
  );
  if (state.status === "failed") {
    return (
      <Banner
        role="alert"
        kind="warning"
        action={
          <Button size="sm" variant="line" loading={state.isFetching} onClick={refetch}>
            {t.retry}
          </Button>
        }
      >
        {t.failed}
      </Banner>
    );
  }
  if (state.status !== "ready" || state.value.length === 0) return null;
  return (
    <section className={styles.list}>
      <h3>{t.heading}</h3>
      <ul className={styles.list}>
        {state.value.map((mandate) => (
          <MandateRow key={mandate.id} stored={mandate} />
        ))}
      </ul>
    </section>
  );
}
