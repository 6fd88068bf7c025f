import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ErrorFallback } from "@aradhana/ui/error-fallback";
import { GoneState } from "@aradhana/ui/gone-state";
import { useEffect } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router-dom";
import { useText } from "../i18n/define-text.ts";
import { isChunkFailure, reloadHomeOnce } from "../screen/chunk-failure.ts";
import { documentTitle } from "../screen/page-meta.ts";
import type { Refused } from "../screen/refusable.ts";
import { shellText } from "./text.ts";

/** Stands in for a screen that could not be shown: gone for good, or broken for now. */
export function ScreenError() {
  const t = useText(shellText);
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isGone = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  const { heading } = isGone ? t.gone : t.failed;

  const isLost = isChunkFailure(error);

  useEffect(() => {
    if (isLost) reloadHomeOnce();
  }, [isLost]);

  useEffect(() => {
    document.title = documentTitle({ title: heading });
  }, [heading]);

  if (isGone) {
    return (
      <GoneState
        heading={heading}
        headingAs="h1"
        actions={<ButtonLink href="/online-puja">{t.gone.action}</ButtonLink>}
      >
        <p>{t.gone.text}</p>
      </GoneState>
    );
  }

  const refused = isRouteErrorResponse(error) ? (error.data as Partial<Refused> | null) : undefined;
  return (
    <ErrorFallback
      heading={heading}
      home={{ href: "/", label: t.failed.home }}
      requestId={refused?.requestId ? { label: t.failed.requestId, value: refused.requestId } : undefined}
      // What was refused may be granted now; what broke while it was drawn would break again.
      support={
        refused && (
          <Button variant="line" loading={state === "loading"} onClick={() => void revalidate()}>
            {t.failed.retry}
          </Button>
        )
      }
    >
      <p>{t.failed.text}</p>
    </ErrorFallback>
  );
}
