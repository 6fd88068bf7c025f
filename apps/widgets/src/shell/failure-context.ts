import { createContext } from "react";

/** What happens to an error that a widget cannot handle itself. */
export interface FailureHandling {
  /** A part broke while it was drawn, or could not be fetched. */
  onFailure(error: unknown): void;
  /** Opens the widget's first screen. */
  goHome(): void;
}

/** Nothing while the server draws. */
export const FailureContext = createContext<FailureHandling | undefined>(undefined);
