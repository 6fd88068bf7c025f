import * as v from "valibot";
import { orderState } from "./order-state.ts";
import { paymentState } from "./payment.ts";
import { instant, money, orderId, orderType, partnerId, tempOrderId } from "./primitives.ts";

/** All widgets. */
export const widgetName = v.picklist([
  "pujas",
  "chadhawas",
  "banners",
  "puja-horizontal",
  "chadhawa-horizontal",
]);
export type WidgetName = v.InferOutput<typeof widgetName>;

export const partnerConfigQuery = v.object({ partner_id: partnerId });

/** A partner's public settings. */
export const partnerConfig = v.object({
  partner_id: partnerId,
  /** As its own visitors know it. */
  name: v.string(),
  /** The origin of its main site. */
  domain: v.string(),
  /** The origins whose pages may frame the widgets; `domain` is the first. */
  origins: v.array(v.string()),
  /** Its own order-status page. */
  redirect_url: v.string(),
  theme: v.object({
    labelColor: v.string(),
    textColor: v.string(),
    secondaryTextColor: v.string(),
    btnBgColor: v.string(),
    buttonClass: v.string(),
  }),
  allowed_widgets: v.array(widgetName),
  /** `test` when orders are paid with test money. */
  mode: v.picklist(["test", "live"]),
});
export type PartnerConfig = v.InferOutput<typeof partnerConfig>;

/** Every partner, for the server that says who may frame the widgets. */
export const partnerList = v.object({ partners: v.array(partnerConfig) });
export type PartnerList = v.InferOutput<typeof partnerList>;

/** The key is sent as `X-Partner-Key`, from server to server. */
export const orderByTempIdQuery = v.object({ partner_id: partnerId, temp_order_id: tempOrderId });

/** State of an order of a partner's customer, without personal data. */
export const partnerOrder = v.object({
  order_id: orderId,
  number: v.string(),
  temp_order_id: tempOrderId,
  type: orderType,
  state: orderState,
  payment_state: v.nullable(paymentState),
  title: v.string(),
  grand: money,
  starts_at: instant,
  created_at: instant,
  /** Orders of other buyers with the same id, newest first: somebody copied it. */
  conflicts: v.array(v.object({ order_id: orderId, number: v.string(), state: orderState })),
});
export type PartnerOrder = v.InferOutput<typeof partnerOrder>;
