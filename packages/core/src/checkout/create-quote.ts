import { createStore, type StoreApi } from "zustand/vanilla";
import type { Quote } from "../contract/index.ts";
import { type Failure, type Report, settle } from "../query/index.ts";
import type { After } from "../time/index.ts";

/** What a booking costs. `shown` stays the last good quote while a new one is calculated. */
export interface QuoteState<Found extends Quote = Quote> {
  /** `none` while the selection cannot be priced. */
  status: "none" | "working" | "ready" | "failed";
  shown: Found | undefined;
  failure: Failure | undefined;
  /** The priced request, as JSON. */
  of: string | undefined;
}

export interface QuoteStore<Request, Found extends Quote = Quote>
  extends Pick<StoreApi<QuoteState<Found>>, "getState" | "subscribe"> {
  /** Prices a new request, compared by content, after a short debounce. */
  setRequest(request: Request | undefined): void;
  /** Prices the same request again. */
  refetch(): void;
  /** Takes the price of the same request that the server has just sent. */
  adopt(sent: Quote): void;
  /** Cancels the running request; the next one is always priced. */
  cancel(): void;
}

interface Options<Request, Found extends Quote> {
  /** Requests the price from the server, which alone calculates it. */
  fetchQuote(request: Request): Promise<{ results: Found }>;
  report: Report;
  after: After;
}

const PAUSE = 250; // debounce, ms

/** The price of a booking while it is filled in. Every request settles as a price or an error. */
export function createQuote<Request, Found extends Quote = Quote>({
  fetchQuote,
  report,
  after,
}: Options<Request, Found>): QuoteStore<Request, Found> {
  const store = createStore<QuoteState<Found>>(() => ({
    ...{ status: "working", shown: undefined, failure: undefined, of: undefined },
  }));
  const { getState, subscribe, setState } = store;
  let key: string | undefined;
  let isStarted = false;
  let current = 0;
  let cancelPause = () => {};

  function cancel() {
    current++;
    cancelPause();
    isStarted = false;
  }

  async function price(own: number, request: Request) {
    const settled = await settle(() => fetchQuote(request), report);
    if (own !== current) return;
    setState(
      settled.ok
        ? { status: "ready", shown: settled.value.results, failure: undefined }
        : { status: "failed", failure: settled.failure },
    );
  }

  function refetch() {
    cancel();
    isStarted = true;
    if (key === undefined) {
      return setState({ status: "none", shown: undefined, failure: undefined, of: undefined });
    }
    const own = current;
    const request = JSON.parse(key) as Request;
    setState({ status: "working", failure: undefined, of: key });
    cancelPause = after(PAUSE, () => void price(own, request));
  }

  return {
    getState,
    subscribe,
    setRequest(request) {
      const next = request && JSON.stringify(request);
      if (isStarted && next === key) return;
      key = next;
      refetch();
    },
    refetch,
    adopt(sent) {
      const { shown } = getState();
      if (!shown) return refetch();
      cancel();
      isStarted = true;
      setState({ status: "ready", shown: { ...shown, ...sent }, failure: undefined });
    },
    cancel,
  };
}
