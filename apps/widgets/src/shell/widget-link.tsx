import { type ComponentProps, type MouseEvent, useContext } from "react";
import { NavigateContext } from "../address/navigate-context.ts";

/** The id of the hidden text "opens in a new tab" for screen readers; the shell renders it. */
export const newTabId = "new-tab";

/** A link of a widget: to another widget in the same frame, to anywhere else in a new tab. */
export function WidgetLink({ children, ...rest }: ComponentProps<"a">) {
  const navigate = useContext(NavigateContext);
  const { href = "" } = rest;
  if (!href.startsWith("/widget/")) {
    return (
      <a aria-describedby={newTabId} {...rest} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    rest.onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!navigate || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
