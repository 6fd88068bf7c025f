import { waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Interactive elements, by element or by role. */
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

/** At both ends of a modal dialog: gets the focus and, a frame later, passes it on to the other end. */
const TURN = "[data-base-ui-focus-guard]";

/** The tab order of a page until Tab leaves it, or of the open dialog until it wraps around. */
export async function walkByTab(user: UserEvent, { body }: Document) {
  const dialog = body.querySelector("[role='dialog']");
  // A dialog takes the focus itself, one frame after it has opened.
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

/** Whether the keys of a focused element reach this one: elements that share one tab stop. */
export function isReachedFrom(control: HTMLElement, walked: readonly HTMLElement[]) {
  const stopsIn = (place: Element | null | undefined) => walked.some((stop) => place?.contains(stop));
  // Radios of one name, tabs of one list: arrow keys move between them.
  if (control.matches("input[type='radio']"))
    return stopsIn(control.closest("[role='radiogroup'], fieldset"));
  if (control.matches("[role='tab']")) return stopsIn(control.closest("[role='tablist']"));
  // A button that only does what arrow keys do in the field next to it.
  const isOnlyForPointers = control.matches("button[tabindex='-1'][aria-haspopup]");
  return isOnlyForPointers && stopsIn(control.parentElement);
}
