import type { Conversation, Language } from "@aradhana/core/contract";
import type { text } from "./text.en.ts";

/** The name of the person who answers, where it is known. */
export function peerName({ peer, kind, state }: Conversation, t: typeof text, language: Language): string {
  if (peer.name) return peer.name[language];
  return kind === "astrologer"
    ? t.peers.astrologer
    : t.peers[state === "assistant" ? "assistant" : "support"];
}
