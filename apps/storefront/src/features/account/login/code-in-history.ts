/** The history state of the code step: Back leads to the number. */
export const codeState = { asks: "code" };

/** Whether a step in the history is that one. */
export const asksForCode = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "asks" in state && state.asks === codeState.asks;
