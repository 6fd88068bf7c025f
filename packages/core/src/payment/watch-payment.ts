import { type ApiError, isApiError, isPassing } from "../api/index.ts";
import type { PaymentStatus } from "../contract/index.ts";
import type { After } from "../time/index.ts";

/** What one look at a payment brought; `isAsking` while it is looked at again by itself. */
export type PaymentSeen =
  | { payment: PaymentStatus; isAsking: boolean }
  | { payment: undefined; refused: ApiError; isAsking: boolean };

/** How a payment is watched. */
export interface PaymentWatch {
  look(): Promise<PaymentStatus>;
  /** Is told what each look brought. */
  onSeen(seen: PaymentSeen): void;
  /** How long it is looked at by itself, in milliseconds. */
  longest: number;
  now(): number;
  after: After;
}

const LOST_ANSWER_WAIT = 5_000; // ms

/**
 * Looks at a payment again as often as the server says while it may still change. A look that met no answer, or a
 * broken server, is made again too, after the last wait that the server named. Gives what ends it.
 */
export function watchPayment({ look, onSeen, longest, now, after }: PaymentWatch): () => void {
  const began = now();
  let lastWait = LOST_ANSWER_WAIT;
  let callOff = () => {};
  let isWanted = true;

  async function see(): Promise<PaymentSeen & { wait: number | null }> {
    try {
      const payment = await look();
      return { payment, isAsking: false, wait: payment.next_poll_ms };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return {
        payment: undefined,
        refused: error,
        isAsking: false,
        wait: isPassing(error) ? lastWait : null,
      };
    }
  }

  async function goOn() {
    const { wait, ...seen } = await see();
    if (!isWanted) return;
    const isAsking = wait !== null && now() - began < longest;
    onSeen({ ...seen, isAsking });
    if (!isAsking) return;
    lastWait = wait;
    callOff = after(wait, () => void goOn());
  }

  void goOn();
  return () => {
    isWanted = false;
    callOff();
  };
}
