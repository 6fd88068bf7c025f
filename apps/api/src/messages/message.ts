import type { Language } from "@aradhana/core/contract";

/** What each kind of message needs to be told. */
export interface MessageParams {
  otp: {
    code: string;
    minutes: string;
    /** Of the page that asks for the code. */
    host: string;
    /** Of our frame within it, where the page is a partner's. */
    frame?: string | undefined;
  };
  order_paid: { number: string; title: string; link: string };
  chadhaava_paid: { number: string; title: string; link: string };
  chadhaava_named: { number: string; title: string; link: string };
  sankalp_received: { number: string; title: string; until: string; link: string };
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
