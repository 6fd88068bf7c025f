import { linkIn } from "@aradhana/core/paths";
import { LinkPreviewContext } from "@aradhana/ui/link";
import { type ComponentProps, type MouseEvent, useContext } from "react";
import { useHref, useLocation, useNavigate } from "react-router-dom";
import { useBrowser } from "../../shared/services/browser.tsx";
import { useVisitor } from "../../shared/services/visitor.tsx";

/**
 * How our components' links move between pages, in the language of this one; the next page's script is fetched as soon as
 * one is meant. The router's own link is five times as large, for features that we do not use (docs/decisions/0053).
 */
export function RouterLink({ href: page = "", onClick, ...rest }: ComponentProps<"a">) {
  const prefetch = useBrowser()?.prefetch;
  const href = useHref(linkIn(useVisitor().language, page));
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const preview = useContext(LinkPreviewContext);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // Another language is another document.
    if (event.defaultPrevented || rest.hrefLang !== undefined || !opensHere(event)) return;
    event.preventDefault();
    // As in a browser, the same page is no further entry of the history.
    void navigate(href, { replace: href === pathname + search + hash, state: preview && { preview } });
  }
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={() => prefetch?.(page)}
      onPointerDown={() => prefetch?.(page)}
      onFocus={() => prefetch?.(page)}
    />
  );
}

/** Whether the browser would open the link in this tab. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
  const { target } = currentTarget;
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (!target || target === "_self");
}
