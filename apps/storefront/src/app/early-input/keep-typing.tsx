import { type ReactNode, useEffect } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type GiveBack = () => void;

/**
 * Reads, before hydration, what a visitor filled in while the script was on its way: React takes the page
 * for as the server drew it and would wipe it out. The answer gives it back, as if it were typed then.
 */
export function readTyped(page: Element): GiveBack {
  const typed = new Map<EventTarget | null, GiveBack>();
  for (const control of page.querySelectorAll<Control>("input, textarea, select")) {
    const giveBack = typedInto(control);
    if (giveBack) typed.set(control, giveBack);
  }
  // Who typed on was heard already.
  const typesOn = ({ target }: Event) => void typed.delete(target);
  page.addEventListener("input", typesOn, true);
  return () => {
    page.removeEventListener("input", typesOn, true);
    for (const giveBack of typed.values()) giveBack();
    typed.clear();
  };
}

function typedInto(control: Control): GiveBack | undefined {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const drawn = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    const { value } = control;
    return value === drawn?.value ? undefined : () => choose(control, value);
  }
  if (control.type === "checkbox" || control.type === "radio") {
    const { checked, defaultChecked, type } = control as HTMLInputElement;
    const isVisible = checked === defaultChecked || (type === "radio" && !checked);
    return isVisible ? undefined : () => check(control as HTMLInputElement, checked);
  }
  const { value } = control;
  return value === control.defaultValue ? undefined : () => type(control, value);
}

function choose(control: HTMLSelectElement, value: string) {
  control.value = value;
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

// React passes over an event that brings what it has noted already, and it notes whatever is set on the
// control itself: so first something else is set there.
function check(control: HTMLInputElement, checked: boolean) {
  control.checked = !checked;
  control.click();
}

function type(control: HTMLInputElement | HTMLTextAreaElement, value: string) {
  control.value = `${value} `;
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

interface Props {
  giveBack: GiveBack;
  children: ReactNode;
}

/** Around a page that is being hydrated: once it is, what was typed before is in its fields again. */
export function KeepTyping({ giveBack, children }: Props) {
  useEffect(() => {
    // Each event by itself and outside of React's own work, so that the next one finds what it changed.
    const timer = setTimeout(giveBack);
    return () => clearTimeout(timer);
  }, [giveBack]);
  return children;
}
