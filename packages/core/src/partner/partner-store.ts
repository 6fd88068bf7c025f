import { createStore } from "zustand/vanilla";
import { type Frame, isFramed, type Message, partnerIdIn, partnerSetBy } from "./partner-message.ts";
import type { Partner } from "./partners.ts";
import { type PartnerTheme, partnerThemes } from "./themes.ts";

export interface PartnerState {
  /** The partner of this widget; none outside a frame and until the embedding page names one. */
  partner: Partner | undefined;
  theme: PartnerTheme;
  partnerSet(partner: Partner): void;
}

export type PartnerStore = ReturnType<typeof createPartnerStore>;

/** Whose widget this is, and how it looks. One store for a frame. */
export function createPartnerStore() {
  return createStore<PartnerState>()((set) => ({
    partner: undefined,
    theme: partnerThemes.default,
    partnerSet: (partner) => set({ partner, theme: partner.theme ?? partnerThemes.default }),
  }));
}

/** A window, as far as messages reach it. */
export interface ListeningFrame extends Frame {
  addEventListener(type: "message", listener: (message: Message) => void): void;
  removeEventListener(type: "message", listener: (message: Message) => void): void;
}

/** Looks up the partner of an id in the registry; `undefined` where there is none or the request fails. */
export type Registry = (id: string) => Promise<Partner | undefined>;

interface Following {
  registry: Registry;
  /** Called with an unexpected error of the registry; no partner is trusted then. */
  onError(error: unknown): void;
}

/** The format of an id; any other value is not looked up. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Follows the partner that the embedding page names (rulings D8, D19), at an origin that the registry has
 * for that very partner. Returns what ends that.
 */
export function followPartner(
  frame: ListeningFrame,
  store: PartnerStore,
  { registry, onError }: Following,
): () => void {
  const requests = new Map<string, Promise<Partner | undefined>>();

  const ask = (id: string) =>
    registry(id).catch((error: unknown) => {
      onError(error);
      return undefined;
    });

  async function follow(message: Message) {
    const id = isFramed(frame) && message.source === frame.parent ? partnerIdIn(message.data) : undefined;
    if (typeof id !== "string" || !uuid.test(id)) return;
    const answer = requests.get(id) ?? ask(id);
    requests.set(id, answer);
    const registered = await answer;
    // Looked up again at the next message: the network may have been down.
    if (!registered) return void requests.delete(id);
    const partner = partnerSetBy(message, frame, [registered]);
    if (partner && partner.id !== store.getState().partner?.id) store.getState().partnerSet(partner);
  }
  const listen = (message: Message) => void follow(message);
  frame.addEventListener("message", listen);
  return () => frame.removeEventListener("message", listen);
}
