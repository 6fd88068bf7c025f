import type { ApiClient } from "@aradhana/core/api";
import { useMemo, useSyncExternalStore } from "react";
import type { Visitor } from "../visitor.ts";
import type { VisitorCountry } from "./visitor-country.ts";

const never = () => () => {};

/**
 * The visitor, whose country can become known later, and the API for this visitor: another object for each country, so
 * that its callers fetch again.
 */
export function useVisitor(rendered: Visitor, api: ApiClient, country: VisitorCountry | undefined) {
  const known = useSyncExternalStore(
    country?.subscribe ?? never,
    () => country?.known() ?? rendered.country,
    () => rendered.country,
  );
  return useMemo(
    () =>
      known === rendered.country
        ? { visitor: rendered, api }
        : { visitor: { ...rendered, country: known }, api: { ...api } },
    [known, rendered, api],
  );
}
