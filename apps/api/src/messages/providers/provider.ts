import type { Message, Recipient } from "../message.ts";

/** A service that delivers messages. */
export interface MessageProvider {
  /** Whether it delivers this message to this recipient by this channel. */
  takes(recipient: Recipient): boolean;
  /** Delivers a message, or throws. */
  deliver(message: Message): Promise<void>;
}
