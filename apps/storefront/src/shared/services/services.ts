import type { ApiClient } from "@aradhana/core/api";
import { createContext } from "react-router-dom";
import type { EarlyData } from "../early-data/early-data.ts";
import type { BrowserServices } from "./browser.tsx";
import type { Visitor } from "./visitor.tsx";

/** How a loader reaches the outside world: filled once for a tab, and once for each request on the server. */
export interface Services {
  api: ApiClient;
  visitor: Visitor;
  /** The shared state of the pages of this tab, and the current country. A request on the server has neither. */
  browser?(): Promise<Pick<BrowserServices, "state" | "country">>;
  /** What was read before its page was opened. Absent on the server. */
  early?: EarlyData;
}

export const servicesContext = createContext<Services>();
