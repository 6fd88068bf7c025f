import type { Mode } from "./protocol/messages.ts";

/** The attributes of `<aradhana-widget>`, as they are written in HTML. */
export interface ElementAttributes {
  /** `pujas`, `chadhawas`, `puja-horizontal`, `chadhawa-horizontal` or `banners`, with an optional query. */
  widget: string;
  item?: string | undefined;
  layout?: "list" | undefined;
  "partner-id"?: string | undefined;
  /** @default "inline" */
  mode?: Mode | undefined;
  label?: string | undefined;
  background?: "page" | undefined;
  /** CSS pixels reserved for an inline widget. @default 480 */
  height?: number | string | undefined;
  limit?: number | string | undefined;
  deity?: string | undefined;
  temple?: string | undefined;
  purpose?: string | undefined;
  lang?: string | undefined;
  "country-code"?: string | undefined;
  "affiliate-id"?: string | undefined;
  "temp-order-id"?: string | undefined;
  "utm-source"?: string | undefined;
  "utm-medium"?: string | undefined;
  "utm-campaign"?: string | undefined;
  "utm-term"?: string | undefined;
  "utm-content"?: string | undefined;
}
