import { useEffect, useRef } from "react";

const pressable = "a, button, label, select, summary";

/** Marks what was pressed last with `data-pending`, as long as its answer is shown as in progress. */
export function usePressed(isShown: boolean): void {
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    const press = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    };
    // Back and Forward are buttons of the browser.
    const step = () => {
      pressed.current = null;
    };
    document.addEventListener("click", press, true);
    document.addEventListener("change", press, true);
    window.addEventListener("popstate", step);
    return () => {
      document.removeEventListener("click", press, true);
      document.removeEventListener("change", press, true);
      window.removeEventListener("popstate", step);
    };
  }, []);

  useEffect(() => {
    const element = pressed.current;
    if (!isShown || !element) return;
    element.dataset.pending = "";
    return () => {
      delete element.dataset.pending;
    };
  }, [isShown]);
}
