export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Restore = () => void;

/**
 * Reads, before hydration, what a visitor filled in while the script was loading: React assumes the page is as the
 * server rendered it and would clear the fields. The returned function enters the values again.
 */
export function readInput(page: Element): Restore {
  const typed = new Map<EventTarget | null, Restore>();
  for (const control of page.querySelectorAll<Control>("input, textarea, select")) {
    const restore = restoreOf(control);
    if (restore) typed.set(control, restore);
  }
  // A field that is typed into afterwards already has its new value.
  const onInput = ({ target }: Event) => void typed.delete(target);
  page.addEventListener("input", onInput, true);
  return () => {
    page.removeEventListener("input", onInput, true);
    for (const restore of typed.values()) restore();
    typed.clear();
  };
}

/** Enters again what differs from what the server rendered; undefined where nothing does. */
export function restoreOf(control: Control): Restore | undefined {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const rendered = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    const { value } = control;
    return value === rendered?.value ? undefined : () => choose(control, value);
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

// React ignores an event whose value it has already recorded, and it records each value that is set on the control:
// so another value is set first.
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
