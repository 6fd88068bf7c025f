const LONGEST = 250; // characters, specification section 9

/** A message of at most 250 characters, with dots for what is missing. */
export function cutMessage(message: string): string {
  if (message.length <= LONGEST) return message;
  // Half of a character beyond the basic plane would be none.
  return `${message.slice(0, LONGEST - 3).replace(/[\ud800-\udbff]$/, "")}...`;
}
