import * as v from "valibot";
import { orderState, orderType } from "./order.ts";
import { paymentState } from "./payment.ts";
import { instant, money, orderId, partnerId, tempOrderId } from "./primitives.ts";

/** The widgets that there are. */
export const widgetName = v.picklist([
  "pujas",
  "chadhawas",
  "banners",
  "puja-horizontal",
  "chadhawa-horizontal",
]);
export type WidgetName = v.InferOutput<typeof widgetName>;

export const partnerConfigQuery = v.object({ partner_id: partnerId });

/** What anybody may know of a partner. */
export const partnerConfig = v.object({
  partner_id: partnerId,
  /** The origin whose pages may frame the widgets. */
  domain: v.string(),
  theme: v.object({
    labelColor: v.string(),
    textColor: v.string(),
    secondaryTextColor: v.string(),
    btnBgColor: v.string(),
    buttonClass: v.string(),
  }),
  allowed_widgets: v.array(widgetName),
  /** `test` where orders are paid with play money. */
  mode: v.picklist(["test", "live"]),
});
export type PartnerConfig = v.InferOutput<typeof partnerConfig>;

/** The key travels as `X-Partner-Key`, from server to server. */
export const orderByTempIdQuery = v.object({ partner_id: partnerId, temp_order_id: tempOrderId });

/** How an order of a partner's customer stands; nothing of who he is. */
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
});
export type PartnerOrder = v.InferOutput<typeof partnerOrder>;
