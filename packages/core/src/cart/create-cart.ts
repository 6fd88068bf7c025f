import { createStore, type StoreApi } from "zustand/vanilla";
import { type ApiClient, ApiError } from "../api/index.ts";
import type { EnergisedFor, Language } from "../contract/index.ts";
import {
  addCartLine,
  type Cart,
  type CartChoice,
  changeCartLine,
  claimCart,
  getCart,
  removeCartLine,
  restoreCartLine,
  setCartCoupon,
} from "../goods/index.ts";
import { type Failure, type Report, type Settled, settle } from "../query/index.ts";
import { withName, withoutLine, withoutPrasad, withQuantity } from "./expected-cart.ts";
import { type SeenPrices, withSeenPrices } from "./seen-prices.ts";

/** The cart as screens show it. */
export interface CartState {
  /** As it will be once the changes under way are saved; undefined until it was read. */
  cart: Cart | undefined;
  /** Whether prices and problems may be older than the lines. */
  isWorking: boolean;
  /** Why the last read failed, until one succeeds. */
  failure: Failure | undefined;
}

export interface CartStore extends Pick<StoreApi<CartState>, "getState" | "subscribe"> {
  /** Reads it again; reads at the same time are one. */
  read(): Promise<void>;
  add(choice: CartChoice): Promise<Settled<Cart>>;
  /** Shows at once; it is as before if that fails. */
  setQuantity(lineId: string, qty: number): Promise<Settled<Cart>>;
  /** A ritual whose prasad is not sent. Shows at once; it is as before if that fails. */
  withoutPrasad(lineId: string): Promise<Settled<Cart>>;
  /** In whose name a line is energised. Shows at once, at the same price; it is as before if that fails. */
  setName(lineId: string, person: EnergisedFor): Promise<Settled<Cart>>;
  /** Shows at once; the line is back if that fails. */
  remove(lineId: string): Promise<Settled<Cart>>;
  restore(lineId: string): Promise<Settled<Cart>>;
  setCoupon(code: string | null): Promise<Settled<Cart>>;
  /** Adds the cart of a ticket, which works once. */
  claim(ticket: string): Promise<Settled<Cart>>;
  /** A quote has shown today's prices: none of them counts as changed until it changes again. */
  acceptPrices(): void;
  /**
   * Forgets everything, as when another visitor begins: answers under way are dropped. What waits to be sent is sent if the
   * session stays, as at login.
   */
  clear(): void;
}

interface Options {
  api: ApiClient;
  language: Language;
  /** Whose cart it is now: a change is sent only in the session in which it was made. */
  session(): string;
  newKey(): string;
  report: Report;
  /** Called with the cart after each answer; `isChanged` unless it was only read. */
  onAnswer?: (cart: Cart, isChanged: boolean) => void;
}

interface Change {
  expect?: ((cart: Cart) => Cart) | undefined;
  /** Whether prices and problems are the same after it. */
  keepsPrices?: boolean;
}

/** The cart of a tab: changes show at once and are sent one after the other. */
export function createCart({
  api,
  language,
  session,
  newKey,
  report,
  onAnswer = () => {},
}: Options): CartStore {
  const empty: CartState = { cart: undefined, isWorking: false, failure: undefined };
  const store = createStore<CartState>(() => empty);
  let confirmed: Cart | undefined;
  let seen: SeenPrices = new Map();
  let changes: Change[] = [];
  let visitor = 0;
  let last: Promise<unknown> = Promise.resolve();
  let reading: Promise<void> | undefined;
  /** The keys of choices that may have been added although the response was lost. */
  const uncertain = new Map<string, string>();

  function show(failure: Failure | undefined) {
    const cart = changes.reduce((shown, { expect }) => shown && (expect?.(shown) ?? shown), confirmed);
    const isPricing = changes.some(({ keepsPrices }) => !keepsPrices);
    store.setState({ cart, failure, isWorking: isPricing || reading !== undefined }, true);
  }

  function answered(cart: Cart, isChanged: boolean) {
    ({ cart: confirmed, seen } = withSeenPrices(cart, seen));
    onAnswer(cart, isChanged);
  }

  /** Sends a change after those before it. */
  async function change(
    send: () => Promise<{ results: Cart }>,
    expect?: Change["expect"],
    keepsPrices = false,
  ) {
    const own: Change = { expect, keepsPrices };
    const begunBy = visitor;
    const begunIn = session();
    changes = [...changes, own];
    show(store.getState().failure);
    const sent = last.then(() =>
      settle(async () => {
        if (session() !== begunIn) throw anotherSession();
        return (await send()).results;
      }, report),
    );
    last = sent;
    const settled = await sent;
    if (begunBy !== visitor) return settled;
    changes = changes.filter((other) => other !== own);
    if (settled.ok) answered(settled.value, true);
    show(settled.ok ? undefined : store.getState().failure);
    return settled;
  }

  function read(): Promise<void> {
    if (reading) return reading;
    const begunBy = visitor;
    // After the changes that are under way, whose answers are older than this one's.
    const sent = last.then(() => settle(async () => (await getCart(api)).results, report));
    last = sent;
    const run = sent.then((settled) => {
      if (begunBy !== visitor) return;
      reading = undefined;
      if (settled.ok) answered(settled.value, false);
      show(settled.ok ? undefined : settled.failure);
    });
    reading = run;
    show(store.getState().failure);
    return run;
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    read,
    async add(choice) {
      const name = JSON.stringify(choice);
      const key = uncertain.get(name) ?? newKey();
      // Another press before the response adds another piece.
      uncertain.delete(name);
      const begunBy = visitor;
      const added = await change(() => addCartLine(api, language, choice, key));
      if (!added.ok && begunBy === visitor) uncertain.set(name, key);
      return added;
    },
    setQuantity: (id, qty) => change(() => changeCartLine(api, language, id, { qty }), withQuantity(id, qty)),
    withoutPrasad: (id) =>
      change(() => changeCartLine(api, language, id, { prasad: false }), withoutPrasad(id)),
    setName: (id, person) =>
      change(() => changeCartLine(api, language, id, { energised_for: person }), withName(id, person), true),
    remove: (id) => change(() => removeCartLine(api, language, id), withoutLine(id)),
    restore: (id) => change(() => restoreCartLine(api, language, id)),
    setCoupon: (code) => change(() => setCartCoupon(api, language, code)),
    claim: (ticket) => change(() => claimCart(api, language, ticket)),
    acceptPrices() {
      seen = new Map();
    },
    clear() {
      visitor++;
      confirmed = undefined;
      seen = new Map();
      changes = [];
      reading = undefined;
      uncertain.clear();
      store.setState(empty, true);
    },
  };
}

const anotherSession = () => new ApiError("the session has ended", { code: "unauthorized", status: 401 });
