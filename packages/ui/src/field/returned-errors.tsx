import { createContext, type ReactNode, useContext } from "react";

/** Errors that a form was sent back with, by the `name` of the control; each is shown in its field. */
export const ReturnedErrors = createContext<ReadonlyMap<string, ReactNode>>(new Map());

/** The error of a field: its own, or the one that came back from the server. */
export function useFieldError(own: ReactNode, name: string | undefined) {
  const returned = useContext(ReturnedErrors);
  return own || (name && returned.get(name));
}
