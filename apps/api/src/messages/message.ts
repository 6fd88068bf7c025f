import type { Language } from "@aradhana/core/contract";

/** The parameters of each template. */
export interface MessageParams {
  otp: {
    code: string;
    minutes: string;
    /** The host of the page where the code is entered. */
    host: string;
    /** The host of our frame, if the page is a partner's. */
    frame?: string | undefined;
  };
  /** Proves an address of e-mail. */
  email_code: { code: string; minutes: string };
  order_paid: OrderParams;
  /** The names were given with the order. */
  order_paid_named: OrderParams;
  goods_paid: OrderParams;
  service_paid: OrderParams;
  session_paid: OrderParams;
  report_ready: OrderParams;
  chadhaava_paid: OrderParams;
  chadhaava_named: OrderParams;
  sankalp_received: OrderParams;
  names_due: OrderParams;
  recording_ready: NoticeParams;
  parcel_sent: NoticeParams;
  out_for_delivery: NoticeParams;
  delivered: NoticeParams;
  /** The buyer has moved it. */
  order_moved: DatedNoticeParams;
  /** We have moved it. */
  date_moved: DatedNoticeParams;
  date_cancelled: NoticeParams;
  /** The order was not paid yet. */
  date_cancelled_unpaid: NoticeParams;
  payment_failed: NoticeParams;
  refund_started: RefundNoticeParams;
  refund_done: RefundNoticeParams;
  order_cancelled: NoticeParams;
  remedy_offered: NoticeParams;
  names_missed: NoticeParams;
  return_requested: NoticeParams;
  return_picked_up: NoticeParams;
  return_refunded: NoticeParams;
  return_rejected: NoticeParams;
  booking_open: OpeningParams;
  back_in_stock: Omit<OpeningParams, "date">;
  time_available: OpeningParams;
  ticket_answered: Pick<OrderParams, "number" | "link">;
  callback_requested: CallbackParams;
  callback_confirmed: Pick<CallbackParams, "title" | "time">;
  mandate_started: MandateParams;
  mandate_notice: MandateParams;
  mandate_price: MandateParams;
  mandate_unavailable: MandateParams;
  mandate_declined: MandateParams;
}

/** The parameters of the messages about a repeated offering. */
export interface MandateParams {
  title: string;
  /** "every week" or "every month". */
  frequency: string;
  amount: string;
  /** The day of the ritual. */
  date: string;
  /** The day on which the amount is charged. */
  chargeDate: string;
  /** Until when the buyer has agreed. */
  until: string;
  /** Where it can be paused or ended. */
  link: string;
}

/** The parameters of the message that a series or an astrologer can be booked again. */
export interface OpeningParams {
  title: string;
  /** The day of the ritual, or the next free time. */
  date: string;
  link: string;
}

/** The parameters of the messages about a requested call. */
export interface CallbackParams {
  name: string;
  /** E.164. */
  phone: string;
  /** When the call suits, in India time. */
  time: string;
  /** The language of the call. */
  language: Language;
  title: string;
  link: string;
}

/** The parameters of a message about an order. */
export interface OrderParams {
  number: string;
  title: string;
  /** Until when the names can be changed. */
  until: string;
  link: string;
}

/** The parameters of news about an order. */
export type NoticeParams = Omit<OrderParams, "until">;

/** The parameters of news about a new date. */
export type DatedNoticeParams = NoticeParams & { date: string };

/** The parameters of news about money that goes back. */
export type RefundNoticeParams = NoticeParams & { amount: string };

export type Template = keyof MessageParams;

export type Message = {
  [T in Template]: {
    /** A number in E.164, or an address of e-mail. */
    to: string;
    channel: "sms" | "whatsapp" | "call" | "email";
    template: T;
    params: MessageParams[T];
    locale: Language;
    /** The order that it is about. @default none */
    orderId?: string | undefined;
  };
}[Template];

/** Who gets which message, and how. */
export type Recipient = Pick<Message, "to" | "channel" | "template" | "locale">;

/** How a message reaches somebody. */
export type DeliveryChannel = Message["channel"];

/** Sends messages. Throws on failure; the caller decides whether to retry. */
export interface MessageChannel {
  /** Whether a message can be sent there at all. @default true */
  canReach?(recipient: Recipient): boolean;
  /** Returns the channel that was really used. */
  send(message: Message): Promise<DeliveryChannel>;
}
