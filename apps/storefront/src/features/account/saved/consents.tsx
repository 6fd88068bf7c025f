import { useMutation, useQuery } from "@aradhana/checkout/query";
import { getConsents, recordConsent, withSignal } from "@aradhana/core/api";
import type { ConsentPurpose } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { Checkbox } from "@aradhana/ui/checkbox";
import { Opening } from "@aradhana/ui/progress";
import { Skeleton } from "@aradhana/ui/skeleton";
import { useCallback, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { Outcome, useOutcome } from "./outcome.tsx";
import styles from "./saved.module.css";
import { savedText } from "./text.ts";

const purposes = ["whatsapp_updates", "saved_details"] as const satisfies ConsentPurpose[];

interface Props {
  /** The saved names and addresses were deleted. */
  onClear(): void;
}

/** Each consent with its time. One press gives or withdraws it; what deletes the saved details is confirmed first. */
export function Consents({ onClear }: Props) {
  const { consents: t, retry, unchanged } = useText(savedText);
  const { language } = useVisitor();
  const _messageFor = useErrorMessage();
  const api = useBrowser()?.api;
  const load = useCallback(
    async (signal: AbortSignal) => (api ? (await getConsents(withSignal(api, signal))).results : []),
    [api],
  );
  const { state, refetch } = useQuery(api && load);
  const [isAsking, setAsking] = useState(false);
  const outcome = useOutcome();
  const change = useMutation(async (purpose: ConsentPurpose, given: boolean) => {
    if (!api) return;
    await recordConsent(api, purpose, given);
    refetch();
    if (purpose !== "saved_details" || given) return;
    onClear();
    stopAsking(t.cleared);
  });

  function stopAsking(text: string) {
    setAsking(false);
    outcome.show(text);
  }

  function choose(purpose: ConsentPurpose, given: boolean) {
    change.reset();
    outcome.clear();
    const clears = purpose === "saved_details" && !given;
    setAsking(clears);
    if (!clears) void change.mutate(purpose, given);
  }

  if (state.status === "loading") return <Skeleton />;
  if (state.status === "failed") {
    return (
      <Button variant="line" loading={state.isFetching} onClick={refetch}>
        {retry}
      </Button>
    );
  }
  const isWorking = change.state.status === "working";
  const isBusy = isWorking || state.isFetching;
  return (
    <div className={styles.part}>
      {isBusy && <Opening />}
      {purposes.map((purpose) => {
        const consent = state.value.find((each) => each.purpose === purpose);
        const dated =
          consent && (consent.given ? t.given : t.withdrawn)(formatDate(consent.at, "day-year", language));
        const clears = purpose === "saved_details" && consent?.given ? t.clears : "";
        return (
          <Checkbox
            key={purpose}
            checked={consent?.given ?? false}
            hint={[dated, clears].filter(Boolean).join(". ")}
            // Not `disabled`: that would lose the focus.
            aria-disabled={isBusy}
            onChange={(event) => isBusy || choose(purpose, event.target.checked)}
          >
            {t[purpose]}
          </Checkbox>
        );
      })}
      {isAsking && (
        <ConfirmStep
          {...{ label: t.saved_details, question: t.sure, confirm: t.confirm, keep: t.keep, busy: isWorking }}
          onConfirm={() => void change.mutate("saved_details", false)}
          onKeep={() => {
            change.reset();
            stopAsking(unchanged);
          }}
        />
      )}
      <Outcome of={outcome} actions={[change]} />
    </div>
  );
}
