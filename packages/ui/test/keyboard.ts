import { waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** What can be pressed, chosen or typed in, be it by its element or by its role. */
const PRESSABLE = [
  "a[href]",
  "button",
  "input:not([type='hidden'])",
  "select",
  "textarea",
  ...["button", "link", "tab", "checkbox", "radio", "menuitem", "slider", "switch", "combobox"].map(
    (role) => `[role='${role}']`,
  ),
].join(", ");

export const pressables = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (control) =>
      !control.matches(":disabled, [aria-hidden='true']") &&
      !control.closest("[inert], [hidden], details:not([open]) > div"),
  );

/** At both ends of a modal dialog: takes the focus and, a frame later, passes it on to the other end. */
const TURN = "[data-base-ui-focus-guard]";

/** Where Tab leads from the start of a page until it leaves it, or of the dialog over it until it is back there. */
export async function walkByTab(user: UserEvent, { body }: Document) {
  const dialog = body.querySelector("[role='dialog']");
  // A dialog takes the focus itself, a frame after it has opened.
  if (dialog) await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  else (document.activeElement as HTMLElement | null)?.blur();
  const walked: HTMLElement[] = [];
  for (;;) {
    await user.tab();
    const at = body.ownerDocument.activeElement;
    if (!(at instanceof HTMLElement) || at === body || at.matches(TURN)) return walked;
    if (dialog && at === walked[0]) return walked;
    const before = walked.at(-1);
    if (walked.includes(at)) throw new Error(`Tab comes back to ${at.outerHTML}`);
    if (before && !(before.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING))
      throw new Error(`Tab leads back from ${before.outerHTML} to ${at.outerHTML}`);
    walked.push(at);
  }
}

/** Whether the keys of something that was walked to lead on to this: what shares one stop of Tab. */
export function isReachedFrom(control: HTMLElement, walked: readonly HTMLElement[]) {
  const stopsIn = (place: Element | null | undefined) => walked.some((stop) => place?.contains(stop));
  // Radios of one name, tabs of one list: arrows walk between them.
  if (control.matches("input[type='radio']"))
    return stopsIn(control.closest("[role='radiogroup'], fieldset"));
  if (control.matches("[role='tab']")) return stopsIn(control.closest("[role='tablist']"));
  // A button that only does what the arrow keys do in the field beside it.
  const isOnlyForPointers = control.matches("button[tabindex='-1'][aria-haspopup]");
  return isOnlyForPointers && stopsIn(control.parentElement);
}
