import type { Message } from "../contract/chat.ts";

/** The messages without the births that their customer has removed; the same list if it shows none of them. */
export function withoutBirths(messages: readonly Message[], removed: readonly string[]): readonly Message[] {
  const isRemoved = (each: Message) =>
    each.kind === "birth" && each.birth !== null && removed.includes(each.id);
  if (!messages.some(isRemoved)) return messages;
  return messages.map((each) => (each.kind === "birth" && isRemoved(each) ? { ...each, birth: null } : each));
}
