import { type ApiClient, createOrder, isApiError } from "../api/index.ts";
import { type Attempt, attemptFor, type ReadyOrder, retireAttempt } from "./attempt.ts";

/** An order of this booking. */
export interface PlacedOrder {
  id: string;
  attempt: Attempt;
  /** Missing where the order was made before, and can be opened here. */
  made?: {
    /** Opens the order without an account. */
    secret: string;
    number: string;
    createdAt: string;
    /** The order that this one has replaced; that one can no longer be paid. */
    replacedId: string | undefined;
  };
}

interface Options {
  before: Attempt | undefined;
  uuid(): string;
  secretOf(orderId: string): string | undefined;
  /** Saves the attempt: before anything is sent, so that a reload leads to the same order, and whenever it changes. */
  save(attempt: Attempt): void;
  /** Whether an order that was made before is used without being requested again. @default never */
  isUsable?(orderId: string): boolean;
}

/**
 * Orders what was quoted. As long as the booking and its price are the same, so is the order, however often it is
 * requested: a request without a response is repeated as it was, one that was declined becomes a new order.
 */
export async function placeOrder(
  api: ApiClient,
  order: ReadyOrder,
  { before, uuid, secretOf, save, isUsable }: Options,
): Promise<PlacedOrder> {
  const { attempt, request } = attemptFor(order, before, { uuid, secretOf });
  save(attempt);
  if (attempt.orderId && isUsable?.(attempt.orderId)) return { id: attempt.orderId, attempt };
  try {
    const { results } = await createOrder(api, request, attempt.idempotencyKey);
    const { id, number, created_at: createdAt } = results.order;
    const made = { ...attempt, orderId: id };
    save(made);
    const replacedId = results.replaced ? request.replaces?.order_id : undefined;
    return { id, attempt: made, made: { secret: results.access_token, number, createdAt, replacedId } };
  } catch (error) {
    if (isDeclined(error)) save(retireAttempt(attempt));
    throw error;
  }
}

/** The order stays as it is: another one could be paid for too. */
const mayBePaid = new Set<string>(["already_paid", "payment_pending"]);

/** Whether the server has decided against a request, so that the same one would be declined again. */
export const isDeclined = (error: unknown): boolean =>
  isApiError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  !mayBePaid.has(error.code);
