const LONGEST = 250; // characters, specification section 9

/** Shortens a message to 250 characters, ending in dots. */
export function cutMessage(message: string): string {
  if (message.length <= LONGEST) return message;
  // Never cut a surrogate pair in two.
  return `${message.slice(0, LONGEST - 3).replace(/[\ud800-\udbff]$/, "")}...`;
}
