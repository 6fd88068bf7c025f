/** The behaviour-analytics tool. Pass no personal data: only ids, codes and event names. */
export interface Analytics {
  /** Identifies the signed-in customer by an internal id that means nothing to others. */
  identify(userId: string): void;
  /** Sets a property of the session. Set the properties of an event before the event. */
  set(key: string, value: string): void;
  event(name: string): void;
}

/** The event name of a label: `LABEL_` and the label in upper case, with underscores for whitespace. */
export function labelEvent(label: string): string {
  return `LABEL_${label.toUpperCase().replace(/\s+/g, "_")}`;
}
