import { pathTo } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ErrorFallback } from "@aradhana/ui/error-fallback";
import { ErrorState } from "@aradhana/ui/error-state";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { useEffect, useState } from "react";
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from "react-router-dom";
import { linePages } from "../../lines/line-pages.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import { isChunkFailure, isReached, reopen } from "../../shared/lazy/chunk-failure.ts";
import { isOffline, recoverPage } from "../../shared/lazy/recover-page.ts";
import { documentTitle } from "../../shared/page-meta/page-meta.ts";
import { useBrowser } from "../../shared/services/browser.tsx";
import { shellText } from "../../shared/shell-text/text.ts";
import { AskOnWhatsapp } from "../../shared/support/ask-on-whatsapp.tsx";
import { openSavedCopy } from "../offline/open-saved-copy.ts";
import { loaderErrorIn } from "../router/loader-error.ts";

/** Replaces a screen that could not be shown: gone, unreachable, or failed. */
export function ScreenError() {
  const t = useText(shellText);
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const refused = loaderErrorIn(error);
  const isLost = isChunkFailure(error);
  const kind = kindOf(error);
  const { heading, text } = t[kind];
  const { pathname } = useLocation();
  // What is offered in place of something that is gone: others of its kind.
  const line = linePages.find(({ href }) => pathname.startsWith(`${href}/`));
  const list = line
    ? { path: line.href, label: t[line.label] }
    : { path: pathTo("/online-puja"), label: t.gone.action };
  const [isReopening, setReopening] = useState(false);
  const again = {
    label: t.failed.retry,
    onClick: () => {
      if (!isLost) return void revalidate();
      setReopening(true);
      void isReached().then((reached) => (reached ? reopen() : setReopening(false)));
    },
    loading: isReopening || state === "loading",
  };

  useEffect(() => {
    // Without a connection, the home page would be the browser's own error page, and nothing is known to be gone.
    if (isLost) return recoverPage();
  }, [isLost]);

  useEffect(() => {
    if (kind !== "unreachable" || isLost) return;
    const retry = () => void revalidate();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isLost, kind, revalidate]);

  useEffect(() => {
    if (kind === "unreachable" && !navigator.onLine) void openSavedCopy();
  }, [kind]);

  const reporter = useBrowser()?.reporter;
  useEffect(() => {
    // An error of the API was already reported, and a lost chunk is not reported (specification section 8).
    if (!isLost && !isRouteErrorResponse(error)) reporter?.exception(error, { shown: "fallback screen" });
  }, [error, isLost, reporter]);

  useEffect(() => {
    document.title = documentTitle({ title: heading });
  }, [heading]);

  switch (kind) {
    case "gone":
      return (
        <UnavailableState
          heading={heading}
          headingAs="h1"
          actions={<ButtonLink href={list.path}>{list.label}</ButtonLink>}
        >
          <p>{text}</p>
        </UnavailableState>
      );
    case "unreachable":
      return (
        <ErrorState heading={heading} headingAs="h1" retry={again} support={<AskOnWhatsapp />}>
          <p>{text}</p>
        </ErrorState>
      );
    case "failed":
      return (
        <ErrorFallback
          heading={heading}
          home={{ href: "/", label: t.failed.home }}
          requestId={refused?.requestId ? { label: t.failed.requestId, value: refused.requestId } : undefined}
          support={
            <>
              {/* A failed request may succeed now; a rendering error would occur again. */}
              {refused && (
                <Button variant="line" loading={again.loading} onClick={again.onClick}>
                  {again.label}
                </Button>
              )}
              <AskOnWhatsapp requestId={refused?.requestId} />
            </>
          }
        >
          <p>{text}</p>
        </ErrorFallback>
      );
  }
}

function kindOf(error: unknown): "gone" | "unreachable" | "failed" {
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) return "gone";
  if (loaderErrorIn(error)?.code === "network") return "unreachable";
  return isChunkFailure(error) && isOffline() ? "unreachable" : "failed";
}
