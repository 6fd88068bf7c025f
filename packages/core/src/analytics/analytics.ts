/** What the behaviour-analytics tool is told. It takes no personal data: ids, codes and names of events. */
export interface Analytics {
  /** Names the signed-in customer by an id of ours that means nothing elsewhere. */
  identify(userId: string): void;
  /** Sets a property of the visit; what belongs to an event is set before it. */
  set(key: string, value: string): void;
  event(name: string): void;
}

/** The event of a label: `LABEL_`, then the label in upper case with underscores for its whitespace. */
export function labelEvent(label: string): string {
  return `LABEL_${label.toUpperCase().replace(/\s+/g, "_")}`;
}
