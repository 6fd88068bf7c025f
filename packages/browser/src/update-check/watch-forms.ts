const isWritten = (control: Element) =>
  (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && hasText(control))) &&
  control.value !== "";
const hasText = ({ type }: HTMLInputElement) => /^(?:text|tel|email|search|number|date)$/.test(type);
/** Filters and searches are in the URL of their own page, so a reload loses nothing once they are submitted. */
const keepsNothing = ({ method, action }: HTMLFormElement) =>
  method === "get" && new URL(action).pathname === document.location.pathname;

/**
 * Watches for unsaved input (ruling D2). Returns a function that says whether there is any: a half-filled form, the
 * entry of a one-time code, or a payment.
 */
export function watchForms(): () => boolean {
  const begun = new Set<HTMLFormElement>();
  const note = ({ target }: Event) => {
    const form = (target as Partial<HTMLInputElement> | null)?.form;
    if (form && !keepsNothing(form)) begun.add(form);
  };
  document.addEventListener("input", note, true);
  document.addEventListener("change", note, true);
  // Input from before this ran.
  for (const form of document.forms) {
    if (!keepsNothing(form) && [...form.elements].some(isWritten)) begun.add(form);
  }

  return () => {
    for (const form of begun) if (!form.isConnected) begun.delete(form);
    const { activeElement, location } = document;
    return (
      begun.size > 0 ||
      (activeElement !== null && isWritten(activeElement)) ||
      document.querySelector('[autocomplete="one-time-code"]') !== null ||
      /payment|[?&]step=pay(?:&|$)/.test(location.pathname + location.search)
    );
  };
}
