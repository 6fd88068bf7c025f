import { createStore } from "zustand/vanilla";
import { type Frame, type Message, partnerSetBy } from "./partner-message.ts";
import type { Partner } from "./partners.ts";
import { type PartnerTheme, themeOf } from "./themes.ts";

export interface PartnerState {
  /** Whose widget this is; nobody's outside a frame and until the page around it says so. */
  partner: Partner | undefined;
  theme: PartnerTheme;
  partnerSet(partner: Partner): void;
}

export type PartnerStore = ReturnType<typeof createPartnerStore>;

/** Whose widget this is, and how it looks. One store for a frame. */
export function createPartnerStore() {
  return createStore<PartnerState>()((set) => ({
    partner: undefined,
    theme: themeOf(),
    partnerSet: (partner) => set({ partner, theme: themeOf(partner.id) }),
  }));
}

/** A window, as far as messages reach it. */
export interface ListeningFrame extends Frame {
  addEventListener(type: "message", listener: (message: Message) => void): void;
  removeEventListener(type: "message", listener: (message: Message) => void): void;
}

/** Follows what the page around this frame says of its partner. Gives back what ends that. */
export function followPartner(
  frame: ListeningFrame,
  store: PartnerStore,
  partners: readonly Partner[],
): () => void {
  const listen = (message: Message) => {
    const partner = partnerSetBy(message, frame, partners);
    if (partner) store.getState().partnerSet(partner);
  };
  frame.addEventListener("message", listen);
  return () => frame.removeEventListener("message", listen);
}
