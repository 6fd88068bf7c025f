import type { ReactNode } from "react";
import { type LinkComponent, LinkContext } from "./link-context.ts";

export interface LinkProviderProps {
  /** Draws every link to a page of this app. It must be stable: a new one on each render remounts every link. */
  component: LinkComponent;
  children: ReactNode;
}

/** Tells all links below how this app moves between its pages. Without it each link loads its page anew. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
