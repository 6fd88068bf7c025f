import { type PanelName, withPanel } from "@aradhana/core/paths";
import { BottomBar } from "@aradhana/ui/bottom-bar";
import { Header } from "@aradhana/ui/header";
import { AccountIcon, CalendarIcon, ChadhavaIcon, HomeIcon, PujaIcon } from "@aradhana/ui/icon";
import { LinkProvider } from "@aradhana/ui/link";
import { OfflineBanner } from "@aradhana/ui/offline-banner";
import { Suspense } from "react";
import { ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { useText } from "../../shared/i18n/define-text.ts";
import { shellText } from "../../shared/shell-text/text.ts";
import { ScreenOutlet } from "../router/screen-outlet.tsx";
import { useDocumentTitle } from "../router/use-document-title.ts";
import { WholePage } from "../router/whole-page.tsx";
import { PanelHost } from "./panel-host.tsx";
import { RouterLink } from "./router-link.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { useScreenFocus } from "./use-screen-focus.ts";
import "@aradhana/ui/theme/tokens.css";
import "@aradhana/ui/theme/fonts.css";
import "@aradhana/ui/theme/base.css";

/** What surrounds every screen. */
export function RootLayout() {
  useDocumentTitle();
  const t = useText(shellText);
  const location = useLocation();
  const { pathname } = location;
  useScreenFocus(pathname);
  const isLoading = useNavigation().state === "loading";
  // A booking has its own bar with the way on, and a small view room for one.
  const isBooking = pathname.endsWith("/continue");
  const panel = (name: PanelName) => withPanel(location, name);

  return (
    <LinkProvider component={RouterLink}>
      <Header
        home={{ href: "/", name: t.brand }}
        skip={{ href: "#main", label: t.skip }}
        navLabel={t.mainNavigation}
        nav={[
          { href: "/online-puja", label: t.pujas, current: pathname === "/online-puja" },
          { href: "/vip-pujas", label: t.vipPujas, current: pathname === "/vip-pujas" },
          { href: "/chadhaava", label: t.chadhaava, current: pathname === "/chadhaava" },
          { href: panel("orders"), label: t.orders },
        ]}
        tools={[
          { kind: "search", href: "/online-puja#search", label: t.search },
          { kind: "locale", href: panel("locale"), label: t.locale },
          { kind: "account", href: panel("account"), label: t.account },
        ]}
      />
      <OfflineBanner>{t.offline}</OfflineBanner>
      <main id="main" tabIndex={-1} aria-busy={isLoading}>
        <ScreenOutlet />
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      {!isBooking && (
        <BottomBar
          label={t.mainNavigation}
          entries={[
            { href: "/", label: t.home, icon: HomeIcon, current: pathname === "/" },
            {
              href: "/online-puja",
              label: t.pujas,
              icon: PujaIcon,
              current: pathname.startsWith("/online-puja"),
            },
            {
              href: "/chadhaava",
              label: t.chadhaava,
              icon: ChadhavaIcon,
              current: pathname.startsWith("/chadhaava"),
            },
            { href: panel("orders"), label: t.orders, icon: CalendarIcon },
            { href: panel("account"), label: t.account, icon: AccountIcon },
          ]}
        />
      )}
      <PanelHost />
      {/* Before where it stood is looked for. */}
      <WholePage />
      <ScrollRestoration />
    </LinkProvider>
  );
}
