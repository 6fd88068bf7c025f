import {
  type Message,
  type Partner,
  type PartnerStore,
  partnerSetBy,
  speaksFor,
} from "@aradhana/core/partner";
import {
  type FromPage,
  type FromWidget,
  fromPage,
  fromWidget,
  handshake,
  type Mode,
  readMessage,
  sealed,
  type Understood,
} from "@aradhana/embed/protocol";

/** A message that may contain the port of a channel. */
export interface Greeting extends Message {
  ports: readonly MessagePort[];
}

/** The parts of our own window that receive messages of the host page. */
export interface HostedFrame {
  self: unknown;
  parent: unknown;
  addEventListener(type: "message", listener: (greeting: Greeting) => void): void;
  removeEventListener(type: "message", listener: (greeting: Greeting) => void): void;
}

/** The host page of a widget. Messages are dropped outside of a frame, and until that page has connected. */
export interface Host {
  notify<Type extends keyof FromWidget>(type: Type, payload: FromWidget[Type]): void;
  /** Details of the visitor from the page, which prefill forms. */
  prefill(): FromPage["prefill"];
  /** Calls `listener` each time the page sends details of the visitor. Returns a function that unsubscribes. */
  onPrefill(listener: () => void): () => void;
  end(): void;
}

/** Requests of the page to a widget, besides prefilled values. */
export type PageRequest = Exclude<Understood<typeof fromPage>, { type: "prefill" }>;

interface Listening {
  /** The partners whose pages may frame this document. */
  framers: readonly Partner[];
  /** Called when the channel is open: from now on messages arrive. */
  onOpen(mode: Mode): void;
  onRequest(request: PageRequest): void;
}

/**
 * Waits for the host page to send the port of a channel. It is accepted from the parent window only, after the
 * partner that the page names is known, and only from an origin that the registry has for this partner. A page
 * that may frame us but names an unknown partner is accepted without a partner: it has our theme and no rights
 * of a partner.
 */
export function openHost(
  frame: HostedFrame,
  partners: PartnerStore,
  { framers, onOpen, onRequest }: Listening,
): Host {
  let greeting: Greeting | undefined;
  let channel: { port: MessagePort; instance: string } | undefined;
  let prefill: FromPage["prefill"] = {};
  const readers = new Set<() => void>();
  let sent = 0;

  function hear(message: Greeting) {
    if (message.source !== frame.parent || !message.ports[0]) return;
    greeting = message;
    open();
  }

  function isWelcome({ origin, data }: Greeting): boolean {
    const { partner_id: id } = Object(data);
    if (typeof id !== "string" || id === "" || framers.some((framer) => framer.id === id)) return false;
    return !partners.getState().partner && framers.some((framer) => speaksFor(framer, origin));
  }

  function open() {
    const { partner } = partners.getState();
    if (!greeting) return;
    if (!isWelcome(greeting) && !(partner && partnerSetBy(greeting, frame, [partner]))) return;
    const { instance } = Object(greeting.data);
    const hello = readMessage(handshake, instance, greeting.data);
    const [port] = greeting.ports;
    greeting = undefined;
    if (!hello || !port || typeof instance !== "string") return;
    channel?.port.close();
    channel = { port, instance };
    port.onmessage = ({ data }) => {
      const message = readMessage(fromPage, instance, data);
      if (message?.type === "prefill") {
        prefill = message.payload;
        for (const read of readers) read();
      } else if (message) onRequest(message);
    };
    onOpen(hello.payload.mode);
  }

  frame.addEventListener("message", hear);
  const unfollow = partners.subscribe(open);
  return {
    notify(type, payload) {
      if (!channel) return;
      // Unknown fields never leave the frame.
      const message = sealed(fromWidget, ++sent, channel.instance, type, payload);
      if (message) channel.port.postMessage(message);
    },
    prefill: () => prefill,
    onPrefill(read) {
      readers.add(read);
      return () => void readers.delete(read);
    },
    end() {
      frame.removeEventListener("message", hear);
      unfollow();
      channel?.port.close();
      channel = undefined;
    },
  };
}
