import { isChunkFailure } from "@aradhana/core/lazy";
import { pathTo } from "@aradhana/core/paths";
import { ChevronStartIcon } from "@aradhana/ui/icon";
import { Link, LinkProvider } from "@aradhana/ui/link";
import { OfflineBanner } from "@aradhana/ui/offline-banner";
import { ProgressProvider } from "@aradhana/ui/progress";
import { type ReactNode, type Ref, useContext } from "react";
import { siteHref } from "../address/site-href.ts";
import type { WidgetProps } from "../widget.ts";
import { FailureContext } from "./failure-context.ts";
import styles from "./shell.module.css";
import { shellText } from "./text.ts";
import { WidgetBoundary } from "./widget-boundary.tsx";
import { WidgetBroken } from "./widget-broken.tsx";
import { WidgetFailed } from "./widget-failed.tsx";
import { newTabId, WidgetLink } from "./widget-link.tsx";

interface WidgetShellProps extends Pick<WidgetProps, "visitor" | "search" | "framed"> {
  /** For moving the focus to the beginning of the widget. */
  mainRef?: Ref<HTMLElement>;
  /** Whether another widget is being fetched. @default false */
  navigating?: boolean;
  /** The previous screen within the frame. In a dialog or an app there may be no other back button. */
  back?: string | undefined;
  children: ReactNode;
}

/** The frame of every widget: very little in a partner's page, and a link to the full site elsewhere. */
export function WidgetShell({
  visitor,
  search,
  framed,
  mainRef,
  navigating = false,
  back,
  children,
}: WidgetShellProps) {
  const t = shellText[visitor.language];
  const failures = useContext(FailureContext);
  // The host page has its own main landmark and may contain several widgets, so a frame is only a group.
  const [Part, role] = framed ? (["section", "group"] as const) : (["main", undefined] as const);
  return (
    <LinkProvider component={WidgetLink}>
      <ProgressProvider navigating={navigating} slow={t.slow}>
        <OfflineBanner>{t.offline}</OfflineBanner>
        <Part
          ref={mainRef}
          role={role}
          tabIndex={-1}
          className={styles.main}
          aria-label={t.name}
          data-framed={framed}
        >
          {back && (
            <Link href={back} variant="more" className={styles.back}>
              <ChevronStartIcon size="sm" />
              {t.back}
            </Link>
          )}
          <WidgetBoundary
            fallback={(error) =>
              isChunkFailure(error) ? <WidgetFailed visitor={visitor} /> : <WidgetBroken visitor={visitor} />
            }
            onError={failures?.onFailure}
          >
            {children}
          </WidgetBoundary>
          {framed ? (
            <Link href={siteHref(pathTo("/"), search)} className={styles.powered}>
              {t.powered}
            </Link>
          ) : (
            <p>
              <Link href={siteHref(pathTo("/"), search)} variant="more">
                {t.openSite}
              </Link>
            </p>
          )}
        </Part>
        <span id={newTabId} hidden>
          {t.newTab}
        </span>
      </ProgressProvider>
    </LinkProvider>
  );
}
