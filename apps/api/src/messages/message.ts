import type { Language } from "@aradhana/core/contract";

/** What each kind of message needs. */
export interface MessageParams {
  otp: {
    code: string;
    minutes: string;
    /** Of the page that asks for the code. */
    host: string;
    /** Of our frame within it, where the page is a partner's. */
    frame?: string | undefined;
  };
  order_paid: OrderParams;
  chadhaava_paid: OrderParams;
  chadhaava_named: OrderParams;
  sankalp_received: OrderParams;
}

/** What a message about an order may say. */
export interface OrderParams {
  number: string;
  title: string;
  /** Until when the names can be changed. */
  until: string;
  link: string;
}

export type Template = keyof MessageParams;

/** One message to one person. */
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

/** Takes messages to people. A failure is thrown, and whoever sent it decides on another try. */
export interface MessageChannel {
  send(message: Message): Promise<void>;
}
