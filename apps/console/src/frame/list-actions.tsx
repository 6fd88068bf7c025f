import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactElement } from "react";
import { CreateButton, FilterButton, TopToolbar, useResourceDefinition } from "react-admin";

/** What stands above a list: the button for more filters, where there are some, and the one for a new record. */
export function ListActions({ filters = [] }: { filters?: readonly ReactElement[] | undefined }) {
  const { hasCreate } = useResourceDefinition();
  const hasMore = filters.some(({ props }) => !(props as { alwaysOn?: boolean }).alwaysOn);
  const isPhone = useMediaQuery("(max-width: 599px)");
  if (!hasCreate && !hasMore) return null;
  // There the button for a new record floats: a toolbar would be an empty band.
  if (isPhone && !hasMore) return <CreateButton />;
  return (
    <TopToolbar>
      {hasMore && <FilterButton disableSaveQuery />}
      {hasCreate && <CreateButton />}
    </TopToolbar>
  );
}
