import { linkIn } from "@aradhana/core/paths";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { useBrowser } from "../../shared/services/browser.tsx";
import { useVisitor } from "../../shared/services/visitor.tsx";

/**
 * How our components' links move between pages, in the language of this one; the next page's script is fetched as soon as
 * one is meant.
 */
export function RouterLink({ href = "", ...rest }: ComponentProps<"a">) {
  const prefetch = useBrowser()?.prefetch;
  const { language } = useVisitor();
  return (
    <Link
      {...rest}
      to={linkIn(language, href)}
      // Another language is another document.
      reloadDocument={rest.hrefLang !== undefined}
      onPointerEnter={() => prefetch?.(href)}
      onPointerDown={() => prefetch?.(href)}
      onFocus={() => prefetch?.(href)}
    />
  );
}
