import { loadWithRetry } from "@aradhana/browser/lazy";
import { lazy, Suspense } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import type { StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

const PayLaterChoice = lazy(async () => {
  const module = await loadWithRetry(() => import("./pay-later-choice.tsx"));
  return { default: module.PayLaterChoice };
});

/** Paying later, where the puja allows it: few do, and a booking without it fetches nothing for it. */
export function PayLater(step: StepProps) {
  const { payLater: t } = useText(continueText);
  return step.puja.bnpl_enabled ? (
    <SilentBoundary>
      <Suspense>
        <PayLaterChoice {...step} t={t} />
      </Suspense>
    </SilentBoundary>
  ) : null;
}
