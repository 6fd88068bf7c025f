import { type RefObject, useEffect, useState } from "react";

/** Leads the focus to the group of a devotee, by their place, once what was pressed has gone; `at` does at first. */
export function useFocusDevotee(form: RefObject<HTMLFormElement | null>, at?: number) {
  const [turned, setTurned] = useState({ at });

  useEffect(() => {
    if (turned.at === undefined) return;
    form.current?.querySelectorAll<HTMLElement>("fieldset[tabindex]")[turned.at]?.focus();
  }, [form, turned]);

  return (to: number) => setTurned({ at: to });
}
