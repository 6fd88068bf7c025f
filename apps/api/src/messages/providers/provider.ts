import type { Message, Recipient } from "../message.ts";

/** A service that delivers messages to phones. */
export interface MessageProvider {
  /** Whether it delivers this message to this phone by this channel. */
  takes(recipient: Recipient): boolean;
  /** Delivers a message, or throws. */
  deliver(message: Message): Promise<void>;
}
