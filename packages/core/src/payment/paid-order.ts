import * as v from "valibot";
import { type OrderType, orderType, type PaymentStatus } from "../contract/index.ts";

/** The line of business of the order that is paid for, whatever an address says. */
export const paidOrderType = ({ order }: Pick<PaymentStatus, "order">): OrderType =>
  v.parse(orderType, order.type);
