import type { ApiClient } from "@aradhana/core/api";
import type { ComponentType } from "react";
import type { Visitor } from "./visitor.ts";

/** What every widget is given. */
export interface WidgetProps {
  api: ApiClient;
  visitor: Visitor;
  /** What the partner asked for in the address. */
  search: URLSearchParams;
  /** Whether it stands in a partner's page. */
  framed: boolean;
}

/** What a route's module exports. */
export interface WidgetModule {
  Component: ComponentType<WidgetProps>;
}
