import type { Message } from "../contract/chat.ts";

/** Both lists as one in the order of the conversation, each message once. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const last = known.at(-1)?.seq ?? 0;
  const fresh = more.filter(({ seq }) => seq > last);
  // What comes from a stream only follows.
  if (fresh.length === more.length) return fresh.length === 0 ? known : [...known, ...inOrder(fresh)];
  return inOrder([...known, ...more]);
}

function inOrder(messages: readonly Message[]): Message[] {
  const bySeq = new Map(messages.map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
