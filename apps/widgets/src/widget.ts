import type { ApiClient } from "@aradhana/core/api";
import type { Partner } from "@aradhana/core/partner";
import type { ComponentType } from "react";
import type { Buyer } from "./buyer/buyer.ts";
import type { Host } from "./embed/open-host.ts";
import type { Visitor } from "./visitor.ts";
import type { AppConnection } from "./web-view/connect-to-app.ts";
import type { NativeBridge } from "./web-view/open-bridge.ts";

/** The app around a web view, which opens what a page cannot. */
export type WebViewApp = Pick<NativeBridge, "isThere"> & Pick<AppConnection, "openApp">;

/** The props of every widget. */
export interface WidgetProps {
  api: ApiClient;
  visitor: Visitor;
  /** The query of the address, with the partner's options. */
  search: URLSearchParams;
  /** The parameters of the path. */
  params: Readonly<Record<string, string>>;
  /** Whether it is framed by a partner's page. */
  framed: boolean;
  /** The partner of that page, once it has connected. */
  partner: Partner | undefined;
  /** The host page, which receives events and may send details of the visitor. */
  host: Pick<Host, "notify" | "prefill" | "onPrefill">;
  /** The app whose web view this is; never in a frame. */
  app: WebViewApp | undefined;
  /** The buyer. */
  buyer: Buyer;
}

/** The exports of a route's module. */
export interface WidgetModule {
  Component: ComponentType<WidgetProps>;
}
