import { useEffect, useRef } from "react";
import type { PressTime } from "./press-time.ts";

const pressable = "a, button, label, select, summary";
const selectable = "select, [type=checkbox], [type=radio]";

/**
 * Marks what was pressed last with `data-pending`, as long as its answer is shown as in progress. Every press and every
 * letter is the start of a new wait.
 */
export function usePressed(isShown: boolean, time: PressTime): void {
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    const press = ({ target }: Event) => {
      time.press();
      pressed.current = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    };
    // Text has changed when its field is left or removed, maybe by the answer to its last letter.
    const select = (event: Event) => {
      if (event.target instanceof Element && event.target.matches(selectable)) press(event);
    };
    // Back and Forward are buttons of the browser.
    const step = () => {
      time.press();
      pressed.current = null;
    };
    document.addEventListener("click", press, true);
    document.addEventListener("change", select, true);
    document.addEventListener("input", time.press, true);
    window.addEventListener("popstate", step);
    return () => {
      document.removeEventListener("click", press, true);
      document.removeEventListener("change", select, true);
      document.removeEventListener("input", time.press, true);
      window.removeEventListener("popstate", step);
    };
  }, [time]);

  useEffect(() => {
    const element = pressed.current;
    if (!isShown || !element) return;
    element.dataset.pending = "";
    return () => {
      delete element.dataset.pending;
    };
  }, [isShown]);
}
