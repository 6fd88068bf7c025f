import type { PartnerContent, StaffPartner } from "@aradhana/core/staff";
import type { StoredPartner } from "../../partners/partners.queries.ts";

/** The columns of a partner from what staff wrote. */
export const columnsOf = ({ redirect_url, allowed_widgets, webhook_url, ...content }: PartnerContent) => ({
  ...content,
  ...{ redirectUrl: redirect_url, allowedWidgets: allowed_widgets, webhookUrl: webhook_url },
});

/** A partner as the API sends it: of its key and secret only whether they exist. */
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
  ...{ webhook_url: row.webhookUrl, has_webhook_secret: row.webhookSecretSealed !== null },
});
