import { useMemo } from "react";
import { useLocation } from "react-router-dom";

/** The query of the page's address. */
export function useAddressQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
