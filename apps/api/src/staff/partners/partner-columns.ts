import type { PartnerContent, StaffPartner } from "@aradhana/core/staff";
import type { StoredPartner } from "../../partners/partners.queries.ts";

/** The columns of a partner from what staff wrote. */
export const columnsOf = ({ redirect_url, allowed_widgets, ...content }: PartnerContent) => ({
  ...content,
  ...{ redirectUrl: redirect_url, allowedWidgets: allowed_widgets },
});

/** A partner as the API sends it: of its key only whether there is one. */
export const partnerOf = ({
  id,
  name,
  origins,
  redirectUrl,
  theme,
  ...row
}: StoredPartner): StaffPartner => ({
  ...{ id, name, origins, redirect_url: redirectUrl },
  // Written by the same schema; older rows have the same three buttons.
  theme: theme as StaffPartner["theme"],
  ...{ allowed_widgets: row.allowedWidgets, mode: row.mode, has_key: row.keyHash !== null },
});
