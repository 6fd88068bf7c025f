import type { ReactNode } from "react";
import { type LinkComponent, LinkContext } from "./link-context.ts";

export interface LinkProviderProps {
  /** Renders every link to a page of this app. It must be stable: a new one on each render remounts every link. */
  component: LinkComponent;
  children: ReactNode;
}

/** Sets the app's link component for all links below. Without it each link loads a new document. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
