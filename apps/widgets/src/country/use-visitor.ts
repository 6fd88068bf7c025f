import type { ApiClient } from "@aradhana/core/api";
import { useMemo, useSyncExternalStore } from "react";
import type { Visitor } from "../visitor.ts";
import type { VisitorCountry } from "./visitor-country.ts";

const never = () => () => {};

/**
 * Who looks, with the country as it becomes known; and the API as that visitor asks it, which is another for each
 * country, so that its callers fetch again.
 */
export function useVisitor(drawn: Visitor, api: ApiClient, country: VisitorCountry | undefined) {
  const known = useSyncExternalStore(
    country?.subscribe ?? never,
    () => country?.known() ?? drawn.country,
    () => drawn.country,
  );
  return useMemo(
    () =>
      known === drawn.country
        ? { visitor: drawn, api }
        : { visitor: { ...drawn, country: known }, api: { ...api } },
    [known, drawn, api],
  );
}
