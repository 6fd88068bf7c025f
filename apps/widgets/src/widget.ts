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

/** What every widget is given. */
export interface WidgetProps {
  api: ApiClient;
  visitor: Visitor;
  /** What the partner asked for in the address. */
  search: URLSearchParams;
  /** What the path names. */
  params: Readonly<Record<string, string>>;
  /** Whether it stands in a partner's page. */
  framed: boolean;
  /** Whose page that is, once it has said so. */
  partner: Partner | undefined;
  /** The page itself, which is told what happens and may know its visitor. */
  host: Pick<Host, "notify" | "prefill" | "onPrefill">;
  /** The app whose web view this is; never in a frame. */
  app: WebViewApp | undefined;
  /** Who buys in it. */
  buyer: Buyer;
}

/** What a route's module exports. */
export interface WidgetModule {
  Component: ComponentType<WidgetProps>;
}
