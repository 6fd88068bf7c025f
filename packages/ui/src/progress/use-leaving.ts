import { useEffect, useState } from "react";

/** A response may also be a download, of which the page gets no event. */
const LONGEST_MS = 30_000;

/** Whether a link to another document of this site was followed, which the router knows nothing of. */
export function useLeaving(): boolean {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = () => {
      clearTimeout(timer);
      setLeaving(false);
    };
    const press = (event: MouseEvent) => {
      if (!opensDocument(event)) return;
      clearTimeout(timer);
      // After the last listener, which may still prevent it.
      timer = setTimeout(() => {
        if (event.defaultPrevented) return;
        setLeaving(true);
        timer = setTimeout(stay, LONGEST_MS);
      });
    };
    // For browsers without the Navigation API.
    const cancel = ({ key }: KeyboardEvent) => key === "Escape" && stay();
    // On the window: after React's handlers, which prevent the default of the router's own links.
    window.addEventListener("click", press);
    window.addEventListener("keydown", cancel);
    // The visitor came back, and this page is as it was left.
    window.addEventListener("pageshow", stay);
    // The navigation was stopped by the visitor, or blocked.
    const { navigation } = window as Partial<Pick<Window, "navigation">>;
    navigation?.addEventListener("navigateerror", stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("click", press);
      window.removeEventListener("keydown", cancel);
      window.removeEventListener("pageshow", stay);
      navigation?.removeEventListener("navigateerror", stay);
    };
  }, []);
  return isLeaving;
}

function opensDocument(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return false;
  const isSamePage = link.pathname === location.pathname && link.search === location.search && link.hash;
  return link.origin === location.origin && !isSamePage;
}
