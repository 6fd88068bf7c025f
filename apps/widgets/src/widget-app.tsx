import { loadWithRetry } from "@aradhana/browser/lazy";
import type { ApiClient } from "@aradhana/core/api";
import { isChunkFailure } from "@aradhana/core/lazy";
import type { PartnerStore } from "@aradhana/core/partner";
import type { LinkLogin } from "@aradhana/core/user";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type BackStack, popTo, pushTo } from "./address/back-stack.ts";
import { type Navigate, NavigateContext } from "./address/navigate-context.ts";
import { widgetHref } from "./address/widget-href.ts";
import { type Answered, type FirstAnswer, FirstAnswerContext } from "./answer/first-answer.ts";
import type { Buyer } from "./buyer/buyer.ts";
import type { LastOrder } from "./buyer/last-order.ts";
import { useVisitor } from "./country/use-visitor.ts";
import type { VisitorCountry } from "./country/visitor-country.ts";
import type { HostConnection } from "./embed/connect-to-page.ts";
import { usePartner } from "./partner/use-partner.ts";
import { type Place, routeAt } from "./routes.ts";
import { FailureContext, type FailureHandling } from "./shell/failure-context.ts";
import { WidgetBoundary } from "./shell/widget-boundary.tsx";
import { WidgetBroken } from "./shell/widget-broken.tsx";
import { WidgetFailed } from "./shell/widget-failed.tsx";
import { WidgetShell } from "./shell/widget-shell.tsx";
import type { Visitor } from "./visitor.ts";
import type { WebViewApp, WidgetModule } from "./widget.ts";

const LastOrderNotice = lazy(() =>
  loadWithRetry(() => import("./payment/last-order-notice.tsx")).then(({ LastOrderNotice }) => ({
    default: LastOrderNotice,
  })),
);
const LinkNotice = lazy(() =>
  loadWithRetry(() => import("./shell/link-notice.tsx")).then(({ LinkNotice }) => ({ default: LinkNotice })),
);

/** A widget whose scripts are loaded. */
export interface Opened extends WidgetModule, Pick<Place, "params"> {
  search: URLSearchParams;
  /** Identifies the visit. */
  address: string;
  /** The response to its request, if the server has made it already. */
  answered?: Answered | undefined;
}

/** Fetches the widget of an address. If that fails twice, an error screen is shown: a frame is never blank. */
export async function openWidget(
  { pathname, search }: URL,
  failures?: Pick<FailureHandling, "onFailure">,
): Promise<Opened> {
  const { route, params } = routeAt(pathname);
  const { Component } = await loadWithRetry(route.load).catch((lost: unknown) => {
    failures?.onFailure(lost);
    return { Component: WidgetFailed };
  });
  return { Component, params, search: new URLSearchParams(search), address: pathname + search };
}

interface Shown extends Opened {
  stack: BackStack;
}

interface WidgetAppProps {
  api: ApiClient;
  visitor: Visitor;
  /** The country of that visitor once it is known. @default the country that the document was rendered for */
  country?: VisitorCountry;
  framed: boolean;
  partners: PartnerStore;
  /** The page around this frame. */
  host: Pick<HostConnection, "follow" | "inDialog" | "shown" | "notify" | "prefill" | "onPrefill">;
  app: WebViewApp | undefined;
  buyer: Buyer;
  /** The result of the sign-in link that led here, if there was one. */
  following: Promise<LinkLogin> | undefined;
  /** @default errors are shown and not reported, as on the server */
  failures?: FailureHandling | undefined;
  first: Opened;
  onLoad?: FirstAnswer["onLoad"];
}

