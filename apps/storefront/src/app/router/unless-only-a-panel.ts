import type { ShouldRevalidateFunction } from "react-router-dom";

/** Whether a page's data is read anew: not where only a panel opened over it, or closed. */
export const unlessOnlyAPanel: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isPanelOnly = currentUrl.href !== nextUrl.href && withoutPanel(currentUrl) === withoutPanel(nextUrl);
  return defaultShouldRevalidate && !isPanelOnly;
};

function withoutPanel({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete("panel");
  return `${pathname}?${rest}`;
}
