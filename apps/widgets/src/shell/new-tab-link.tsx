import type { ComponentProps } from "react";

/** The id of the words that say so to those who listen; the shell holds them. */
export const newTabId = "new-tab";

/** How every link leaves a widget: the partner's page stays where it is. */
export function NewTabLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a aria-describedby={newTabId} {...rest} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
