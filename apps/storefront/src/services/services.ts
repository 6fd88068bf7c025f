import type { ApiClient } from "@aradhana/core/api";
import type { AppStateStore } from "@aradhana/core/app-state";
import { createContext } from "react-router-dom";
import type { Visitor } from "./visitor.tsx";

/** How a loader reaches the outside world: filled once for a tab, and once for each request on the server. */
export interface Services {
  api: ApiClient;
  visitor: Visitor;
  /** What the pages of this tab share. A request on the server shares nothing. */
  state?(): Promise<AppStateStore>;
}

export const servicesContext = createContext<Services>();
