import type { Message, Recipient } from "../message.ts";
import type { messageDeliveries } from "../message-deliveries.table.ts";

type Provider = (typeof messageDeliveries.$inferSelect)["provider"];

/** Who has taken a message, and the id by which they report its delivery. */
export interface SentBy {
  provider: Provider;
  /** Null where the provider reports nothing. */
  providerRef: string | null;
}

/** What a provider reports of a message. */
export interface DeliveryReport {
  ref: string;
  state: "delivered" | "read" | "failed";
  errorCode?: string | undefined;
}

/** A report of a provider as it was received. */
export interface ReportRequest {
  raw: string;
  headers: Headers;
  /** The part of the address after "?". */
  query: URLSearchParams;
}

/** A service that delivers messages. */
export interface MessageProvider {
  readonly id: Provider;
  /** Whether it delivers this message to this recipient by this channel. */
  takes(recipient: Recipient): boolean;
  /** Delivers a message and returns the provider's id of it, or throws. */
  deliver(message: Message): Promise<string | null>;
  /** The reports in a request, or undefined if the provider has not signed it. @default it reports nothing */
  readReports?(request: ReportRequest): readonly DeliveryReport[] | undefined;
}
