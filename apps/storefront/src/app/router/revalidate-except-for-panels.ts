import type { ShouldRevalidateFunction } from "react-router-dom";

/** Reloads the data of a page, unless only a panel was opened or closed. */
export const revalidateExceptForPanels: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isPanelOnly =
    currentUrl.href !== nextUrl.href && addressWithoutPanel(currentUrl) === addressWithoutPanel(nextUrl);
  return defaultShouldRevalidate && !isPanelOnly;
};

function addressWithoutPanel({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete("panel");
  return `${pathname}?${rest}`;
}
