import type { ApiClient } from "@aradhana/core/api";
import {
  type ListeningFrame,
  type Message,
  type PartnerStore,
  partnerIdIn,
  partnerIds,
  partnerSetBy,
} from "@aradhana/core/partner";
import { registeredPartner } from "./registered-partner.ts";

const known: ReadonlySet<unknown> = new Set(Object.values(partnerIds));

/**
 * Follows what the page around this frame says of its partner (rulings D8, D19), at the origin that the registry has
 * for that very partner. Who is not in it is not asked after. Gives back what ends that.
 */
export function followRegistered(frame: ListeningFrame, api: ApiClient, store: PartnerStore): () => void {
  const asked = new Map<string, ReturnType<typeof registeredPartner>>();

  async function listen(message: Message) {
    const id = message.source === frame.parent ? partnerIdIn(message.data) : undefined;
    if (typeof id !== "string" || !known.has(id)) return;
    const answer = asked.get(id) ?? registeredPartner(api, id);
    asked.set(id, answer);
    const registered = await answer;
    // Asked for again at the next message: there may have been no network.
    if (!registered) return void asked.delete(id);
    const partner = partnerSetBy(message, frame, [registered]);
    if (partner && partner.id !== store.getState().partner?.id) store.getState().partnerSet(partner);
  }
  const hear = (message: Message) => void listen(message);
  frame.addEventListener("message", hear);
  return () => frame.removeEventListener("message", hear);
}
