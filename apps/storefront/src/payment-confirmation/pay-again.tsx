import { isApiError, isTransient } from "@aradhana/core/api";
import type { FailedCall } from "@aradhana/core/error-message";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useEffect, useState } from "react";
import { tellLabel } from "../analytics/label.ts";
import { useText } from "../i18n/define-text.ts";
import { openPayment } from "../orders/open-payment.ts";
import { useRefusalWords } from "../refusals/use-refusal-words.ts";
import { useBrowser } from "../services/browser.tsx";
import { confirmationText } from "./text.ts";

interface Props {
  orderId: string;
  /** Of the order, as its address has it. */
  type: string;
  label: string;
}

/** Opens another try to pay the same order. */
export function PayAgain({ orderId, type, label }: Props) {
  const t = useText(confirmationText);
  const browser = useBrowser();
  const wordsFor = useRefusalWords();
  const [state, setState] = useState<"idle" | "opening" | FailedCall>("idle");

  // Back from the gateway, the page may be shown as it was left: busy.
  useEffect(() => {
    const back = () => setState("idle");
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);

  async function open() {
    if (!browser) return;
    setState("opening");
    tellLabel(browser.analytics, "Pay start");
    try {
      const { origin } = window.location;
      window.location.assign(await openPayment(orderId, { ...browser, origin, type }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Where no answer came, nobody refused anything.
      if (!isTransient(error)) tellLabel(browser.analytics, "Pay refused");
      setState(error);
    }
  }

  return (
    <>
      {typeof state === "object" && (
        <Banner role="alert" kind="danger">
          {wordsFor(state, t.retryRefused)}
        </Banner>
      )}
      <Button loading={state === "opening"} onClick={() => void open()}>
        {label}
      </Button>
    </>
  );
}
