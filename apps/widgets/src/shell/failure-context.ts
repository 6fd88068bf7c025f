import { createContext } from "react";

/** The handling of errors that a widget cannot handle itself. */
export interface FailureHandling {
  /** A part broke while it was rendered, or could not be fetched. */
  onFailure(error: unknown): void;
  /** Opens the widget's first screen. */
  goHome(): void;
}

/** Undefined during server rendering. */
export const FailureContext = createContext<FailureHandling | undefined>(undefined);