/** One frame: the widget of its address, and the widgets opened from there. */
export function WidgetApp(props: WidgetAppProps) {
  const { country, framed, partners, host, app, buyer, following, failures, first, onLoad } = props;
  const { visitor, api } = useVisitor(props.visitor, props.api, country);
  const [{ Component, address, answered, stack, ...opened }, setShown] = useState<Shown>({
    ...first,
    stack: [],
  });
  const isPaying = /payment/.test(address);
  const named = first.search.get("partner_id") ?? first.params.partnerId;
  const partner = usePartner(partners, { framed, named, isPaying });
  const latest = useRef(0);
  const [isNavigating, setNavigating] = useState(false);
  const main = useRef<HTMLElement>(null);

  const show = useCallback(
    async (href: string, stackFor: (next: string, now: Shown) => BackStack) => {
      const turn = ++latest.current;
      setNavigating(true);
      const next = await openWidget(new URL(href, window.location.href), failures);
      if (turn !== latest.current) return;
      setShown((now) => ({ ...next, stack: stackFor(next.address, now) }));
      setNavigating(false);
    },
    [failures],
  );
  const navigate = useCallback<Navigate>(
    (href, { replace } = {}) => {
      // History entries of a dialog would stay in the page around after it is closed.
      window.history[replace || host.inDialog() ? "replaceState" : "pushState"](null, "", href);
      void show(href, (next, now) => pushTo(next, now, replace));
    },
    [host, show],
  );
  useEffect(() => {
    const back = () => void show(window.location.href, (next, { stack }) => popTo(next, stack));
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  }, [show]);

  // Another widget is a new page for screen readers, which read it from its beginning.
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    main.current?.focus();
  }, [address]);

  useEffect(
    () =>
      host.follow({
        navigate(path) {
          const href = widgetHref(path, new URLSearchParams(window.location.search));
          // No history entry: the page that requested it has its own history.
          window.history.replaceState(null, "", href);
          void show(href, () => []);
        },
        focus: () => main.current?.focus(),
      }),
    [host, show],
  );

  useEffect(() => host.shown(address.replace(/\?.*/, "")), [host, address]);

  const isOrdered = opened.params.orderId !== undefined;
  useEffect(() => {
    // After the first render, which does not wait for it. An order has its price already.
    if (!isPaying) country?.find();
  }, [country, isPaying]);

  const [login, setLogin] = useState<LinkLogin>();
  useEffect(() => void following?.then(setLogin), [following]);

  const firstAnswer = useMemo(() => ({ answered, onLoad }), [answered, onLoad]);
  const [last, setLast] = useState<LastOrder>();
  // After hydration, and after each payment.
  useEffect(() => setLast(isPaying ? undefined : buyer.last.get()), [buyer, isPaying]);
  // A widget is complete without its notices: one that fails to load does not reload the page.
  const onNoticeError = (error: unknown) => {
    if (!isChunkFailure(error)) failures?.onFailure(error);
  };
  const widget = { api, visitor, framed, partner, host, app, buyer, ...opened };
  return (
    <FailureContext value={failures}>
      <NavigateContext value={navigate}>
        {/* The shell shows what breaks within it; here it is the shell itself. */}
        <WidgetBoundary fallback={() => <WidgetBroken visitor={visitor} />} onError={failures?.onFailure}>
          {/* A finished order has no previous step. */}
          <WidgetShell
            {...widget}
            mainRef={main}
            navigating={isNavigating}
            back={isOrdered ? undefined : stack.at(-1)}
          >
            {login && login.status !== "signed-in" && (
              <WidgetBoundary fallback={() => null} onError={onNoticeError}>
                <Suspense fallback={null}>
                  <LinkNotice login={login} onDone={() => setLogin(undefined)} language={visitor.language} />
                </Suspense>
              </WidgetBoundary>
            )}
            {last && (
              <WidgetBoundary fallback={() => null} onError={onNoticeError}>
                <Suspense fallback={null}>
                  <LastOrderNotice {...widget} last={last} />
                </Suspense>
              </WidgetBoundary>
            )}
            <FirstAnswerContext value={firstAnswer}>
              <Component key={address} {...widget} />
            </FirstAnswerContext>
          </WidgetShell>
        </WidgetBoundary>
      </NavigateContext>
    </FailureContext>
  );
}
