import { Link, LinkProvider } from "@aradhana/ui/link";
import { OfflineBanner } from "@aradhana/ui/offline-banner";
import type { ReactNode } from "react";
import { siteHref } from "../site-href.ts";
import type { WidgetProps } from "../widget.ts";
import { NewTabLink, newTabId } from "./new-tab-link.tsx";
import styles from "./shell.module.css";
import { shellText } from "./text.ts";
import { WidgetBoundary } from "./widget-boundary.tsx";
import { WidgetFailed } from "./widget-failed.tsx";

interface WidgetShellProps extends Pick<WidgetProps, "visitor" | "search" | "framed"> {
  children: ReactNode;
}

/** What surrounds every widget: in a partner's page next to nothing, on its own the way to the full site. */
export function WidgetShell({ visitor, search, framed, children }: WidgetShellProps) {
  const t = shellText[visitor.language];
  return (
    <LinkProvider component={NewTabLink}>
      <OfflineBanner>{t.offline}</OfflineBanner>
      <main className={styles.main} aria-label={t.name} data-framed={framed}>
        <WidgetBoundary fallback={<WidgetFailed visitor={visitor} />}>{children}</WidgetBoundary>
        {!framed && (
          <p>
            <Link href={siteHref("/", search)} variant="more">
              {t.openSite}
            </Link>
          </p>
        )}
      </main>
      <span id={newTabId} hidden>
        {t.newTab}
      </span>
    </LinkProvider>
  );
}
