import { useMutation, useQuery } from "@aradhana/checkout/query";
import { getConsents, recordConsent } from "@aradhana/core/api";
import type { ConsentPurpose } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Checkbox } from "@aradhana/ui/checkbox";
import { Skeleton } from "@aradhana/ui/skeleton";
import { useCallback } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./saved.module.css";
import { savedText } from "./text.ts";

const purposes = ["whatsapp_updates", "saved_details"] as const satisfies ConsentPurpose[];

/** Each consent with its time, given and withdrawn with one press. */
export function Consents() {
  const { consents: t, retry } = useText(savedText);
  const { language } = useVisitor();
  const messageFor = useErrorMessage();
  const api = useBrowser()?.api;
  const load = useCallback(async () => (api ? (await getConsents(api)).results : []), [api]);
  const { state, refetch } = useQuery(api && load);
  const change = useMutation(async (purpose: ConsentPurpose, given: boolean) => {
    if (!api) return;
    await recordConsent(api, purpose, given);
    refetch();
  });
  const day = (at: string) =>
    new Date(at).toLocaleDateString(`${language}-IN`, { day: "numeric", month: "long", year: "numeric" });

  if (state.status === "loading") return <Skeleton />;
  if (state.status === "failed") {
    return (
      <Button variant="line" loading={state.isFetching} onClick={refetch}>
        {retry}
      </Button>
    );
  }
  return (
    <div className={styles.part}>
      {purposes.map((purpose) => {
        const consent = state.value.find((each) => each.purpose === purpose);
        const dated = consent && (consent.given ? t.given : t.withdrawn)(day(consent.at));
        const clears = purpose === "saved_details" && consent?.given ? t.clears : "";
        return (
          <Checkbox
            key={purpose}
            checked={consent?.given ?? false}
            hint={[dated, clears].filter(Boolean).join(". ")}
            onChange={(event) => void change.mutate(purpose, event.target.checked)}
          >
            {t[purpose]}
          </Checkbox>
        );
      })}
      {change.state.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(change.state.failure)}
        </Banner>
      )}
    </div>
  );
}
