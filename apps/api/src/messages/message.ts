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
  order_paid: OrderParams;
  chadhaava_paid: OrderParams;
  chadhaava_named: OrderParams;
  sankalp_received: OrderParams;
  booking_open: OpeningParams;
}

/** The parameters of the message that a series can be booked again. */
export interface OpeningParams {
  title: string;
  /** The day of the ritual. */
  date: string;
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

export type Template = keyof MessageParams;

export type Message = {
  [T in Template]: {
    /** E.164. */
    to: string;
    channel: "sms" | "whatsapp" | "call";
    template: T;
    params: MessageParams[T];
    locale: Language;
  };
}[Template];

/** Sends messages. Throws on failure; the caller decides whether to retry. */
export interface MessageChannel {
  send(message: Message): Promise<void>;
}
