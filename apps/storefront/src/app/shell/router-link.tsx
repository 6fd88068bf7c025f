import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { useBrowser } from "../../shared/services/browser.tsx";

/** How our components' links move between pages; the next page's script is fetched as soon as one is meant. */
export function RouterLink({ href = "", ...rest }: ComponentProps<"a">) {
  const prefetch = useBrowser()?.prefetch;
  return (
    <Link
      {...rest}
      to={href}
      // Another language is another document.
      reloadDocument={rest.hrefLang !== undefined}
      onPointerEnter={() => prefetch?.(href)}
      onPointerDown={() => prefetch?.(href)}
      onFocus={() => prefetch?.(href)}
    />
  );
}
