import { createStore, type StoreApi } from "zustand/vanilla";
import { type ApiClient, getPaymentStatus, isApiError } from "../api/index.ts";
import type { Language, PaymentStatus } from "../contract/index.ts";
import type { Failure } from "../query/index.ts";
import { checkPayment } from "./check-payment.ts";
import type { GatewayReturn } from "./gateway-return.ts";
import { type PaymentPolling, type PaymentPollResult, pollPayment } from "./poll-payment.ts";

/** The payment of an order, as far as this page knows it. */
export type PaymentView =
  | { status: "checking" }
  /** `isBack` for a minute after the return from a gateway: the bank's answer may not have reached the server yet. */
  | { status: "known"; payment: PaymentStatus; isPolling: boolean; isBack: boolean }
  /** The server shows this visitor no such order. */
  | { status: "inaccessible"; failure: Failure }
  | { status: "failed"; failure: Failure };

export interface PaymentStatusOptions
  extends Pick<PaymentPolling, "maxDuration" | "now" | "after" | "report"> {
  api: ApiClient;
  /** Without our id, the order is found by the partner's number; without both it is inaccessible. */
  orderId: string | undefined;
  tempOrderId?: string | undefined;
  /** Opens the order without an account. Read before each check. */
  secret(): string | undefined;
  language: Language;
  /** What the gateway put into the address of this page. */
  gatewayReturn: GatewayReturn | undefined;
  /** Whether the owner may sign in on this page, and the data of the gateway is needed again after that. */
  canSignIn: boolean;
  /** Called once when the server no longer needs the gateway's data: the address can drop it. */
  onReturnHandled(): void;
}

export interface PaymentStatusStore extends Pick<StoreApi<PaymentView>, "getState" | "subscribe"> {
  /** Polls from now on, again from the start where it does already. */
  poll(): void;
  stop(): void;
  /** Polls at the buyer's request, and shows at once that it does. Resolves with the first answer, or once it is stopped. */
  refetch(): Promise<void>;
}

const BANKS_DELAY = 60_000; // ms

const unknownOrder: Failure = {
  ...{ code: "order_not_found", httpStatus: 404, details: {} },
  ...{ requestId: undefined, retryAfter: undefined },
};

/**
 * Follows the payment of an order while its status can change. Only the server's answer counts: neither the address
 * nor another window is believed. The gateway's data is sent to the server first, and once.
 */
export function createPaymentStatus(options: PaymentStatusOptions): PaymentStatusStore {
  const { maxDuration, now, after, report } = options;
  const { getState, subscribe, setState } = createStore<PaymentView>(() => ({ status: "checking" }));
  const show = (view: PaymentView) => setState(view, true);
  const returnedAt = options.gatewayReturn && options.orderId ? now() : Number.NEGATIVE_INFINITY;
  const check = checkOf(options);
  let stop = () => {};
  let answered = () => {};

  function onResult(result: PaymentPollResult) {
    const { payment, isPolling } = result;
    answered();
    if (payment) {
      return show({ status: "known", payment, isPolling, isBack: now() - returnedAt < BANKS_DELAY });
    }
    const shown = getState();
    if (shown.status === "known") return show({ ...shown, isPolling });
    const { failure } = result;
    show({ status: isInaccessible(failure) ? "inaccessible" : "failed", failure });
  }

  function poll() {
    stop();
    answered();
    if (check) stop = pollPayment({ check, onResult, maxDuration, now, after, report });
    else show({ status: "inaccessible", failure: unknownOrder });
  }

  return {
    getState,
    subscribe,
    poll,
    stop() {
      stop();
      answered();
    },
    refetch() {
      const shown = getState();
      show(shown.status === "known" ? { ...shown, isPolling: true } : { status: "checking" });
      poll();
      if (!check) return Promise.resolve();
      return new Promise((resolve) => {
        answered = resolve;
      });
    },
  };
}

const isInaccessible = ({ httpStatus }: Failure) =>
  httpStatus >= 400 && httpStatus < 500 && httpStatus !== 429;

/** Reads the status once; undefined where no order is named. */
function checkOf(options: PaymentStatusOptions): (() => Promise<PaymentStatus>) | undefined {
  const { api, orderId, tempOrderId, secret, language, canSignIn, onReturnHandled } = options;
  if (!orderId) {
    return tempOrderId
      ? async () => (await getPaymentStatus(api, { tempOrderId }, secret())).results
      : undefined;
  }
  const query = { orderId, language };
  let { gatewayReturn } = options;
  let verifying: Promise<PaymentStatus> | undefined;

  function markHandled() {
    if (gatewayReturn) onReturnHandled();
    gatewayReturn = undefined;
  }

  async function check() {
    try {
      const { payment, isReturnHandled } = await checkPayment(api, { ...query, t: secret(), gatewayReturn });
      if (isReturnHandled) markHandled();
      return payment;
    } catch (error) {
      // The server has checked the gateway all the same, and there is no user to sign in.
      if (!canSignIn && isApiError(error) && error.status === 404) markHandled();
      throw error;
    }
  }

  return () => {
    if (!gatewayReturn) return check();
    // A poll that starts while the data is being verified waits for that answer.
    verifying ??= check().finally(() => {
      verifying = undefined;
    });
    return verifying;
  };
}
