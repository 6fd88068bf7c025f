import { countryCodes, listCountries } from "@aradhana/core/country";
import { useMemo } from "react";
import { useHydrated } from "../services/use-hydrated.ts";
import { useVisitor } from "../services/visitor.tsx";

/** Every country by name. Until hydration by code: the server and the browser may name countries differently. */
export function useCountries(): readonly { short_name: string; name: string }[] {
  const { language } = useVisitor();
  const hydrated = useHydrated();
  return useMemo(
    () =>
      hydrated ? listCountries(language) : countryCodes.map((code) => ({ short_name: code, name: code })),
    [hydrated, language],
  );
}
