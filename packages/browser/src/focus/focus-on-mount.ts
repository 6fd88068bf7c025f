/**
 * A `ref` for what replaces a pressed button: without it the focus would be lost. Browsers ignore the attribute
 * `autofocus` in a frame of another site, but allow focus by script after a press.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
