import type { Message } from "../message.ts";

/** A service that delivers messages to phones. */
export interface MessageProvider {
  /** Whether it delivers to this phone by this channel. */
  takes(recipient: Pick<Message, "to" | "channel">): boolean;
  /** Delivers a message, or throws. */
  deliver(message: Message): Promise<void>;
}
