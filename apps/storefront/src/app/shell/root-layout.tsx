import { type PanelName, withPanel } from "@aradhana/core/paths";
import { BottomBar } from "@aradhana/ui/bottom-bar";
import { Header } from "@aradhana/ui/header";
import { CalendarIcon, HomeIcon, StoreIcon } from "@aradhana/ui/icon/page";
import { LinkProvider } from "@aradhana/ui/link";
import { ProgressProvider } from "@aradhana/ui/progress";
import { ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router-dom";
import { goodsListings, linePages } from "../../lines/line-pages.ts";
import { useCartDisabled } from "../../shared/cart-disabled/use-cart-disabled.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import { Deferred } from "../../shared/lazy/deferred-part.tsx";
import { useCartCount } from "../../shared/services/use-cart-count.ts";
import { shellText } from "../../shared/shell-text/text.ts";
import { OfflineNotice } from "../offline/offline-notice.tsx";
import type { Screen, ScreenHandle } from "../router/screen.ts";
import { ScreenOutlet } from "../router/screen-outlet.tsx";
import { useDocumentTitle } from "../router/use-document-title.ts";
import { WholePage } from "../router/whole-page.tsx";
import { PanelHost } from "./panel-host.tsx";
import { RouterLink } from "./router-link.tsx";
import { siteFooter } from "./site-footer.ts";
import { useScreenFocus } from "./use-screen-focus.ts";
import "@aradhana/ui/theme/tokens.css";
import "@aradhana/ui/theme/fonts.css";
import "@aradhana/ui/theme/base.css";

/** The layout around every screen. */
export function RootLayout({ screens }: { screens: Screen[] }) {
  useDocumentTitle();
  const t = useText(shellText);
  const location = useLocation();
  const { pathname } = location;
  useScreenFocus(pathname);
  const isLoading = useNavigation().state !== "idle";
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const cartCount = useCartCount();
  const hasNoCart = useCartDisabled();
  const panel = (name: PanelName) => withPanel(location, name);

  return (
    <LinkProvider component={RouterLink}>
      <ProgressProvider navigating={isLoading} slow={t.slow}>
        <Header
          home={{ href: "/", name: t.brand }}
          skip={{ href: "#main", label: t.skip }}
          navLabel={t.mainNavigation}
          nav={[
            ...linePages.map(({ href, label }) => ({ href, label: t[label], current: pathname === href })),
            { href: panel("orders"), label: t.orders },
          ]}
          tools={[
            { kind: "search", href: panel("search"), label: t.search },
            { kind: "locale", href: panel("locale"), label: t.locale },
            ...(hasNoCart
              ? []
              : [
                  {
                    ...{ kind: "cart" as const, href: panel("cart") },
                    ...{ label: t.cart(cartCount), count: cartCount },
                  },
                ]),
            { kind: "account", href: panel("account"), label: t.account },
          ]}
        />
        <OfflineNotice />
        <main id="main" tabIndex={-1} aria-busy={isLoading}>
          <ScreenOutlet screens={screens} />
        </main>
        <Deferred part={siteFooter} props={{}} />
        {!handle?.hasOwnBar && (
          <BottomBar
            label={t.mainNavigation}
            entries={[
              { href: "/", label: t.home, icon: HomeIcon, current: pathname === "/" },
              ...linePages.flatMap(({ href, label, ...page }) =>
                "icon" in page
                  ? [
                      {
                        ...{ href, label: t[label], icon: page.icon },
                        current: pathname.startsWith(href) || ("also" in page && pathname === page.also),
                      },
                    ]
                  : [],
              ),
              {
                ...{ href: goodsListings[0], label: t.goods, icon: StoreIcon },
                current: goodsListings.some((page) => pathname.startsWith(page)),
              },
              { href: panel("orders"), label: t.orders, icon: CalendarIcon },
            ]}
          />
        )}
        <PanelHost hasNoCart={hasNoCart} />
        {/* Before where it stood is looked for. */}
        <WholePage />
        <ScrollRestoration />
      </ProgressProvider>
    </LinkProvider>
  );
}
