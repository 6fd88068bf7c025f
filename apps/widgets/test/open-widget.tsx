import { createApiClient } from "@aradhana/core/api";
import type { Partner } from "@aradhana/core/partner";
import { act, render } from "@testing-library/react";
import { vi } from "vitest";
import { NavigateContext } from "../src/address/navigate-context.ts";
import type { Buyer } from "../src/buyer/buyer.ts";
import { routeAt } from "../src/routes.ts";
import { WidgetShell } from "../src/shell/widget-shell.tsx";
import { storeCampaign } from "../src/telemetry/store-campaign.ts";
import { readVisitor } from "../src/visitor.ts";
import type { WidgetProps } from "../src/widget.ts";
import { newTestBuyer } from "./new-test-buyer.ts";

type Prefill = ReturnType<WidgetProps["host"]["prefill"]>;

interface Options {
  buyer?: Buyer;
  /** The details of the visitor from the page around. */
  prefill?: Prefill;
  framed?: boolean;
  partner?: Partner;
  app?: WidgetProps["app"];
}

/**
 * Renders the widget of an address in its providers, with the responses of `url`. `went` receives navigations
 * inside the frame.
 */
export async function openWidget(
  url: string,
  address: string,
  { framed = true, partner, app, prefill: known = {}, buyer = newTestBuyer() }: Options = {},
) {
  const { pathname, searchParams: search } = new URL(address, "http://widgets.test");
  storeCampaign(buyer.visit.storage, search, buyer.now());
  const visitor = readVisitor(search, "en");
  const api = createApiClient({
    host: url,
    sessionId: () => buyer.session.id,
    token: () => buyer.verified?.token,
    pageOrigin: "http://widgets.test",
    platform: "web",
    country: () => visitor.country,
    language: visitor.language,
  });
  let given = known;
  const readers = new Set<() => void>();
  const host: Pick<WidgetProps["host"], "prefill" | "onPrefill"> = {
    prefill: () => given,
    onPrefill(read) {
      readers.add(read);
      return () => void readers.delete(read);
    },
  };
  const notify = vi.fn<WidgetProps["host"]["notify"]>();
  const { route, params } = routeAt(pathname);
  const { Component } = await route.load();
  const props: WidgetProps = {
    api,
    visitor,
    search,
    framed,
    params,
    partner,
    app,
    buyer,
    host: { notify, ...host },
  };
  const went = vi.fn<(href: string) => void>();
  const view = render(
    <NavigateContext value={went}>
      <WidgetShell {...props}>
        <Component {...props} />
      </WidgetShell>
    </NavigateContext>,
  );
  /** The host page sends the visitor's details when the widget is ready. */
  function prefill(later: Prefill) {
    given = later;
    act(() => {
      for (const read of readers) read();
    });
  }
  return { ...view, went, buyer, notify, prefill };
}
