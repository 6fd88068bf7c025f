import { useEffect, useState } from "react";

/** Whether a link to another document of this site was followed, which the router knows nothing of. */
export function useLeaving(): boolean {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const press = (event: MouseEvent) => setLeaving((was) => was || opensDocument(event));
    // Back from there, with this page as it was left.
    const stay = () => setLeaving(false);
    // On the window: after React's handlers, which prevent the default of the router's own links.
    window.addEventListener("click", press);
    window.addEventListener("pageshow", stay);
    return () => {
      window.removeEventListener("click", press);
      window.removeEventListener("pageshow", stay);
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
