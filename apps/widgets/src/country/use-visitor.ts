import type { ApiClient } from "@aradhana/core/api";
import { useMemo, useSyncExternalStore } from "react";
import type { Visitor } from "../visitor.ts";
import type { VisitorCountry } from "./visitor-country.ts";

const never = () => () => {};

/**
 * The visitor, whose country can become known later, and the API for this visitor: another object for each country, so
 * that its callers fetch again.
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
