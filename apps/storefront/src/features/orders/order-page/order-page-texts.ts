import { orderLineText } from "../../../lines/order-line-text.ts";
import { changesText } from "../changes/text.ts";
import { ordersText } from "../order/text.ts";
import { orderText } from "./text.ts";

/** The texts of the page of an order with all its parts. */
export const orderPageTexts = [orderText, changesText, ordersText, orderLineText];
